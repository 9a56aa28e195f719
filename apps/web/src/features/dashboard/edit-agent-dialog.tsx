import { type Agent, calls } from '@app/contract'
import { useSend } from '../../lib/call.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AgentDialog } from './agent-dialog.tsx'

export function EditAgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTexts('dashboard')
  const change = useSend(calls.agents.change, { refresh: [calls.agents.list] })
  return (
    <AgentDialog
      title={t('form.editTitle')}
      submitLabel={t('form.save')}
      start={{ name: agent.name, objective: agent.objective, model: agent.model }}
      busy={change.isPending}
      error={change.error}
      onSubmit={(values) =>
        change.mutate(
          { params: { id: agent.id }, body: { ...values, name: values.name.trim() } },
          {
            onSuccess: () => {
              onClose()
              toast({ title: t('form.saved') })
            },
          },
        )
      }
      onClose={onClose}
    />
  )
}
