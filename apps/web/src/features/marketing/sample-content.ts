/**
 * Decision 14: statistics, testimonials and awards are sample content. This is the one file an operator edits;
 * the words beside these names and figures are in the catalogues, because they are translated.
 */
export const STATISTICS = [
  { key: 'tasks', value: 2_400_000 },
  { key: 'success', value: 0.986 },
  { key: 'hours', value: 61 },
  { key: 'rating', value: 4.9 },
] as const

export const LANDING_VOICES = [
  { key: 'operations', name: 'Mara Lindqvist', stars: 5 },
  { key: 'support', name: 'Tomás Arrieta', stars: 5 },
  { key: 'finance', name: 'Priya Raman', stars: 5 },
] as const

export const AWARDS = [
  { key: 'innovation', year: '2025' },
  { key: 'choice', year: '2025' },
  { key: 'security', year: '2024' },
  { key: 'startup', year: '2024' },
] as const

export const EXTENSION_VOICES = [
  { key: 'research', name: 'Jonas Okafor', stars: 5 },
  { key: 'recruiting', name: 'Elena Marchetti', stars: 5 },
  { key: 'shop', name: 'Yuki Tanabe', stars: 5 },
] as const

export const MOBILE_VOICES = [
  { key: 'site', name: 'Ben Achterberg', stars: 5 },
  { key: 'clinic', name: 'Nadia Haddad', stars: 5 },
  { key: 'agency', name: 'Luc Fontaine', stars: 5 },
] as const

export const PHONE_STATISTICS = { activeAgents: 4, tasksToday: 27, hoursSaved: 6.5 } as const
