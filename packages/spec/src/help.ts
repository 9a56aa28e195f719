/** Spec 2 §9: six categories, of which the first is no category at all. */
export const HELP_CATEGORIES = [
  'all',
  'gettingStarted',
  'billing',
  'integrations',
  'troubleshooting',
  'security',
] as const
export type HelpCategory = (typeof HELP_CATEGORIES)[number]

/** Spec 2 §9: six entries. Their words are the texts of the help screen. */
export const FAQ_ENTRIES = [
  { id: 'start', category: 'gettingStarted' },
  { id: 'rollover', category: 'billing' },
  { id: 'change', category: 'billing' },
  { id: 'apps', category: 'integrations' },
  { id: 'failed', category: 'troubleshooting' },
  { id: 'data', category: 'security' },
] as const satisfies readonly { id: string; category: Exclude<HelpCategory, 'all'> }[]
export const FAQ_IDS = FAQ_ENTRIES.map(({ id }) => id)
export type FaqId = (typeof FAQ_ENTRIES)[number]['id']

/** Ours: longer than anybody types, shorter than anybody pastes by mistake. */
export const LONGEST_HELP_QUESTION = 2_000
