import { type Agent, calls, type NewAgent } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { useNavigate } from '@tanstack/react-router'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

const LONGEST_NAME = 120

/** Another agent with the stored set-up and steps. It runs by itself only once somebody gives it a schedule. */
export function useDuplicate(agent: Agent) {
  const t = useTexts('editor')
  const navigate = useNavigate()
  const create = useSend(calls.agents.create, { refresh: [calls.agents.list] })
  const { objective, capabilities, model, recipe, permissions, domains, limits, approval } = agent
  const name = t('actions.copyName', { name: agent.name }).slice(0, LONGEST_NAME)
  const body: NewAgent = { name, objective, capabilities, model, recipe, permissions, domains, limits, approval }
  const make = () =>
    create.mutate(
      { body },
      {
        onSuccess: (copy) => {
          void navigate({ to: ONE_ROUTES.agent, params: { id: copy.id } })
          toast({ title: t('actions.duplicated'), description: t('actions.duplicatedText', { name: copy.name }) })
        },
        onError: (error) =>
          toast({
            title: t('actions.notDuplicated'),
            description: wordsFrom(error, t('actions.failed')),
            tone: 'destructive',
          }),
      },
    )
  return { make, busy: create.isPending }
}
