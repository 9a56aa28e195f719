import { ROUTES } from '@app/spec'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** Which draft the address names, or which invitation; and how to go to another. */
export function useDraftAddress() {
  const { draft, token } = useSearch({ strict: false }) as { draft?: unknown; token?: unknown }
  const navigate = useNavigate()
  const go = (id?: string, replace = false) =>
    void navigate({
      to: ROUTES.lab,
      search: { tab: 'collab', ...(id ? { draft: id } : {}) } as never,
      replace,
      resetScroll: false,
    })
  return { draft: textOf(draft), token: textOf(token), go }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** The log of the server leaves out what an address carries under this name. */
export const invitationLink = (token: string): string =>
  `${location.origin}${ROUTES.lab}?${new URLSearchParams({ tab: 'collab', token })}`
