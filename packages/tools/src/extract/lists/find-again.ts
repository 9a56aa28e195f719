import { isHidden } from '../page/is-hidden.ts'
import type { Element, Page } from '../page/tree.ts'
import type { List } from './find-list.ts'
import { isAlike, shapesOf } from './shape-of.ts'

/**
 * The same list on a later page, by where it lies and what its records are made of. The last page may hold a single record,
 * and one is no repetition that could be found by itself.
 */
export function findAgain(page: Page, { around, records, root }: List): Element[][] {
  const [first] = records
  const model = first?.length === 1 ? first[0] : undefined
  if (!model) return []
  const shape = shapesOf(root)(model)
  const shapes = shapesOf(page)
  const way = wayTo(around)
  const found = page.all
    .filter((element) => element.tag === around.tag && wayTo(element) === way)
    .map((element) =>
      element.children.filter(
        (child): child is Element => typeof child !== 'string' && !isHidden(child) && isAlike(shape, shapes(child)),
      ),
    )
  const [best = []] = found.sort((a, b) => b.length - a.length)
  return best.map((record) => [record])
}

/** From the page down to it, by tags and by what its own class says. */
function wayTo(element: Element): string {
  const steps: string[] = [`${element.tag}.${element.attributes.class ?? ''}`]
  for (let above = element.parent; above; above = above.parent) steps.push(above.tag)
  return steps.join('<')
}
