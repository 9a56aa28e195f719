import { type Artefact, calls } from '@app/contract'
import { EXAMPLES } from '@app/spec'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '../../../../lib/call.ts'
import { filesOf, sitesOf, wordingsOf } from './read-tasks.ts'
import type { Suggestion, SuggestionKind } from './suggestion.ts'

/** All that can be suggested, from what the screens ask for anyway; what is missing is asked for once, when `wanted`. */
export function useSources(wanted: boolean): readonly Suggestion[] {
  const quiet = { enabled: wanted, quiet: true }
  const tasks = useCall(calls.tasks.list, quiet).data
  const agents = useCall(calls.agents.list, quiet).data
  const logIns = useCall(calls.credentials.list, quiet).data
  const practice = useCall(calls.practice.read, quiet).data?.url
  const client = useQueryClient()
  return useMemo(() => {
    if (!wanted) return []
    const all = tasks ?? []
    const rehearsed = practice ? new URL(practice).origin : undefined
    const looked = client
      .getQueriesData<Artefact[]>({ predicate: ({ queryKey: [key] }) => /\/artefacts(?:\?|$)/.test(String(key)) })
      .flatMap(([, files]) => (Array.isArray(files) ? files : []))
      .filter(({ type }) => !type.startsWith('image/'))
      .map(({ name }) => name)
    return [
      ...of('before', wordingsOf(all)),
      ...of(
        'site',
        sitesOf(all).filter((origin) => origin !== rehearsed),
      ),
      ...of('logIn', logIns?.map(({ name }) => name) ?? []),
      ...of('agent', agents?.map(({ name }) => name) ?? []),
      ...of('file', [...new Set([...filesOf(all), ...looked])]),
      ...of('example', practice ? Object.values(EXAMPLES).flat() : []),
    ]
  }, [wanted, tasks, agents, logIns, practice, client])
}

const of = (kind: SuggestionKind, texts: readonly string[]): Suggestion[] => texts.map((words) => ({ kind, words }))
