import { calls } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { useNavigate } from '@tanstack/react-router'
import { useSend } from '../call.ts'
import { wordsFrom } from '../call-error.ts'
import { toast } from '../toast.ts'
import { useTexts } from '../use-texts.ts'

/** What was done or shown once becomes an agent's work, and opens as one. */
export function useKeepAgent(taskId: string) {
  const t = useTexts('live')
  const navigate = useNavigate()
  const save = useSend(calls.agents.fromTask, { refresh: [calls.agents.list] })
  const keep = () =>
    save.mutate(
      { params: { id: taskId }, body: {} },
      {
        onSuccess: (agent) => {
          toast({ title: t('shown.saved', { name: agent.name }) })
          void navigate({ to: ONE_ROUTES.agent, params: { id: agent.id } })
        },
        onError: (error) => toast({ title: wordsFrom(error, t('shown.failed')), tone: 'destructive' }),
      },
    )
  return { keep, busy: save.isPending, label: t('shown.save') }
}
