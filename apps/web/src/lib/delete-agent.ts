import { type Agent, calls } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { fetchCall } from './call.ts'
import { wordsFrom } from './call-error.ts'
import { toast } from './toast.ts'
import type { useTexts } from './use-texts.ts'

type Named = Pick<Agent, 'id' | 'name'>

interface Parts {
  client: QueryClient
  t: ReturnType<typeof useTexts<'dashboard'>>
}

/**
 * D2.9: deleting asks nothing, because it can be taken back for as long as its toast stands. Not a hook's mutation: what
 * the agent was shown in is gone before there is anything to tell.
 */
export async function deleteAgent(agent: Named, parts: Parts): Promise<boolean> {
  const { t } = parts
  try {
    await fetchCall(calls.agents.delete, { params: { id: agent.id } })
  } catch (error) {
    toast({ title: t('agents.deleteFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' })
    return false
  }
  toast({
    title: t('agents.deleted'),
    description: t('agents.deletedText', { name: agent.name }),
    action: { label: t('agents.undo'), act: () => void undo(agent, parts) },
  })
  await refresh(parts)
  return true
}

async function undo({ id, name }: Named, parts: Parts): Promise<void> {
  const { t } = parts
  try {
    await fetchCall(calls.agents.undelete, { params: { id } })
    await refresh(parts)
    toast({ title: t('agents.undone', { name }), description: t('agents.undoneText') })
  } catch (error) {
    toast({ title: t('agents.undoFailed'), description: wordsFrom(error, t('failed')), tone: 'destructive' })
  }
}

const refresh = ({ client }: Parts) =>
  Promise.all(
    [calls.agents.list, calls.monitor.agents, calls.deployment.list].map(({ path }) =>
      client.invalidateQueries({ queryKey: [path] }),
    ),
  )
