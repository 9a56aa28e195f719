/** What an administrator may turn off for the whole installation. Everything is on as the product comes. */
export const FLAGS = ['sign-up', 'model-planners'] as const
export type Flag = (typeof FLAGS)[number]
