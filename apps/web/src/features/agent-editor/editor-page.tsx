import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressOf, useCall } from '../../lib/call.ts'
import { CannotOpen } from '../../lib/cannot-open.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { Editor } from './editor.tsx'

export function EditorPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const t = useTexts('editor')
  const agent = useCall(calls.agents.read, { params: { id } })
  useTitle(agent.data?.name)
  useFreshness(id)
  if (agent.error) {
    const missing = { title: t('missing.title'), hint: t('missing.hint') }
    const back = { to: ROUTES.agents, label: t('back') }
    return <CannotOpen error={agent.error} retry={() => void agent.refetch()} missing={missing} back={back} />
  }
  if (!agent.data)
    return (
      <div role="status" aria-label={t('loading')} className="grid gap-4.5">
        <Skeleton className="h-14 w-96 max-w-full" />
        <Skeleton className="h-96 rounded-l" />
      </div>
    )
  // Another agent begins with nothing of this one's changes.
  return <Editor key={id} agent={agent.data} />
}

/** Answers never grow old by themselves, and elsewhere an agent is run, paused and planned: the next look asks anew. */
function useFreshness(id: string) {
  const client = useQueryClient()
  useEffect(
    () => () => {
      const own = [addressOf(calls.agents.read, { params: { id } }), calls.repairs.list.path, calls.alerts.list.path]
      void client.invalidateQueries({
        predicate: ({ queryKey: [address] }) => own.some((path) => String(address).startsWith(path)),
        refetchType: 'none',
      })
    },
    [client, id],
  )
}

/** An agent is found again among windows by its own name. */
function useTitle(name: string | undefined) {
  useEffect(() => {
    if (!name) return
    const before = document.title
    document.title = before.replace(/^.*(?= · )/, name)
    return () => {
      document.title = before
    }
  }, [name])
}
