import type { Act } from '@app/toolkit'
import { coveredBy, type Needed, without } from '../match/need.ts'
import type { Thing } from '../page/scene.ts'
import { phrases } from '../read/phrases.ts'
import type { Value } from '../read/values.ts'
import { likeness, type Word, wordsOf } from '../read/words.ts'
import { fitValue, type Wish } from './fit-value.ts'
import type { Problem } from './solution.ts'

export interface FilledForm {
  acts: Act[]
  /** What no field took. */
  left: Needed[]
  used: Thing[]
}

const EMPTY_OPTION =
  /^(?:[-–—.…\s]*|(?:please )?(?:choose|select|pick)\b.*|all|any|none|bitte wählen.*|choisir.*|elige.*)$/iu

/** Puts what was said into the fields it belongs to: by their options, their names, and last by their kind. */
export function fitForm(problem: Problem, fields: readonly Thing[], said: readonly Needed[]): FilledForm {
  const form: FilledForm = { acts: [], left: [...said], used: [] }
  const free = () => fields.filter((field) => !form.used.includes(field) && !field.disabled)
  const put = (field: Thing, wish: Wish, taken: readonly Needed[]): boolean => {
    const fitted = fitValue(field, wish, problem.language, problem.now)
    if (!fitted) return false
    if (fitted.act && !fitted.already) form.acts.push(fitted.act)
    form.used.push(field)
    form.left = without(form.left, taken)
    form.left = without(
      form.left,
      coveredBy(
        form.left.filter(({ value }) => !value),
        wordsOf(field.name, problem.language),
      ),
    )
    return true
  }
  for (const field of free()) putLiteral(field)
  for (const value of problem.clause.values) putNamed(value)
  for (const field of free()) putOption(field)
  for (const field of free()) putAfterName(field)
  for (const value of problem.clause.values) putByKind(value)
  putName()
  for (const field of free().filter(({ kind }) => kind === 'tick' || kind === 'radio')) tick(field)
  return form

  function own(value: Value): Needed[] {
    return form.left.filter((one) => one.value === value)
  }

  /** "Reference PO-4481", "12 pieces": the field whose name stands beside the value. */
  function putNamed(value: Value): void {
    const taken = own(value)
    if (taken.length === 0) return
    const { before, after } = besides(problem, value)
    const score = (name: string) => {
      const [near, far] = before.map((word) => isNamed(word, name, problem))
      return near ? (far ? 2 : 1) : after.some((word) => isNamed(word, name, problem)) ? 0.5 : 0
    }
    const named = free()
      .filter(({ kind }) => kind !== 'tick' && kind !== 'radio')
      .map((field) => ({ field, score: score(field.name) }))
      .filter(({ field, score }) => score > 0 && fitValue(field, value, problem.language, problem.now))
      .sort((a, b) => b.score - a.score)
    const [first, second] = named
    if (first && second?.score !== first.score) put(first.field, value, taken)
  }

  /** What stands in the sentence just as the page has it: an option, a tick's name. */
  function putLiteral(field: Thing): void {
    const texts =
      field.kind === 'choice'
        ? field.options.filter((option) => !EMPTY_OPTION.test(option))
        : field.kind === 'radio' || field.kind === 'tick'
          ? [field.name]
          : []
    const [first, ...more] = texts
      .filter((text) => text.length > 3 && spotOf(text) >= 0)
      .sort((a, b) => b.length - a.length)
    if (first === undefined || more.some((text) => !first.toLowerCase().includes(text.toLowerCase()))) return
    const at = spotOf(first)
    const taken = form.left.filter(({ word }) => word.from >= at && word.to <= at + first.length)
    if (taken.length === 0) return
    if (field.kind === 'choice') {
      put(field, { text: first, sort: undefined }, taken)
      return
    }
    const off = form.left.find(({ weight, word }) => weight === 'not' && word.to <= at && at - word.to < 12)
    if (field.on !== !off) form.acts.push({ do: 'check', ref: field.ref, on: !off })
    form.used.push(field)
    form.left = without(form.left, off ? [...taken, off] : taken)
  }

  /** Where these words stand in the clause, as whole words. */
  function spotOf(text: string): number {
    const { whole, to, words } = problem.clause
    const from = words[0]?.from ?? 0
    const at = whole.slice(from, to).toLowerCase().indexOf(text.toLowerCase())
    const [before, after] = [whole[from + at - 1] ?? ' ', whole[from + at + text.length] ?? ' ']
    return at < 0 || /[\p{L}\p{N}]/u.test(before) || /[\p{L}\p{N}]/u.test(after) ? -1 : from + at
  }

  /** An option that was said word for word. */
  function putOption(field: Thing): void {
    if (field.kind !== 'choice') return
    const fitting = field.options
      .filter((option) => !EMPTY_OPTION.test(option))
      .map((option) => ({ option, words: wordsOf(option, problem.language).filter(({ small }) => !small) }))
      .filter(
        ({ words }) =>
          words.length > 0 && words.every((word) => form.left.some((one) => likeness(one.word, word) >= 0.9)),
      )
      .sort((a, b) => b.words.length - a.words.length)
    const [first, second] = fitting
    if (!first || (second && second.words.length === first.words.length)) return
    put(field, { text: first.option, sort: undefined }, coveredBy(form.left, first.words))
  }

  /** "Name Jo Bell, phone …": what follows the name of a field, up to the next comma or name. */
  function putAfterName(field: Thing): void {
    if (field.kind !== 'field' && field.kind !== 'choice') return
    const label = form.left.filter((one) => !one.value && isNamed(one.word, field.name, problem))
    const last = label.at(-1)
    if (!last) return
    const rest = problem.clause.whole.slice(last.word.to, problem.clause.to)
    const text = /^\s*(?::|is|=|to|as|–|-)?\s*([^,;.:]+)/u.exec(rest)?.[1]?.trim() ?? ''
    const cut = text.split(/\s+(?:and|und|et|y|with|mit|avec|con)\s+/u)[0] ?? ''
    const end = last.word.to + rest.indexOf(cut) + cut.length
    const taken = form.left.filter(({ word }) => word.from >= last.word.to && word.to <= end)
    const value = problem.clause.values.find(({ from, to }) => from >= last.word.to && to <= end + 1)
    const wish = value && value.to - value.from >= cut.length - 2 ? value : { text: cut, sort: undefined }
    // "The note of order 12 …" goes on with something else.
    const [opening] = wordsOf(cut, problem.language)
    const parts = wordsOf(cut, problem.language)
    const isOther =
      wish.sort === undefined &&
      (opening?.small === true ||
        parts.some((word) => ['of', 'to', 'into'].some((row) => phrases(problem.language, row).has(word))))
    const isMixed =
      wish.sort === undefined &&
      problem.clause.values.some((one) => one.sort === 'quote' && one.from < end && last.word.to < one.to)
    if (cut && taken.length > 0 && !isOther && !isMixed) put(field, wish, [...taken, ...label])
  }

  /** The only field of its kind. */
  function putByKind(value: Value): void {
    const taken = own(value)
    if (taken.length === 0) return
    const kinds = KINDS_OF[value.sort] ?? ['']
    const fitting = free().filter(
      (field) =>
        field.kind === 'field' && (kinds.includes(field.takes) || (value.sort === 'money' && isForMoney(field))),
    )
    const empty = fitting.filter((field) => field.value === '')
    const [field, ...more] = empty.length > 0 ? empty : fitting
    if (field && more.length === 0) put(field, value, taken)
  }

  /** A name that nobody labelled goes into the one field that is empty. */
  function putName(): void {
    const names = form.left.filter(
      ({ value, weight, word }) =>
        !value && !weight && /^\p{Lu}/u.test(word.text) && word.from > (problem.clause.words[0]?.to ?? 0),
    )
    const [first, last] = [names[0], names.at(-1)]
    const empty = free().filter(
      ({ kind, value, takes }) => kind === 'field' && value === '' && (takes === '' || takes === 'text'),
    )
    const [field, ...more] = empty
    if (!first || !last || !field || more.length > 0) return
    const text = problem.clause.whole.slice(first.word.from, last.word.to)
    if (wordsOf(text, problem.language).length !== names.length) return
    put(field, { text, sort: undefined }, names)
  }

  function tick(field: Thing): void {
    const words = wordsOf(field.name, problem.language).filter(({ small }) => !small)
    const taken = coveredBy(form.left, words)
    if (words.length === 0 || taken.length === 0 || coveredWords(words, taken) < words.length) return
    const off = form.left.some(
      ({ weight, word }) =>
        weight === 'not' && word.from < (taken[0]?.word.from ?? 0) && (taken[0]?.word.from ?? 0) - word.to < 12,
    )
    form.acts.push({ do: 'check', ref: field.ref, on: !off })
    form.used.push(field)
    form.left = without(form.left, off ? [...taken, ...form.left.filter(({ weight }) => weight === 'not')] : taken)
  }
}

const isForMoney = ({ name, value }: Thing): boolean =>
  /[$€£¥]|\b(?:amount|price|cost|betrag|preis|montant|prix|importe|precio)\b/iu.test(name) ||
  /^\d+[.,]\d\d$/.test(value)

const coveredWords = (words: readonly Word[], taken: readonly Needed[]): number =>
  words.filter((word) => taken.some((one) => likeness(one.word, word) > 0)).length

const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  quote: ['', 'text', 'textarea', 'search'],
  email: ['email', '', 'text'],
  phone: ['tel', '', 'text'],
  date: ['date', 'datetime-local', 'time', 'month'],
  money: ['number'],
  percent: ['number'],
  number: ['number'],
}

const isNamed = (word: Word, name: string, { language }: Problem): boolean =>
  wordsOf(name, language).some((one) => !one.small && likeness(one, word) >= 0.9)

/** The words before a value, the nearest first, and the one after it; small ones left out. */
function besides({ clause, language }: Problem, value: Value): { before: Word[]; after: Word[] } {
  const solid = clause.words.filter((word) => !word.small && !(word.from >= value.from && word.to <= value.to))
  const near = (word: Word) =>
    !/[,;]/u.test(clause.whole.slice(Math.min(word.to, value.to), Math.max(word.from, value.from))) &&
    !phrases(language, 'and').has(word)
  // "Comment Sheet 6": a word between makes it a part of something longer.
  const before = solid
    .filter(({ to }) => to <= value.from)
    .slice(-2)
    .reverse()
    .filter(near)
  // "£80 on day 12": a word that has a value of its own behind it belongs to that.
  const owned = (word: Word) => clause.values.some(({ from }) => from >= word.to && from - word.to < 4)
  const after = solid
    .filter(({ from }) => from >= value.to)
    .slice(0, 1)
    .filter((word) => near(word) && !owned(word))
  return { before, after }
}
