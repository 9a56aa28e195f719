import type { Recipe, Template } from '@app/contract'

/** Whether work can begin there: a whole address of the web. */
export function isAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && hostname !== ''
}

/** The template's steps, beginning at another address; its site becomes the only one the agent may visit. */
export function beginAt({ recipe }: Pick<Template, 'recipe'>, start: string): { recipe: Recipe; domains: string[] } {
  const [open, ...rest] = recipe.steps
  if (!open || !('do' in open)) return { recipe, domains: [new URL(start).hostname] }
  const steps = [{ ...open, with: { ...open.with, url: start } }, ...rest]
  return { recipe: { ...recipe, steps }, domains: [new URL(start).hostname] }
}
