import type { Page } from '../port.ts'
import { ibansIn, vatIdsIn } from './codes.ts'
import { type FoundText, findHead } from './find-head.ts'
import { findLabel } from './find-labels.ts'
import { fold } from './fold.ts'
import { labelledValues } from './labelled-values.ts'
import { hasLegalForm, nameAround } from './legal-forms.ts'
import { LABELS } from './lexicon.ts'
import { kindOfLine } from './line-kinds.ts'
import { nameReader } from './readers.ts'
import type { Row } from './rows-of-page.ts'

/** Who wrote the document: said in words, or the company that its own numbers, address and web site stand beside. */
export function findIssuer(rows: readonly Row[], pages: readonly Page[]): FoundText | undefined {
  const candidates = [...labelled(rows), ...named(rows, pages), ...titled(rows), ...headed(rows)]
  const domains = domainsIn(rows)
  const scored = candidates.map((one) => ({
    ...one,
    confidence: one.confidence + (matchesDomain(one.text, domains) ? 0.3 : 0),
  }))
  const [best] = scored.sort((a, b) => b.confidence - a.confidence)
  return best && { ...best, confidence: Math.min(0.95, best.confidence) }
}

function labelled(rows: readonly Row[]): FoundText[] {
  return labelledValues(rows, LABELS.issuer, nameReader)
    .filter(({ text, score }) => score > 0.9 || hasLegalForm(text))
    .map(({ text, place, page }) => ({
      text: nameAround(text) ?? text,
      place,
      page,
      confidence: hasLegalForm(text) ? 0.85 : 0.45,
    }))
}

/** Names with a legal form. What stands under "bill to" is the other side. */
function named(rows: readonly Row[], pages: readonly Page[]): FoundText[] {
  const found: FoundText[] = []
  for (const row of rows) {
    for (const line of row.lines) {
      const name = line.text.length < 160 ? nameAround(line.text) : undefined
      if (!name) continue
      const height = line.y / (pages[row.page - 1]?.height ?? 1)
      const edge = row.page === 1 && (height < 0.16 || height > 0.8) ? 0.15 : 0
      const again = rows.filter((other) => other !== row && fold(other.text).includes(fold(name))).length
      const confidence =
        0.4 +
        edge +
        Math.min(2, again) * 0.08 +
        (isBesideNumbers(rows, row) ? 0.15 : 0) -
        (isRecipient(rows, row) ? 0.5 : 0)
      found.push({ text: name, place: line, page: row.page, confidence })
    }
  }
  return found
}

const isBesideNumbers = (rows: readonly Row[], row: Row): boolean =>
  rows
    .slice(Math.max(0, row.index - 6), row.index + 7)
    .some(
      ({ page, text }) =>
        page === row.page &&
        (vatIdsIn(text).length > 0 || ibansIn(text).length > 0 || kindOfLine(text) === 'registration'),
    )

const isRecipient = (rows: readonly Row[], row: Row): boolean =>
  rows
    .slice(Math.max(0, row.index - 3), row.index + 1)
    .some(
      ({ page, lines }) =>
        page === row.page && lines.some((line) => findLabel(line.text, LABELS.recipient)?.from === 0),
    )

const TITLE = /^(?<name>.{3,50}?) (?:tax )?(?:invoice|receipt|rechnung|facture|factura|factuur)$/iu

/** `Acme Web Services Invoice` over the page. */
function titled(rows: readonly Row[]): FoundText[] {
  return rows.slice(0, 4).flatMap((row) =>
    row.lines.flatMap((line) => {
      const name = TITLE.exec(line.text)?.groups?.name
      return name && !/^(?:original|copy|kopie|tax|retail|sales|duplicate|simplified|proforma|pro forma)$/i.test(name)
        ? [{ text: name, place: line, page: row.page, confidence: 0.5 }]
        : []
    }),
  )
}

function headed(rows: readonly Row[]): FoundText[] {
  const { company } = findHead(rows)
  return company ? [{ ...company, confidence: 0.35 }] : []
}

function domainsIn(rows: readonly Row[]): string[] {
  const found = rows.flatMap(({ text }) => [
    ...text.matchAll(/(?:www\.|@|https?:\/\/(?:www\.)?)([a-z\d-]{2,40})\.[a-z]{2,}/gi),
  ])
  const domains = found.map((match) => (match[1] ?? '').toLowerCase().replace(/[^a-z\d]/g, ''))
  return domains.filter((name) => !/^(?:gmail|hotmail|yahoo|outlook|icloud|web|gmx)$/.test(name))
}

function matchesDomain(name: string, domains: string[]): boolean {
  const squeezed = fold(name).replace(/[^a-z\d]/g, '')
  return domains.some(
    (domain) =>
      domain.length > 2 && (squeezed.startsWith(domain) || (squeezed.length > 3 && domain.startsWith(squeezed))),
  )
}
