/** What is shown inside of another answer: without a run there are no steps of it. */
const WITHIN: Record<string, readonly string[]> = {
  // Who asks decides what a page at the door is about, and whether there is more on it.
  'GET /api/session': [
    'heading',
    'GET /api/admin/analytics',
    'GET /api/admin/models',
    'GET /api/admin/key',
    'GET /api/extension/browsers',
  ],
  'GET /api/agents/:id': ['heading', 'navigation', 'GET /api/credentials', 'GET /api/browser-profiles'],
  'GET /api/tasks/:id/run': [
    'heading',
    'navigation',
    'GET /api/tasks/:id/steps',
    'GET /api/tasks/:id/steps/:position',
    'GET /api/tasks/:id/artefacts',
  ],
  'GET /api/tasks/:id/steps': ['GET /api/tasks/:id/steps/:position'],
  'GET /api/shared/:token': ['heading', 'navigation', 'GET /api/shared/:token/steps'],
  // In a list of tasks agents are only names; what waits for somebody is a task.
  'GET /api/tasks': ['GET /api/agents', 'GET /api/approvals', 'GET /api/repairs'],
  // The form, and the keys its switch brings.
  'GET /api/settings/user': ['GET /api/account/api-keys'],
}

export const belongsTo = (name: string, other: string): boolean => WITHIN[name]?.includes(other) ?? false

/** Where something else stands in the place of what is missing, nobody has to be told. */
const QUIET: readonly string[] = [
  // Spec 1 §8: 0 used of 1,000.
  'GET /api/subscription/status',
  'GET /api/analytics/user',
  // Examples and the key of this machine are there, or they are not.
  'GET /api/practice',
  'GET /api/admin/key',
  // Where nobody knows what is on this computer, the usual models are offered.
  'GET /api/models',
  // Of how many an answer was helpful is not what one reads an answer for.
  'GET /api/help/votes',
]

/** A page for everybody takes who is unknown for a visitor. */
export const isQuiet = (name: string, shell: string): boolean =>
  QUIET.includes(name) || (shell !== 'app' && name === 'GET /api/session')
