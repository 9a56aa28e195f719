import { type Agent, calls } from '@app/contract'
import { Button, Dialog } from '@app/ui'
import { useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'

export function DeleteAgentDialog({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const t = useTexts('dashboard')
  const remove = useSend(calls.agents.delete, { refresh: [calls.agents.list] })
  const submit = () =>
    remove.mutate(
      { params: { id: agent.id } },
      {
        onSuccess: () =>
          toast({ title: t('agents.deleted'), description: t('agents.deletedText', { name: agent.name }) }),
        onError: (error) =>
          toast({ title: t('agents.deleteFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' }),
        onSettled: onClose,
      },
    )
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('agents.deleteTitle', { name: agent.name })}
      description={t('agents.deleteText')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={submit}>
            {t('agents.deleteSubmit')}
          </Button>
        </>
      }
    />
  )
}
