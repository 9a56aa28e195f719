import { type LabTab, ROUTES } from '@app/spec'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { SHOWN_TABS } from './tabs.ts'

/** The tab as it stands in the address; an unknown one is the first. */
export function useLabTab() {
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const navigate = useNavigate()
  const asked = SHOWN_TABS.find((key) => key === tab)
  const choose = (next: LabTab) =>
    void navigate({ to: ROUTES.lab, search: { tab: next } as never, replace: true, resetScroll: false })
  return { asked, chosen: asked ?? SHOWN_TABS[0], choose }
}

export const nextTab = (tab: LabTab): LabTab => SHOWN_TABS[(SHOWN_TABS.indexOf(tab) + 1) % SHOWN_TABS.length] ?? tab
