import { type Agent, calls, type ToolCard } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { addressOf, useCall, useSend } from '../../lib/call.ts'
import { type Draft, toChange, toDraft } from './draft.ts'
import { findMistakes } from './find-mistakes.ts'

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void

/** The stored agent under the changes made here. What arrives from the server replaces all but those. */
export function useEditor(agent: Agent) {
  const client = useQueryClient()
  const [changes, setChanges] = useState<Partial<Draft>>({})
  /** Counted up when the draft is another altogether: what was half typed in its fields goes with it. */
  const [generation, setGeneration] = useState(0)
  const stored = useMemo(() => toDraft(agent), [agent])
  const draft = useMemo(() => ({ ...stored, ...changes }), [stored, changes])
  const tools = useTools()
  const change = useMemo(() => toChange(draft, agent), [draft, agent])
  const mistakes = useMemo(() => findMistakes(draft, tools.data), [draft, tools.data])
  const send = useSend(calls.agents.change, { refresh: [calls.agents.list, calls.repairs.list] })

  const settle = (saved: Agent) => {
    const params = { id: saved.id }
    client.setQueryData([addressOf(calls.agents.read, { params })], saved)
    void client.invalidateQueries({ queryKey: [addressOf(calls.agents.recipes, { params })] })
    setChanges({})
    setGeneration((count) => count + 1)
  }
  return {
    draft,
    tools,
    mistakes,
    generation,
    dirty: Object.keys(change).length > 0,
    saving: send.isPending,
    change: ((part) =>
      setChanges((before) => ({
        ...before,
        ...(typeof part === 'function' ? part({ ...stored, ...before }) : part),
      }))) satisfies ChangeDraft,
    renew: () => setGeneration((count) => count + 1),
    reset() {
      setChanges({})
      setGeneration((count) => count + 1)
    },
    /** The newest agent, whoever changed it. */
    settle,
    async save(): Promise<Agent> {
      const saved = await send.mutateAsync({ params: { id: agent.id }, body: change })
      settle(saved)
      return saved
    },
  }
}
export type Editor = ReturnType<typeof useEditor>

function useTools() {
  const { data, error, refetch } = useCall(calls.tools.list)
  const byName = useMemo(() => data && new Map(data.map((tool): [string, ToolCard] => [tool.name, tool])), [data])
  return { data: byName, error, refetch }
}
