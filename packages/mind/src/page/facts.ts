import { isNode, nodesOf, type Seen, type SeenNode, wordsIn } from '@app/toolkit'
import { pairIn } from './pair-in.ts'
import {
  asksToChoose,
  type Entry,
  type Fact,
  KINDS,
  LONGEST_LABEL,
  leavesOf,
  PARTED,
  SAID,
  type Thing,
} from './scene.ts'

/** What the page says of something: cells under their columns, terms with their meanings, "Label: value", fields. */
export function factsOf(seen: readonly Seen[], entries: readonly Entry[], things: readonly Thing[]): Fact[] {
  const facts: Fact[] = []
  for (const entry of entries) {
    const { under } = entry
    for (const [at, { column, text }] of entry.cells.entries()) {
      // What comes first of several is what it is called: "Linen thread 100 m".
      const isName = at === 0 && entry.cells.length > 1 && !SAID.test(text)
      const [label, value] = column ? [column, text] : isName ? [] : pairIn(text)
      // A line of a list that says one thing belongs to what the list is about.
      if (label && value) facts.push({ label, value, entry: entry.cells.length > 1 ? entry : undefined, under })
    }
    const [first, second, ...more] = entry.cells
    if (first && second && more.length === 0 && !first.column && first.text.length <= LONGEST_LABEL)
      facts.push({ label: first.text, value: second.text, entry: undefined, under })
  }
  for (const { kind, name, value, entry, under } of things)
    if (
      name &&
      value &&
      !(kind === 'choice' && asksToChoose(value)) &&
      (kind === 'field' || kind === 'choice' || kind === 'slider')
    )
      facts.push({ label: name, value, entry, under })
  // Of several round buttons the one that is on is what the words before them say.
  for (const { kind, name, on, entry, under } of things) {
    const label = under.at(-1)
    if (kind === 'radio' && on && name && label && label.length <= LONGEST_LABEL)
      facts.push({ label, value: name, entry, under: under.slice(0, -1) })
  }
  // "Quote: £454.00" on what opens and closes it.
  for (const { kind, name, open, closed, entry, under } of things)
    if (kind === 'press' && !entry && (open || closed)) addLine(name, under, facts)
  // What stands in an entry is said of that one alone.
  walk(seen, [], facts, new Set(entries.map(({ ref }) => ref)))
  // "Closed until (year)": a hint is no value.
  return facts.filter(({ value }) => !/^\([^()]*\)$/u.test(value))
}

function walk(
  nodes: readonly Seen[],
  under: readonly string[],
  facts: Fact[],
  told: ReadonlySet<string | undefined>,
): void {
  let heads = under
  let term = ''
  for (const node of nodes) {
    if (!isNode(node)) {
      addSaid(node, heads, facts)
      continue
    }
    if (node.role === 'row' || node.role === 'listitem' || (node.ref && told.has(node.ref))) continue
    if (node.role === 'heading') heads = [...under, wordsIn(node)]
    if (node.role === 'term') term = wordsIn(node)
    else if (node.role === 'definition' && term)
      facts.push({ label: term, value: wordsIn(node), entry: undefined, under: heads })
    else addPair(node, heads, facts)
    addSaid(node.text ?? '', heads, facts)
    walk(node.children ?? [], heads, facts, told)
  }
}

/** Lines that the tree has run together: "Room: 3Floor: 2". */
const RUN_ON = /(?<=[\p{Ll}\d€$£%)])(?=\p{Lu}\p{Ll}[\p{L} ]{0,30}\s?[:：])/u

function addSaid(text: string, under: readonly string[], facts: Fact[]): void {
  for (const part of text.slice(0, 2_000).split(PARTED))
    for (const words of part.split(RUN_ON)) addLine(words, under, facts)
}

function addLine(words: string, under: readonly string[], facts: Fact[]): void {
  const [label, value] = pairIn(words.trim())
  if (label && value) facts.push({ label, value, entry: undefined, under })
}

/** Two texts in one box: a label and its value, or a figure and what it counts. */
function addPair(node: SeenNode, under: readonly string[], facts: Fact[]): void {
  if ([...nodesOf(node.children ?? [])].some(({ role }) => KINDS[role] && role !== 'link')) return
  const [one, other, ...more] = leavesOf(node)
  if (!one || !other || more.length > 0) return
  const figureFirst = /^[\d$€£]/.test(one) && !/^[\d$€£]/.test(other)
  const [label, value] = figureFirst ? [other, one] : [one.replace(/[:：]\s*$/u, ''), other]
  if (label.length <= LONGEST_LABEL) facts.push({ label, value, entry: undefined, under })
}
