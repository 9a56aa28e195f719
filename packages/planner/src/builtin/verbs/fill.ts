import { addStep, type Course, openStart } from '../build/course.ts'
import { entered } from '../read/pairs.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import { check } from './check.ts'
import type { Verb } from './verb.ts'

export const fill: Verb = {
  id: 'fill',
  words: {
    en: [
      'fill in',
      'fill out',
      'fill',
      'type in',
      'type',
      'enter',
      'input',
      'key in',
      'complete the form',
      'complete',
      'include',
      'mention',
      'state',
    ],
    de: [
      'fülle',
      'füll',
      'ausfüllen',
      'gib ein',
      'trage ein',
      'trag ein',
      'eingeben',
      'eintragen',
      'schreibe',
      'tippe',
      'trage',
      'trag',
      'gebe',
    ],
    fr: ['remplis', 'remplissez', 'remplir', 'saisis', 'saisissez', 'entre', 'entrez', 'tape', 'tapez', 'écris'],
    es: ['rellena', 'rellene', 'rellenar', 'completa', 'escribe', 'escriba', 'introduce', 'introduzca', 'ingresa'],
    zh: ['填写', '输入', '填入', '填'],
    ja: ['に入力', 'を入力', '入力して', 'に記入', 'を記入'],
  },
  build(frame, course) {
    const pdf = documentIn(frame)
    if (pdf !== undefined || (/\bpdf\b/iu.test(frame.whole) && course.file)) return fillPdf(frame, course, pdf)
    openStart(course, frame)
    // "Complete Water the plants": nothing is entered, something is done.
    if (/^complete$/iu.test(frame.word) && Object.keys(frame.data).length === 0 && !/\bform\b/iu.test(frame.whole))
      return check.build(frame, course)
    if (goesWithLast(frame, course)) return
    const single = intoOne(frame)
    if (single) {
      addStep(course, frame, {
        do: 'browser.fill',
        name: `Type “${single.value}” into “${single.target}”`,
        with: single,
      })
      return
    }
    addStep(course, frame, {
      do: 'browser.request',
      name: `Fill in ${frame.whole}`,
      with: {
        do: frame.word,
        data: frame.data,
        text: withoutParticle(frame),
        about: frame.about.slice(0, 12),
        send: false,
      },
    })
  },
}

/** "Fülle Ort mit Berlin aus": the end of the verb is no part of the value. */
const withoutParticle = ({ whole, language }: Frame): string =>
  language === 'de' ? whole.replace(/\s+(?:aus|ein)$/u, '') : whole

/** "Also include the order number": more for the form that was just spoken of. */
function goesWithLast(frame: Frame, course: Course): boolean {
  const last = course.steps.at(-1)
  if (!/^(?:include|mention|state)$/u.test(frame.word) || !last || !('do' in last) || last.do !== 'browser.request')
    return false
  const { data = {}, text = '', about = [] } = last.with as { data?: object; text?: string; about?: string[] }
  last.with = {
    ...last.with,
    data: { ...data, ...frame.data },
    text: `${text}. ${frame.whole}`,
    about: [...about, ...frame.about],
  }
  return true
}

const documentIn = (frame: Frame): string | undefined =>
  frame.values.find(({ sort, text }) => sort === 'url' && /\.pdf\b/iu.test(text))?.text

function fillPdf(frame: Frame, course: Course, url: string | undefined): void {
  const values = { ...frame.data }
  if (Object.keys(values).length === 0)
    course.questions.push(
      'What is to be entered into the PDF? Name each field and its value, such as: name Ada Lovelace, city “London”.',
    )
  addStep(course, frame, {
    do: 'document.fill',
    name: 'Fill in the PDF',
    with: { ...(url ? { url } : { file: course.file }), values },
    save: 'filled',
  })
  course.file = '{{filled.file.id}}'
}

/** "Type Ada into the name field", "fill in the city with Ghent". */
function intoOne(frame: Frame): { target: string; value: string | number } | undefined {
  const left = frame.sheet.left()
  const into =
    /^\s*(\S(?:.*?\S)?)\s+(?:into|in|to|as|in das|ins|dans|en)\s+(?:(?:the|das|den|le|la|el)\s+)?(\S(?:.*?\S)?)(?:\s+(?:field|box|input|feld|champ|campo))?\s*$/iu.exec(
      left,
    )
  const names = Object.keys(frame.data)
  const [name] = names
  if (
    names.length === 1 &&
    name !== undefined &&
    !/\p{L}{3,}/u.test(frame.rest.replace(/\b(?:the|field|form|with|in|box)\b/giu, ''))
  )
    return { target: name, value: frame.data[name] as string }
  if (!into?.[1] || !into[2] || names.length > 0 || /,|\sand\s.*\s(?:in|into|as)\s/iu.test(left)) return undefined
  const at = left.indexOf(into[1])
  const target = frame.sheet.original(left.lastIndexOf(into[2]), left.length)
  return {
    target: withoutSmall(target)
      .replace(/\s+(?:field|box|input)$/iu, '')
      .replace(/["“”]/gu, ''),
    value: entered(frame.sheet, at, into[1].length),
  }
}
