import { useQueryClient } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { safeNext } from '../../lib/safe-next.ts'

/** Where to go once signed in, and how: everything known about the visitor before is forgotten first. */
export function useEnter() {
  const client = useQueryClient()
  const router = useRouter()
  const search = useSearch({ strict: false }) as { next?: unknown }
  const next = safeNext(search.next)
  const enter = () => {
    client.removeQueries()
    router.history.push(next)
  }
  return { next, enter }
}
