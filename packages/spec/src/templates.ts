/** Spec 1 §2 and §3: six built-in templates. Their words are in the texts; complexity is always the same. */
export const TEMPLATES = [
  { id: 'leads', category: 'sales' },
  { id: 'invoices', category: 'finance' },
  { id: 'prices', category: 'commerce' },
  { id: 'inbox', category: 'communication' },
  { id: 'reports', category: 'data' },
  { id: 'support', category: 'support' },
] as const
export type TemplateId = (typeof TEMPLATES)[number]['id']
export const TEMPLATE_IDS = TEMPLATES.map(({ id }) => id)

/** Spec 1 §3: five tasks and three revolutionaryFeatures each. The tasks are the steps of the recipe, in its order. */
export const TEMPLATE_TASKS = ['one', 'two', 'three', 'four', 'five'] as const
export const TEMPLATE_FEATURES = ['one', 'two', 'three'] as const
