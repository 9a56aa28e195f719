import { calls, type Task } from '@app/contract'
import { LIST_LIMIT } from '@app/spec'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fetchCall } from '../../lib/call.ts'
import { onEvent } from '../../lib/use-events.ts'
import { type Filter, fits, isNarrowed, toQuery } from './filter.ts'

/** Decision 22: newest first, and a full page is continued from its last task. */
export function useTaskPages(filter: Filter) {
  const client = useQueryClient()
  const narrowed = isNarrowed(filter)
  const name = JSON.stringify(filter)
  useEffect(() => {
    if (!narrowed) return
    // The whole list is kept up to date for every screen; a narrowed one is this screen's own.
    return onEvent(({ task }) => {
      if (!task) return
      client.setQueryData<InfiniteData<Task[]>>(keyOf(name), (data) => data && place(data, task, JSON.parse(name)))
    })
  }, [client, name, narrowed])
  return useInfiniteQuery({
    queryKey: narrowed ? keyOf(name) : [calls.tasks.list.path, 'pages'],
    queryFn: ({ pageParam }) =>
      fetchCall(calls.tasks.list, {
        ...(narrowed || pageParam
          ? { query: { ...toQuery(filter), ...(pageParam ? { before: pageParam } : {}) } }
          : {}),
      }),
    initialPageParam: '',
    getNextPageParam: (page) => (page.length < LIST_LIMIT ? undefined : page.at(-1)?.id),
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const keyOf = (name: string) => [calls.tasks.list.path, 'pages', name]

/** A task that fits stands where it stood, or in front if it is new; one that fits no more goes. */
function place(data: InfiniteData<Task[]>, task: Task, filter: Filter): InfiniteData<Task[]> {
  const known = data.pages.some((page) => page.some(({ id }) => id === task.id))
  const fit = fits(task, filter)
  const pages = data.pages.map((page) =>
    fit ? page.map((old) => (old.id === task.id ? task : old)) : page.filter(({ id }) => id !== task.id),
  )
  const newest = data.pages[0]?.[0]
  if (fit && !known && (!newest || task.createdAt >= newest.createdAt)) pages[0] = [task, ...(pages[0] ?? [])]
  return { ...data, pages }
}
