import type { Condition, RecipeStep } from '@app/contract'
import { findValues, languageOf, type Value } from '@app/mind/reading'
import type { Goal, Plan } from '../../port.ts'
import { aboutOf } from '../read/about.ts'
import { type Clause, splitClauses } from '../read/clauses.ts'
import { type Control, conditionIn, readControl } from '../read/control.ts'
import { evenOut } from '../read/even-out.ts'
import { findVerb } from '../read/find-verb.ts'
import { splitPhrases } from '../read/phrases.ts'
import { type Frame, readFrame } from '../read/read-frame.ts'
import { sectionIn } from '../read/section-in.ts'
import { openSheet } from '../read/sheet.ts'
import { type Place, takePlaces } from '../read/take-places.ts'
import { LEXICON, VERBS } from '../verbs/index.ts'
import { openUrl, sameScheme } from '../verbs/open.ts'
import { checkStep } from './build-condition.ts'
import { addStep, type Course, freshName, newCourse, openStart, toRecipe } from './course.ts'
import { calledUrl, findSite } from './find-site.ts'
import { finish } from './finish.ts'
import { nearestTo } from './nearest-to.ts'
import { readRows } from './read-rows.ts'
import { sayUnused } from './say-unused.ts'

type Reader = {
  course: Course
  values: readonly Value[]
  language: ReturnType<typeof languageOf>
  /** Places that were named and are not opened yet. */
  places: Place[]
}

/** Reads the words clause by clause and makes steps of each. */
export function planWords(said: Goal): Plan {
  const goal = { ...said, words: evenOut(said.words) }
  const language = languageOf(goal.words)
  const all = findValues(goal.words, language, goal.now)
  const whole = splitClauses(goal.words, all, language, LEXICON)
  const { words, values, places } = takePlaces(goal.words, all, whole, goal.sites, language, LEXICON)
  const clauses = splitClauses(words, values, language, LEXICON)
  const reader: Reader = { course: newCourse(goal), values, language, places: [...places] }
  walkClauses(clauses, reader, words.length)
  openPlaces(words.length, { text: goal.words }, reader)
  finish(reader.course, clauses.at(-1))
  sayUnused(reader.course, goal.words, all)
  const { course } = reader
  return {
    recipe: toRecipe(course, goal.words),
    sources: course.sources.map((source) => source.replace(/\s+/gu, ' ').trim()),
    notUnderstood: course.notUnderstood,
    questions: course.questions,
    logIns: [...course.logIns],
  }
}

/** Where something is to be done is opened before it is done. */
function openPlaces(until: number, clause: Pick<Clause, 'text'>, { course, places }: Reader): void {
  for (let next = places[0]; next && next.at < until; next = places[0]) {
    places.shift()
    const url = sameScheme(next.url, { whole: next.written }, course)
    if (url === course.url) continue
    course.open = true
    course.url = url
    const from = { clause: { from: 0, to: 0, sentence: 0, text: clause.text } }
    addStep(course, from, { do: 'browser.open', name: `Open ${calledUrl(url, course.goal.sites)}`, with: { url } })
  }
}

/** What is done with all of them together, once each has had its turn. */
const AFTERWARDS = new Set(['save', 'send', 'sort', 'count', 'sum', 'compare', 'filter'])

function walkClauses(clauses: readonly Clause[], reader: Reader, end = clauses.at(-1)?.to ?? 0): void {
  let condition: { sentence: number; holds: Condition } | undefined
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at] as Clause
    openPlaces(clauses[at + 1]?.from ?? end, clause, reader)
    const said = conditionIn(clause)
    if (said && clauses[at + 1]?.sentence === clause.sentence) {
      condition = { sentence: clause.sentence, holds: addCheck(said.words, clause, reader, said.holds) }
      continue
    }
    const control = readControl(clause)
    if (control.each !== undefined) {
      const rest = clauses.slice(at + 1).filter(({ sentence }) => sentence === clause.sentence)
      const after = rest.findIndex(({ text }) => AFTERWARDS.has(findVerb(text, reader.language, LEXICON)?.id ?? ''))
      const body = after < 0 ? rest : rest.slice(0, after)
      buildEach(control, body, reader)
      at += body.length
      continue
    }
    if (control.otherwise && condition) condition = { sentence: clause.sentence, holds: opposite(condition.holds) }
    const holds =
      condition && (condition.sentence === clause.sentence || control.otherwise) ? condition.holds : undefined
    const own =
      control.when === undefined
        ? undefined
        : addCheck(control.when.replace(/^not /u, ''), clause, reader, !control.when.startsWith('not '))
    if (own) condition = { sentence: clause.sentence, holds: own }
    depending(own ?? holds, reader.course, () => buildClause(control, reader))
  }
}

function addCheck(words: string, clause: Clause, reader: Reader, holds: boolean): Condition {
  openStart(reader.course, { clause })
  const { step, holds: met } = checkStep(words, clause, reader.values, freshName(reader.course, 'check'))
  addStep(reader.course, { clause }, step)
  return holds ? met : opposite(met)
}

const opposite = (condition: Condition): Condition => ({ ...condition, to: !condition.to })

/** Whatever is built meanwhile is done only when the condition holds. */
function depending(holds: Condition | undefined, course: Course, build: () => void): void {
  const before = course.steps.length
  build()
  if (!holds) return
  for (const step of course.steps.slice(before)) if ('do' in step && !step.when) step.when = holds
}

function buildClause(control: Control, reader: Reader): void {
  const { course, values, language } = reader
  const { clause } = control
  if (control.schedule)
    course.questions.push(
      `To have this done ${control.schedule}, save it as an agent and give it a schedule. Run once, it is done now.`,
    )
  const section = control.not ? undefined : sectionIn(clause.text, language, LEXICON)
  if (section) {
    goToSection(section.name, clause, course)
    const { from, text } = clause
    buildClause(
      { ...control, clause: { ...clause, from: from + section.rest, text: text.slice(section.rest) } },
      reader,
    )
    return
  }
  const frame = readFrame(clause, values, language, LEXICON)
  if (control.not) {
    withhold(clause, course)
    return
  }
  if (!frame) {
    keepStatement(clause, reader)
    return
  }
  const verb = VERBS.get(frame.verb)
  course.lastSentence = clause.sentence
  course.lastVerb = frame.verb
  openNamed(frame, course)
  if (control.until === undefined) {
    verb?.build(frame, course)
    return
  }
  openStart(course, frame)
  const { steps, sources } = aside(course, () => {
    verb?.build(frame, course)
    addCheck(control.until ?? '', { ...clause, text: `${clause.text} until ${control.until}` }, reader, true)
  })
  const last = steps.at(-1)
  const until = {
    value: `{{${last && 'do' in last ? last.save : 'check'}.holds}}`,
    is: 'equal' as const,
    to: !/\b(?:no|not|empty|gone|kein|nicht)\b/iu.test(control.until),
  }
  course.steps.push({ until, atMost: 50, name: `${clause.text}, until ${control.until}`, steps })
  course.sources.push(sources[0] ?? clause.text)
}

/** A site that is known by this name, else a part of the one that is open. */
function goToSection(name: string, clause: Clause, course: Course): void {
  const site = findSite(name, course.goal.sites)
  if (site !== undefined) {
    openUrl(site, { clause, whole: '' }, course, true)
    return
  }
  openStart(course, { clause })
  addStep(course, { clause }, { do: 'browser.go', name: `Go to ${name}`, with: { to: name } })
}

/** Verbs that do something with the page they name, wherever in the clause they name it. */
const ON_PAGE = new Set([
  'collect',
  'ask',
  'count',
  'sum',
  'act',
  'make',
  'set',
  'check',
  'uncheck',
  'click',
  'filter',
  'sort',
  'download',
  'upload',
  'submit',
  'wait',
  'scroll',
])
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|csv|txt|png|jpe?g)(?:[?#]|$)/iu

/** "Collect the headlines from example.com": the address is opened first. */
function openNamed(frame: Frame, course: Course): void {
  if (!ON_PAGE.has(frame.verb)) return
  const address = frame.values.find(({ sort, text }) => sort === 'url' && !DOCUMENT.test(text))?.text
  const site = address === undefined ? findSite(frame.whole, course.goal.sites) : sameScheme(address, frame, course)
  if (site !== undefined && site !== course.url) openUrl(site, frame, course, true)
}

/** Builds apart from the steps so far. */
function aside(course: Course, build: () => void): { steps: RecipeStep[]; sources: string[] } {
  const { steps, sources } = course
  course.steps = []
  course.sources = []
  build()
  const made = { steps: course.steps, sources: course.sources }
  course.steps = steps
  course.sources = sources
  return made
}

function buildEach(control: Control, body: readonly Clause[], reader: Reader): void {
  const { course, values, language } = reader
  const { clause } = control
  const verb = findVerb(clause.text, language, LEXICON)
  const named = verb ? clause.text.slice(0, verb.from) : clause.text
  if (!course.rows) {
    const frame = readFrame(
      { ...clause, text: `list ${named || 'everything'}`, from: clause.from - 5 },
      values,
      'en',
      LEXICON,
    )
    if (frame) readRows({ ...frame, clause }, course)
  }
  const rows = course.rows
  course.item = 'item'
  const clauses = verb
    ? [{ ...clause, from: clause.from + verb.from, text: clause.text.slice(verb.from) }, ...body]
    : body
  const { steps } = aside(course, () => {
    walkClauses(clauses, reader)
    gather(course, clause)
  })
  course.item = undefined
  if (steps.length === 0 || !rows) return
  course.steps.push({
    forEach: rows.template,
    as: 'item',
    name: `For each of them: ${clauses.map(({ text }) => text).join(', ')}`.slice(0, 190),
    steps,
  })
  course.sources.push(clause.text)
}

/** What every round finds is put together. */
function gather(course: Course, clause: Clause): void {
  const read = [...course.steps].reverse().find((step) => 'do' in step && step.do === 'rows.read')
  if (!read || !('do' in read) || !read.save) return
  const step = addStep(
    course,
    { clause },
    {
      do: 'rows.gather',
      name: 'Put it to what was found before',
      with: { list: 'found', item: '{{item}}', row: `{{${read.save}.rows.0}}` },
      save: 'found',
    },
  )
  course.answer = undefined
  course.rows = { template: '{{found.rows}}', step, name: 'found' }
}

/** "Do not submit yet": the step before holds back. */
function withhold(clause: Clause, course: Course): void {
  const last = course.steps.at(-1)
  if (
    /\b(?:submit|send|order|buy|pay|absenden|senden|envoy|envi)/iu.test(clause.text) &&
    last &&
    'do' in last &&
    last.do === 'browser.request'
  )
    last.with = { ...last.with, send: false }
  else
    course.notUnderstood.push({ words: clause.text, nearest: 'say what is to be done; what is not said is not done' })
}

/** "I am at the airport": for whoever looks next. Without anything to follow, it is said to be not understood. */
function keepStatement(clause: Clause, { course, values, language }: Reader): void {
  const own = values
    .filter(({ from, to }) => from >= clause.from && to <= clause.to)
    .map((value) => ({ ...value, from: value.from - clause.from, to: value.to - clause.from }))
  const sheet = openSheet(clause.text, own)
  const about = aboutOf(splitPhrases(sheet, 0, language), sheet)
  const last = course.steps.findLast((step) => 'do' in step && step.do === 'rows.read')
  if (last && 'do' in last && course.lastSentence === clause.sentence && course.lastVerb === 'ask') {
    last.with = { ...last.with, about: [...((last.with.about as string[] | undefined) ?? []), ...about] }
    return
  }
  course.given.push(...(about.length > 0 ? about : [clause.text.slice(0, 100)]))
  course.givenFrom = [...(course.givenFrom ?? []), { words: clause.text, nearest: nearestTo(clause.text, language) }]
}
