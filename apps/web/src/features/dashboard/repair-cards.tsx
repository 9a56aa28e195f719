import { calls, type Repair } from '@app/contract'
import { Button } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { Notice } from '../../lib/needs-you/notice.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

/** Recipes whose site has changed: what the last run found under another name, to be accepted or left. */
export function RepairCards({ repairs }: { repairs: readonly Repair[] }) {
  // Left for now: it comes back with the next look, because the next run would propose it again.
  const [left, setLeft] = useState<readonly string[]>([])
  return repairs
    .filter(({ taskId }) => !left.includes(taskId))
    .map((repair) => (
      <RepairCard key={repair.taskId} repair={repair} onLeave={() => setLeft([...left, repair.taskId])} />
    ))
}

function RepairCard({ repair, onLeave }: { repair: Repair; onLeave: () => void }) {
  const t = useTexts('desk')
  const { agentId, agentName, taskId, recipeVersion, changes } = repair
  const accept = useSend(calls.repairs.accept, { refresh: [calls.repairs.list, calls.agents.list] })
  const change = () =>
    accept.mutate(
      { params: { id: agentId }, body: { taskId, recipeVersion } },
      { onSuccess: () => toast({ title: t('needsYou.accepted', { agent: agentName }) }) },
    )
  return (
    <Notice
      title={t('needsYou.repair', { agent: agentName })}
      text={t('needsYou.repairText')}
      error={accept.error}
      actions={
        <>
          <Button disabled={accept.isPending} onClick={onLeave}>
            {t('needsYou.keep')}
          </Button>
          <Button variant="primary" busy={accept.isPending} onClick={change}>
            {t('needsYou.accept')}
          </Button>
        </>
      }
    >
      <ul className="mt-2 grid gap-1 text-sm">
        {changes.map(({ path, kind, from, to }) => (
          <li key={path} className="break-words text-text-2">
            {t(kind === 'renamed' ? 'needsYou.renamed' : 'needsYou.replaced', { path, from, to })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
