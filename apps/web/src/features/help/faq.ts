/** Spec 2 §9: six entries, and six categories of which the first is no category at all. */
export const CATEGORIES = ['all', 'gettingStarted', 'billing', 'integrations', 'troubleshooting', 'security'] as const
export type Category = (typeof CATEGORIES)[number]

export const ENTRIES = [
  { id: 'start', category: 'gettingStarted' },
  { id: 'rollover', category: 'billing' },
  { id: 'change', category: 'billing' },
  { id: 'apps', category: 'integrations' },
  { id: 'failed', category: 'troubleshooting' },
  { id: 'data', category: 'security' },
] as const satisfies readonly { id: string; category: Exclude<Category, 'all'> }[]
export type EntryId = (typeof ENTRIES)[number]['id']
