import { ROUTES } from '@app/spec'
import { useNavigate } from '@tanstack/react-router'
import { readFilter } from '../../lib/platforms/filter.ts'

/** Writes a filter into the address, in the place of the one before. */
export function useChange(): (filter: Record<string, unknown>) => void {
  const navigate = useNavigate()
  return (filter) =>
    void navigate({ to: ROUTES.platforms, search: readFilter(filter) as never, replace: true, resetScroll: false })
}
