import type { RecipeStep } from '@app/contract'

export const SHOW = 'browser.show'

/** A step in which a person shows how it is done. */
export const isShow = (step: RecipeStep): boolean => 'do' in step && step.do === SHOW
