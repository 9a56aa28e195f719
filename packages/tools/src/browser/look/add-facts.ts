/// <reference lib="dom" />
import type { Seen, SeenNode } from '@app/toolkit'
import { nodesOf } from '@app/toolkit'
import type { Page } from 'playwright-core'
import { inPage } from '../in-page.ts'
import { measureShown } from '../measure-shown.ts'
import { onRefs } from './on-refs.ts'
import { signOf } from './sign-of.ts'

/** What tells the value of a control that is no input of the browser's own. */
const MEASURED = new Set(['slider', 'spinbutton', 'progressbar', 'meter', 'scrollbar'])
const FIELDS = new Set('textbox searchbox combobox listbox checkbox switch radio radiogroup columnheader'.split(' '))
const CONTROLS = new Set(['button', 'tab', 'menuitem', 'treeitem', 'row'])
const MOST_FACTS = 80

const isField = ({ role }: SeenNode) => MEASURED.has(role) || FIELDS.has(role)

/**
 * What the tree does not say of a control: its bounds, what kind of value it takes, whether it must or may be filled, how a
 * column is sorted, and that its style marks it as chosen.
 */
export async function addFacts(page: Page, seen: readonly Seen[]): Promise<void> {
  const known = [...nodesOf(seen)].filter(({ ref }) => ref)
  const isOther = (node: SeenNode) => !isField(node) && (CONTROLS.has(node.role) || node.cursor === 'pointer')
  const asked = new Set([...known.filter(isField), ...known.filter(isOther)].slice(0, MOST_FACTS))
  const refs = known.flatMap((node) => (asked.has(node) ? (node.ref ?? []) : []))
  const facts = await askFacts(page, refs)
  for (const node of known) add(node, facts.get(node.ref ?? ''))
  const silent = known.filter(({ role, measure }) => role === 'slider' && measure?.value === null)
  await Promise.all(silent.map((node) => addMeasure(page, node)))
}

/** A slider that says nothing of itself shows its figure beside it. */
async function addMeasure(page: Page, node: SeenNode): Promise<void> {
  const shown = await page
    .getByRef(node.ref ?? '')
    .evaluate(inPage(measureShown))
    .catch(() => null)
  if (node.measure) node.measure.value = shown
}

function add(node: SeenNode, facts: Facts | undefined): void {
  if (!facts) return
  if (MEASURED.has(node.role)) node.measure = facts
  if (facts.kind) node.kind = facts.kind
  if (facts.words && !node.text && !node.children?.length) node.text = facts.words
  if (facts.closed && node.expanded === undefined) node.expanded = false
  if (facts.required) node.required = true
  if (facts.readonly) node.readonly = true
  if (facts.sorted) node.sorted = facts.sorted
  if (facts.form >= 0) node.form = facts.form
  const icon = node.name || isField(node) ? '' : signOf(facts.drawn)
  if (icon) node.icon = icon
  if (facts.chosen && !node.selected && !node.pressed && node.checked === undefined) node.chosen = true
}

type Facts = ReturnType<typeof factsOf>[number]
const askFacts = onRefs('facts', factsOf)

/** In the page. */
function factsOf(elements: Element[]) {
  // What it opens says so where it does not.
  const hasOpened = () =>
    [...document.querySelectorAll('[role=menu], [role=listbox], [role=dialog], dialog[open]')].some((one) =>
      one.checkVisibility(),
    )
  return elements.map((element) => {
    const said = (name: string) => element.getAttribute(`aria-${name}`) ?? element.getAttribute(name.slice(5))
    const marks = (element.getAttribute('class') ?? '').split(/[\s_]+|--/)
    return {
      value: 'value' in element ? String(element.value) : element.getAttribute('aria-valuenow'),
      least: said('valuemin'),
      most: said('valuemax'),
      text: element.getAttribute('aria-valuetext'),
      kind: element instanceof HTMLInputElement ? element.type : '',
      // What is typed into a box of the page's own.
      words: element instanceof HTMLElement && element.isContentEditable ? element.innerText.trim() : '',
      closed:
        element.matches('[aria-expanded=false]') ||
        marks.some((mark) => /^(?:is-)?(?:expandable|collapsed)$/i.test(mark)) ||
        (element.matches('[aria-haspopup]:not([aria-haspopup=false], [aria-expanded])') && !hasOpened()),
      required: element.matches(':required, [aria-required=true]'),
      readonly:
        element.getAttribute('aria-readonly') === 'true' ||
        ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.readOnly),
      form: 'form' in element ? [...document.forms].indexOf(element.form as HTMLFormElement) : -1,
      sorted: element.closest('[aria-sort]:not([aria-sort=none])')?.getAttribute('aria-sort') ?? '',
      // How a picture is called that stands there instead of words.
      drawn: (element.textContent ?? '').trim()
        ? ''
        : [element, ...element.querySelectorAll('svg, use, i, span, img')]
            .slice(0, 4)
            .flatMap((one) => ['class', 'id', 'data-icon', 'href', 'src'].map((name) => one.getAttribute(name) ?? ''))
            .join(' ')
            .slice(0, 400),
      chosen: marks.some((mark) => /^(?:is-|ui-)?(?:active|selected|current|chosen|checked|on|sel)$/i.test(mark)),
    }
  })
}
