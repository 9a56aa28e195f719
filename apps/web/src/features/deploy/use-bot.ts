import { calls, type DeployedBot } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { deleteAgent } from '../../lib/delete-agent.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'

const REFRESH = { refresh: [calls.deployment.list, calls.agents.list] }

/** What one can do with a deployed bot, each with what is said of it. Decision 15: a failure is told in the server's words. */
export function useBot({ id, name }: DeployedBot) {
  const t = useTexts('deploy')
  const words = useTexts('dashboard')
  const client = useQueryClient()
  const navigate = useNavigate()
  const toggling = useSend(calls.deployment.toggle, REFRESH)
  const rolling = useSend(calls.deployment.rollBack, REFRESH)
  const running = useSend(calls.agents.execute, { refresh: [calls.tasks.list, calls.deployment.list] })
  const [removing, setRemoving] = useState(false)
  const fail = (what: 'status' | 'rollBack' | 'run') => (error: unknown) =>
    toast({
      title: t(`toasts.${what}Failed`),
      description: wordsFrom(error, t(`toasts.${what}FailedText`)),
      tone: 'destructive',
    })
  return {
    busy: toggling.isPending
      ? 'toggle'
      : rolling.isPending
        ? 'rollBack'
        : running.isPending
          ? 'run'
          : removing
            ? 'remove'
            : null,
    toggle: (action: 'pause' | 'activate') =>
      toggling.mutate(
        { params: { botId: id }, body: { action } },
        {
          onSuccess: () => toast({ title: t('toasts.status'), description: t('toasts.statusText') }),
          onError: fail('status'),
        },
      ),
    rollBack: () =>
      rolling.mutate(
        { params: { botId: id }, body: {} },
        {
          onSuccess: ({ version }) =>
            toast({
              title: t('toasts.rolledBack'),
              description: t('toasts.rolledBackText', { name, version: String(version) }),
            }),
          onError: fail('rollBack'),
        },
      ),
    run: () =>
      running.mutate(
        { params: { id } },
        { onSuccess: (task) => void navigate({ to: ONE_ROUTES.run, params: { id: task.id } }), onError: fail('run') },
      ),
    remove: async () => {
      setRemoving(true)
      await deleteAgent({ id, name }, { client, t: words })
      setRemoving(false)
    },
  }
}
