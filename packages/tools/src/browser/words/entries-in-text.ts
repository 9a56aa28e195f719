import { plainWords } from '../../forms/meaning/plain-words.ts'
import { callField } from '../../forms/name-fields.ts'
import type { Field } from '../../forms/place/score-pair.ts'
import { likeness, same, tokens } from '../ground/words.ts'

interface Entry {
  /** The field's own name, or what the person called it where no field is called so. */
  name: string
  /** As the person called it. */
  label: string
  value: string
}

const OPENING =
  /^(?:(?:the|this|a)\s+)?(?:(?:contact\s+|order\s+|booking\s+|sign-?up\s+)?(?:form|fields?|details?)\b\s*)?(?:(?:with|using|by)\b\s*)?(?:the\s+)?[:\s]*/iu
const ARTICLE = /^(?:(?:the|your|my|his|her|their|a|an)\s+)+/iu
const KIND = /\s+(?:field|box|input)$/iu
const SURE = 0.9

/** The parts of "name Ada, guests with 2, 5 May as date", cut at commas and "and" outside quotation marks. */
function segmentsOf(text: string): string[] {
  return (
    text.replace(OPENING, '').match(/(?:"[^"]*(?:"|$)|“[^”]*(?:”|$)|„[^“”]*(?:[“”]|$)|«[^»]*(?:»|$)|[^,;"“„«])+/gu) ??
    []
  )
    .flatMap((part) => part.split(/\sand\s(?=(?:[^"“”]*["“][^"“”]*["”])*[^"“”]*$)/iu))
    .map((part) => part.trim().replace(/^(?:and|und|et|y)\s+/iu, ''))
    .filter(Boolean)
}

/** What each part says is to be entered, and where: by the names the form has for its fields. */
export const entriesInText = (text: string, fields: readonly Field[]): Entry[] =>
  segmentsOf(text).flatMap((segment) => entryIn(segment, fields) ?? [])

function entryIn(segment: string, fields: readonly Field[]): Entry | undefined {
  const called = (words: string): string | undefined => {
    const label = words.replace(ARTICLE, '').replace(KIND, '')
    return fields.map(callField).find((name) => likeness(label, name) >= SURE || contains(name, label))
  }
  const into = /^(.*?\S)\s+(?:as|into|in|for)\s+(\S.*)$/iu.exec(segment)
  const first = /^(.*?[^\s:=])(?:\s+(?:with|to|as|is)\s|\s*[:=])\s*(\S.*)$/iu.exec(segment)
  for (const [label = '', value = ''] of [[first?.[1], first?.[2]], [into?.[2], into?.[1]], ...splits(segment)]) {
    const name = label && value ? called(label) : undefined
    if (name !== undefined) return { name, label, value: bare(value) }
  }
  return undefined
}

/** "E-mail address" is "e-mail", "Your name" is "name": all that was said stands in it, and only small words besides. */
const contains = (name: string, label: string): boolean => {
  const [said, own] = [tokens(label), tokens(name)]
  return said.length > 0 && own.length <= said.length + 1 && said.every((one) => own.some((other) => same(one, other)))
}

function splits(segment: string): [string, string][] {
  const words = segment.match(/["“„«][^"“”»]*["”“»]|\S+/gu) ?? []
  return Array.from({ length: Math.min(4, words.length - 1) }, (_, at): [string, string] => [
    words.slice(0, at + 1).join(' '),
    words.slice(at + 1).join(' '),
  ]).reverse()
}

const bare = (value: string): string => value.replace(/^["“„«]\s?|\s?["”“»]$/gu, '').trim()

/** Parts of the text that do not stand in the form now. */
export function lostSegments(text: string, held: readonly string[]): string[] {
  const there = held.map(plainWords).filter(Boolean)
  const known = held.flatMap(tokens)
  return segmentsOf(text).filter((segment) => {
    // A half of what was said is not what was said; dates and figures are written in many ways.
    if (!/\d/u.test(segment) && !tokens(segment).every((one) => known.some((other) => same(one, other)))) return true
    const said = plainWords(segment)
    return !there.some((one) => said.includes(one) || one.includes(said))
  })
}
