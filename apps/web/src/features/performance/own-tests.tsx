import { type Bot, calls } from '@app/contract'
import { Button, Card } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { keepOwnResults } from './own-results.ts'
import { refreshRecords } from './use-testing.ts'

/** Runs that were saved as tests of one's own agents: run, or let go. */
export function OwnTests({ own, busy }: { own: readonly Bot[]; busy: boolean }) {
  const t = useTexts('performance')
  return (
    <Card asElement="section" aria-labelledby="own-tests" className="min-w-0">
      <h2 id="own-tests" className="px-4.5 py-3.5 font-[550]">
        {t('own.title')}
      </h2>
      {own.map((bot) => (
        <OwnBot key={bot.id} bot={bot} busy={busy} />
      ))}
    </Card>
  )
}

function OwnBot({ bot, busy }: { bot: Bot; busy: boolean }) {
  const t = useTexts('performance')
  const client = useQueryClient()
  const run = useSend(calls.bots.test)
  const start = () =>
    run.mutate(
      { params: { id: bot.id }, body: {} },
      {
        onSuccess: (results) => {
          keepOwnResults(client, bot.id, results)
          const passed = results.filter(({ status }) => status !== 'failed').length
          toast({
            title: t('toast.ownDone', { passed: String(passed), total: String(results.length), name: bot.name }),
          })
          void refreshRecords(client)
        },
        onError: (error) =>
          toast({ title: t('toast.failed'), description: wordsFrom(error, t('own.failed')), tone: 'destructive' }),
      },
    )
  const actions = bot.tests.reduce((sum, test) => sum + test.actions, 0)
  return (
    <div className="border-line border-t px-4.5 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="break-words font-[550] text-sm">{bot.name}</h3>
          <p className="text-text-3 text-xs">
            {t('own.tests', { count: bot.tests.length })} · {t('own.cost', { count: actions })}
          </p>
        </div>
        <Button busy={run.isPending} disabled={busy} onClick={start} aria-label={t('own.runLabel', { name: bot.name })}>
          {run.isPending ? t('running') : t('own.run')}
        </Button>
      </div>
      <ul className="mt-2 grid gap-1">
        {bot.tests.map((test) => (
          <OwnTest key={test.id} test={test} />
        ))}
      </ul>
    </div>
  )
}

function OwnTest({ test }: { test: Bot['tests'][number] }) {
  const t = useTexts('performance')
  const remove = useSend(calls.bots.deleteTest, { refresh: [calls.bots.list] })
  const start = () =>
    remove.mutate(
      { params: { id: test.id } },
      {
        onSuccess: () => toast({ title: t('toast.deleted') }),
        onError: (error) => toast({ title: wordsFrom(error, t('toast.notDeleted')), tone: 'destructive' }),
      },
    )
  return (
    <li className="flex items-center justify-between gap-3 text-sm">
      <span className="min-w-0 break-words text-text-2">{test.name}</span>
      <Button
        variant="ghost"
        size="icon"
        busy={remove.isPending}
        onClick={start}
        aria-label={t('own.delete', { name: test.name })}
      >
        {!remove.isPending && <Trash2 aria-hidden />}
      </Button>
    </li>
  )
}
