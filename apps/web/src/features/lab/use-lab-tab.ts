import { LAB_TABS, type LabTab, ROUTES } from '@app/spec'
import { useNavigate, useSearch } from '@tanstack/react-router'

/** The tab as it stands in the address; an unknown one is the first. */
export function useLabTab() {
  const { tab } = useSearch({ strict: false }) as { tab?: unknown }
  const navigate = useNavigate()
  const asked = LAB_TABS.find((key) => key === tab)
  const choose = (next: LabTab) =>
    void navigate({ to: ROUTES.lab, search: { tab: next } as never, replace: true, resetScroll: false })
  return { asked, chosen: asked ?? LAB_TABS[0], choose }
}

export const nextTab = (tab: LabTab): LabTab => LAB_TABS[(LAB_TABS.indexOf(tab) + 1) % LAB_TABS.length] ?? tab
