import { findEmail, findPhone, readMoney } from '@app/values'
import type { Field, Kind } from '../details/fields.ts'
import type { Element } from '../page/tree.ts'
import { type Column, isConstant } from './build-columns.ts'
import type { Slot } from './read-slots.ts'
import { evidenceFor } from './slot-evidence.ts'

/** Enough to know a column by. */
const SAMPLE = 12

const DATE =
  /\b\d{4}-\d\d-\d\d\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b(?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|janv|févr|mars|avr|juin|juil|août|déc)\p{L}{0,7}\.?,? \d{1,4}|\b\d{1,2}\.? (?:jan|feb|mar|mär|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)|\d年\d{1,2}月|\b(?:yesterday|today|gestern|heute|hier|ayer)\b|\b\d{1,3} (?:minute|hour|day|week|month|year|stunde|tag|woche)\p{L}{0,3} ago\b|\bvor \d{1,3} /iu

/** By kind, whether a text can be a value of it. */
const FITS: Partial<Record<Kind, (text: string) => boolean>> = {
  date: (text) => text.length < 80 && DATE.test(text),
  number: (text) => text.length < 40 && /\d/.test(text),
  phone: (text) => findPhone(text) !== undefined,
  email: (text) => findEmail(text) !== undefined,
}

/** How likely the column is the field, from 0 to 1. */
export function scoreColumn(column: Column, field: Field): number {
  const { kind } = field
  if (kind === 'link' || kind === 'image') return column.what === kind ? scoreAddress(column, field) : 0
  if (column.what !== 'text' || (isConstant(column) && !TELLING.has(kind))) return 0
  const evidence = evidenceFor(column, field)
  if (kind === 'title') return scoreTitle(column, evidence)
  const { looks } = field
  const fits = kind === 'money' ? undefined : (FITS[kind] ?? (looks && ((text: string) => looks.test(text))))
  const share = kind === 'money' ? pricedShare(column) : fits ? shareOf(column, fits) : 0
  const known =
    kind === 'money' || fits
      ? share * (TELLING.has(kind) ? 0.55 : 0.25) + evidence * (0.3 + share * 0.15)
      : evidence * 0.85
  return known * Math.sqrt(column.filled) * (isStruck(column) ? 0.6 : 1) * brevity(column)
}

const TELLING = new Set<Kind>(['money', 'date', 'phone', 'email'])

/** Of a whole line and its pieces, the piece that says it with fewer words. */
function brevity(column: Column): number {
  const slot = column.slots.find((one) => one !== undefined)
  return slot ? 1 - Math.min(0.2, slot.value.length / 2_000) : 1
}

function scoreAddress(column: Column, field: Field): number {
  const evidence = evidenceFor(column, { ...field, names: field.names.filter((name) => name !== 'link') })
  const inHeading = sample(column).some(({ element }) => headed(element))
  return column.filled * (0.4 + column.distinct * 0.3) + (inHeading ? 0.15 : 0) + evidence * 0.15 - column.at * 0.002
}

const WORD = /\p{L}{2}|^\p{L}/u

function scoreTitle(column: Column, evidence: number): number {
  const texts = sample(column)
  const worded = texts.filter(({ value }) => value.length < 250 && WORD.test(value)).length / texts.length
  const priced = pricedShare(column)
  const headings = texts.filter(({ element }) => headed(element)).length / texts.length
  const links = texts.filter(({ element }) => within(element, LINK)).length / texts.length
  const looks =
    0.3 + headings * 0.35 + links * 0.15 + column.distinct * 0.2 + evidence * 0.2 - Math.min(0.2, column.at * 0.01)
  return Math.min(1, looks) * worded * (1 - priced) * column.filled * brevity(column)
}

const isPrice = (text: string): boolean =>
  text.length < 60 && /\d/.test(text) && readMoney(text)?.currency !== undefined

/** Asked for by every field, worked out once. */
function pricedShare(column: Column): number {
  column.priced ??= shareOf(column, isPrice)
  return column.priced
}

const HEADING = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt'])
const LINK = new Set(['a'])

/** Whether one of these is around it; further up it would be around the whole record. */
function within(element: Element, tags: ReadonlySet<string>): boolean {
  let at: Element | undefined = element
  for (let up = 0; at && up < 4; up += 1, at = at.parent) if (tags.has(at.tag)) return true
  return false
}

const headed = (element: Element): boolean => within(element, HEADING)

const sample = ({ slots }: Column): Slot[] => slots.filter((slot) => slot !== undefined).slice(0, SAMPLE)

/** When none of the first few fits, none is expected to. */
const FIRST = 4

function shareOf(column: Column, fits: (text: string) => boolean): number {
  const texts = sample(column)
  if (!texts.slice(0, FIRST).some(({ value }) => fits(value))) return 0
  return texts.filter(({ value }) => fits(value)).length / texts.length
}

/** Struck out, or named as what it was before. */
function isStruck(column: Column): boolean {
  return sample(column).some(({ element }) => {
    let at: Element | undefined = element
    for (let up = 0; at && up < 3; up += 1, at = at.parent)
      if (STRUCK.has(at.tag) || /\b(?:old|was|list-price)\b/i.test(at.attributes.class ?? '')) return true
    return false
  })
}

const STRUCK = new Set(['s', 'del', 'strike'])
