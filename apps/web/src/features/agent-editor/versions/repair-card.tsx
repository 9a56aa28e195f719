import { type Agent, calls, type Repair } from '@app/contract'
import { Button } from '@app/ui'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import type { Editor } from '../use-editor.ts'

/** What the last run found under another name, as the change it would be. */
export function RepairCard({ agent, editor }: { agent: Agent; editor: Editor }) {
  const repairs = useCall(calls.repairs.list).data ?? []
  const repair = repairs.find(({ agentId }) => agentId === agent.id)
  return repair ? <Proposal repair={repair} editor={editor} /> : null
}

function Proposal({ repair, editor }: { repair: Repair; editor: Editor }) {
  const t = useTexts('editor')
  const { agentId, taskId, recipeVersion, changes } = repair
  const accept = useSend(calls.repairs.accept, { refresh: [calls.repairs.list, calls.agents.list] })
  const take = () =>
    accept.mutate(
      { params: { id: agentId }, body: { taskId, recipeVersion } },
      {
        onSuccess: (saved) => {
          editor.settle(saved)
          toast({ title: t('versions.accepted') })
        },
        onError: (error) =>
          toast({
            title: t('versions.notAccepted'),
            description: wordsFrom(error, t('actions.failed')),
            tone: 'destructive',
          }),
      },
    )
  return (
    <Section
      title={t('versions.repair')}
      text={t('versions.repairText')}
      className="border-warn/50"
      aside={
        <Button
          variant="primary"
          busy={accept.isPending}
          disabled={editor.dirty}
          title={editor.dirty ? t('versions.saveFirst') : undefined}
          onClick={take}
        >
          {t('versions.accept')}
        </Button>
      }
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {changes.map(({ path, step, from, to }) => (
          <li key={path} className="grid gap-1 rounded-m border border-line px-3.5 py-2.5">
            <p className="break-words text-sm font-[550]">
              <span className="mr-2 font-mono text-xs text-text-3">{path}</span>
              {step}
            </p>
            <del className="block break-words rounded-s bg-bad-soft px-2 py-1 font-mono text-bad text-xs no-underline">
              {from}
            </del>
            <ins className="block break-words rounded-s bg-good-soft px-2 py-1 font-mono text-good text-xs no-underline">
              {to}
            </ins>
          </li>
        ))}
      </ol>
    </Section>
  )
}
