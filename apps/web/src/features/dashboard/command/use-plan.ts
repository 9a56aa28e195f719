import { calls, type Plan } from '@app/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchCall } from '../../../lib/call.ts'

/** Somebody who has paused so long has come to the end of a thought. */
const PAUSE_MS = 300
const SHORTEST = 6

/**
 * The plan of what is typed, a moment after the typing; the last one stays until the next is there. Typing costs nothing:
 * a model is asked when somebody asks for its plan. New words call off what was asked before.
 */
export function usePlan(words: string) {
  const settled = useSettled(words.trim(), PAUSE_MS)
  const [asked, setAsked] = useState('')
  const worth = settled.length >= SHORTEST
  const free = asked !== settled
  const { data, error, isFetching } = useQuery({
    // Said in the box itself.
    meta: { quiet: true },
    queryKey: [calls.plans.create.path, settled, free],
    queryFn: ({ signal }): Promise<Plan> =>
      fetchCall(calls.plans.create, { body: { words: settled, ...(free ? { free } : {}) } }, {}, signal),
    enabled: worth,
    retry: false,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
  })
  const typing = settled !== words.trim()
  return {
    plan: worth ? data : undefined,
    error,
    busy: worth && (isFetching || typing),
    current: !typing && !isFetching,
    /** Asks the chosen model for its plan of these words. */
    askModel: () => setAsked(settled),
  }
}

function useSettled(value: string, ms: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
