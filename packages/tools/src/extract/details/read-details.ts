import type { Page } from '../page/tree.ts'
import { type Candidate, candidatesByKind } from './candidates-by-kind.ts'
import { candidatesByLabel } from './candidates-by-label.ts'
import { type Field, readField } from './fields.ts'
import { fitLabel } from './fit-label.ts'
import { type Fact, listFacts } from './list-facts.ts'
import { listLeaves } from './list-leaves.ts'
import { readTitle, type Title } from './read-title.ts'
import { shapeValue } from './shape-value.ts'

export interface Detail {
  field: string
  value: string
  /** Where the page gives several. */
  values: string[]
  /** The text as it stands there, line by line. */
  written: string[]
  found: Candidate['found']
  label?: string
}

/** The named attributes of the one thing a page is about, each with where it was found. */
export function readDetails(page: Page, wanted: string[]): Detail[] {
  const fields = wanted.map(readField)
  const leaves = listLeaves(page)
  const title = readTitle(page, leaves)
  const facts = listFacts(page)
  const labelled = candidatesByLabel(leaves, fields, title?.leaf)
  return fields.flatMap((field) => {
    const candidates = [
      ...fromFacts(facts, field),
      ...(labelled.get(field) ?? []),
      ...fromTitle(title, field),
      ...candidatesByKind(page, leaves, field, title?.leaf),
    ].filter(({ score }) => score > 0.25)
    const [best] = candidates.sort((a, b) => b.score - a.score)
    return best ? [toDetail(field, best)] : []
  })
}

const STRENGTH: Record<Fact['found'], number> = { 'json-ld': 1.2, microdata: 1.1, rdfa: 1, 'open-graph': 0.6 }

function fromFacts(facts: Fact[], field: Field): Candidate[] {
  return facts.flatMap(({ name, value, found }, at) => {
    const fit = fitLabel(name, field)
    const shaped = fit > 0.6 ? shapeValue([value], field) : undefined
    return shaped ? [{ ...shaped, score: fit * STRENGTH[found] * (1 - at * 0.0005), found, label: name }] : []
  })
}

const fromTitle = (title: Title | undefined, { kind }: Field): Candidate[] =>
  kind === 'title' && title
    ? [{ value: title.text, values: [], written: [title.leaf?.text ?? title.text], score: 1, found: 'heading' }]
    : []

const toDetail = ({ wanted }: Field, { value, values, written, found, label }: Candidate): Detail => ({
  field: wanted,
  value,
  values,
  written,
  found,
  ...(label ? { label } : {}),
})
