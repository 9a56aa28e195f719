import { addStep, type Course, freshName, openStart } from '../build/course.ts'
import { keepFile } from '../build/keep-file.ts'
import { readQuestion } from '../build/read-question.ts'
import { refersBack } from '../build/refers-to-rows.ts'
import { namesIn } from '../read/names-in.ts'
import type { Frame } from '../read/read-frame.ts'
import { fieldsIn } from './files.ts'
import { watch } from './move.ts'
import type { Verb } from './verb.ts'

/** What has not happened yet is waited for, not read. */
const EVENT =
  /^(?:me\s+)?(?:when|as soon as|once)\b.*\b(?:drops?|falls?|changes?|rises?|goes (?:up|down|below|under|above)|becomes?|is back|comes back|is available|gets)\b/iu

export const ask: Verb = {
  id: 'ask',
  words: {
    en: [
      'tell me',
      'let me know',
      'find out',
      'report back',
      'answer',
      'what',
      "what's",
      'who',
      "who's",
      'which',
      'when',
      'where',
      'whose',
      'how many',
      'how much',
      'how long',
      'how far',
      'how old',
      'how',
      'why',
      'is there',
      'are there',
      'is',
      'are',
      'does',
      'do',
      'did',
      'has',
      'was',
      'were',
      'summarize',
      'summarise',
      'calculate',
      'compute',
      'determine',
      'work out',
      'say',
      'verify',
      'confirm that',
      'confirm whether',
      'check if',
      'check whether',
      'check that',
      'see if',
      'see whether',
      'find if',
      'find whether',
    ],
    de: [
      'sag mir',
      'sage mir',
      'was',
      'wer',
      'welche',
      'welcher',
      'welches',
      'wann',
      'wo',
      'wie viele',
      'wie viel',
      'wie',
      'nenne',
      'nenn',
      'berechne',
      'gibt es',
      'ist',
      'prüfe, ob',
      'prüfe ob',
    ],
    fr: [
      'dis-moi',
      'dites-moi',
      'quel est',
      'quelle est',
      'quels sont',
      'quelles sont',
      'quel',
      'quelle',
      'quels',
      'quelles',
      'qui',
      'quand',
      'où',
      'combien de',
      'combien',
      'comment',
      'calcule',
      'y a-t-il',
      'que',
    ],
    es: [
      'dime',
      'dígame',
      '¿cuál es',
      'cuál es',
      'cuáles son',
      '¿cuáles son',
      '¿cuál',
      'cuál',
      '¿quién',
      'quién',
      '¿cuándo',
      'cuándo',
      '¿dónde',
      'dónde',
      '¿cuántos',
      '¿cuántas',
      'cuántos',
      'cuántas',
      '¿cuánto',
      'cuánto',
      '¿qué',
      'qué',
      'calcula',
      '¿hay',
      'hay',
    ],
    zh: ['告诉我', '多少', '什么', '谁', '哪个', '哪些', '几个', '计算', '是否'],
    ja: ['を教えて', '教えて', 'ですか', 'いくつ', '何', 'いくら', '誰', 'どれ', 'を計算'],
  },
  build(frame, course) {
    if (EVENT.test(frame.whole)) return watch.build(frame, course)
    if (
      /^(?:is there|are there|gibt es|y a-t-il|¿?hay|check (?:if|whether|that)|see (?:if|whether)|verify|confirm (?:that|whether))/iu.test(
        frame.word,
      )
    )
      return askWhether(frame, course)
    if (course.document) return askDocument(frame, course)
    const question = readQuestion(frame)
    const rows = refersBack(frame, course) || (question.back && course.rows) ? course.rows?.name : undefined
    const from = rows ?? readForQuestion(frame, question.fields, course)
    const save = freshName(course, 'answer')
    addStep(course, frame, {
      do: 'rows.answer',
      name: `Answer: ${frame.word} ${frame.whole}`.trim(),
      with: {
        rows: `{{${from}.rows}}`,
        field: question.field,
        how: question.how,
        ...(rows
          ? {
              filter: frame.filters,
              ...(frame.order
                ? { sort: { field: frame.order.by, order: frame.order.order }, limit: frame.order.limit ?? frame.limit }
                : {}),
            }
          : {}),
      },
      save,
    })
    course.answer = `{{${save}.answer}}`
    keepFile(frame, course)
  },
}

/** Yes or no. */
function askWhether(frame: Frame, course: Course): void {
  openStart(course, frame)
  const save = freshName(course, 'answer')
  const [filter] = frame.filters
  const shows =
    frame.values.find(({ sort }) => sort === 'quote')?.text ??
    frame.rest.replace(/^(?:there (?:is|are)|an?|any|the)\s+/giu, '').replace(/[?.!\s]+$/u, '')
  addStep(course, frame, {
    do: 'rows.check',
    name: `See whether ${frame.word} ${frame.whole}`,
    with: filter ? { ...filter } : { shows },
    save,
  })
  course.answer = `{{${save}.answer}}`
}

/** A question after a document is about the document. */
function askDocument(frame: Frame, course: Course): void {
  const last = course.steps.at(-1)
  const fields = fieldsIn({ ...frame, rest: frame.rest.replace(/^(?:is|are|was)\s+/iu, '').replace(/[?.!]+$/u, '') })
  if (last && 'do' in last && last.do === 'document.read') {
    course.steps.pop()
    course.sources.pop()
  }
  const save = freshName(course, 'document')
  addStep(course, frame, {
    do: 'document.fields',
    name: `Find ${fields.join(', ')} in the document`,
    with: { ...course.document, fields },
    save,
  })
  course.answer = `{{${save}.values}}`
}

/** How it is asked tells nothing of what it is about. */
const withoutHowMany = (words: string): string => words.replace(/^how (?:many|much)\b\s*/iu, '')

/** Reads what the question needs: the field asked for, and the one it is ordered by. */
function readForQuestion(frame: Frame, fields: readonly string[], course: Course): string {
  openStart(course, frame)
  const name = freshName(course, 'rows')
  const { order, limit, filters } = frame
  const step = addStep(course, frame, {
    do: 'rows.read',
    name: `Look for ${frame.whole}`,
    with: {
      fields,
      about: [...frame.about.map(withoutHowMany), ...course.given].filter(Boolean),
      of: namesIn(frame),
      filter: filters,
      ...(order ? { sort: { field: order.by, order: order.order } } : {}),
      limit: order?.limit ?? limit,
      pages: 20,
      seek: true,
    },
    save: name,
  })
  course.given = []
  course.rows = { template: `{{${name}.rows}}`, step, name }
  return name
}
