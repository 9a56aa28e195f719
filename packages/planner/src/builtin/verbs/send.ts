import { addStep, type Course, freshName } from '../build/course.ts'
import { keepFile } from '../build/keep-file.ts'
import type { Frame } from '../read/read-frame.ts'
import { make } from './make.ts'
import type { Verb } from './verb.ts'

export const send: Verb = {
  id: 'send',
  words: {
    en: [
      'email me',
      'e-mail me',
      'mail me',
      'email',
      'e-mail',
      'mail',
      'send me',
      'send an e-mail',
      'send an email',
      'send a mail',
      'send',
      'forward',
      'write an email',
      'write an e-mail',
    ],
    de: ['maile', 'mail', 'sende', 'send', 'schicke', 'schick', 'senden', 'schicken'],
    fr: ['envoie', 'envoyez', 'envoyer', 'expédie'],
    es: ['envía', 'envíe', 'enviar', 'manda', 'mande'],
    zh: ['发送', '发邮件', '寄给', '发给'],
    ja: ['にメール', 'を送って', '送って', 'メールで送って'],
  },
  build(frame, course) {
    const to = frame.values.filter(({ sort }) => sort === 'email').map(({ text }) => text)
    const mail = to.length > 0 || /mail/iu.test(frame.word)
    if (!mail) return make.build(frame, course)
    if (to.length === 0) course.questions.push('To which e-mail address?')
    keepFile(frame, course)
    const text = textOf(frame, course)
    addStep(course, frame, {
      do: 'email.send',
      name: `Mail it to ${to.join(', ') || 'an address that is still to be said'}`,
      with: { to, subject: subjectOf(frame), text, ...(course.file ? { attachments: [course.file] } : {}) },
    })
  },
}

const subjectOf = (frame: Frame): string => {
  const said = frame.data.subject ?? frame.data.betreff ?? frame.data.objet ?? frame.data.asunto
  return said === undefined ? `From your task` : String(said)
}

/** What was said, else what was found. */
function textOf(frame: Frame, course: Course): string {
  const said = frame.data.message ?? frame.data.text ?? frame.data.body ?? frame.data.nachricht
  if (said !== undefined) return String(said)
  const quote = frame.values.find(({ sort, text }) => sort === 'quote' && text !== frame.data.subject)
  if (quote) return quote.text
  if (course.file) return 'The file is attached.'
  if (!course.answer && course.rows) sayRowsFirst(frame, course)
  return course.answer ? `Here is what was found:\n\n${course.answer}` : course.goal.words.slice(0, 2_000)
}

/** A letter is a text, so rows are put into words before. */
function sayRowsFirst(frame: Frame, course: Course): void {
  const save = freshName(course, 'answer')
  addStep(course, frame, {
    do: 'rows.answer',
    name: 'Put what was found into words',
    with: { rows: course.rows?.template, how: 'list' },
    save,
  })
  course.answer = `{{${save}.answer}}`
}
