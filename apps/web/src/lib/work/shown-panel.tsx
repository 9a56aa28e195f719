import { calls, type Run } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { useNavigate } from '@tanstack/react-router'
import { useSend } from '../call.ts'
import { wordsFrom } from '../call-error.ts'
import { NumberedLines } from '../numbered-lines.tsx'
import { toast } from '../toast.ts'
import { useTexts } from '../use-texts.ts'
import { useKeepAgent } from './use-keep-agent.ts'

type Shown = NonNullable<NonNullable<Run['frozen']>['shown']>

/** What was shown once: its steps, what of them is another each time, and the two ways on. */
export function ShownPanel({ id, shown }: { id: string; shown: Shown }) {
  const t = useTexts('live')
  return (
    <section aria-label={t('shown.title')} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div>
        <h2 className="font-[550] text-sm">{t('shown.title')}</h2>
        <p className="text-sm text-text-2">{t('shown.lead')}</p>
      </div>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <NumberedLines lines={shown.steps} />
      </ol>
      <Inputs inputs={shown.inputs} />
      {(['secret', 'file', 'unnamed'] as const)
        .filter((why) => shown.leftOut.includes(why))
        .map((why) => (
          <p key={why} className="text-sm text-warn">
            {t(`shown.${why}`)}
          </p>
        ))}
      <Ways id={id} others={shown.others} />
    </section>
  )
}

function Inputs({ inputs }: Pick<Shown, 'inputs'>) {
  const t = useTexts('live')
  const named = Object.entries(inputs)
  if (named.length === 0) return <p className="text-sm text-text-2">{t('shown.always')}</p>
  return (
    <div className="rounded-m border border-line bg-surface-2 px-3.5 py-2.5">
      <p className="font-[550] text-text-2 text-xs">{t('shown.open')}</p>
      <dl className="mt-1 grid gap-1 text-sm">
        {named.map(([name, value]) => (
          <div key={name} className="flex gap-3">
            <dt className="shrink-0 font-mono text-text-3 text-xs leading-5">{name}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1.5 text-text-3 text-xs">{t('shown.openHint')}</p>
    </div>
  )
}

/** On a fresh page at once, or kept under a name, to be run, scheduled and shared. */
function Ways({ id, others }: { id: string } & Pick<Shown, 'others'>) {
  const t = useTexts('live')
  const navigate = useNavigate()
  const { keep, busy, label } = useKeepAgent(id)
  const retry = useSend(calls.tasks.retry, { refresh: [calls.tasks.list] })
  const onError = (error: unknown) => toast({ title: wordsFrom(error, t('shown.failed')), tone: 'destructive' })
  const begin = (from: 'decided-steps' | 'other-rows') =>
    retry.mutate(
      { params: { id }, body: { from } },
      { onSuccess: (task) => void navigate({ to: ONE_ROUTES.run, params: { id: task.id } }), onError },
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" busy={busy} onClick={keep}>
        {label}
      </Button>
      {others.length > 0 && (
        <Button disabled={retry.isPending} title={others.join(', ')} onClick={() => begin('other-rows')}>
          {t('shown.others', { count: others.length })}
        </Button>
      )}
      <Button disabled={retry.isPending} onClick={() => begin('decided-steps')}>
        {t('shown.try')}
      </Button>
    </div>
  )
}
