import { asHtml, field } from '../pages/layout.ts'
import type { Answers } from './application.ts'
import type { Mistakes } from './check-sheet.ts'
import { type Question, SHEETS } from './questions.ts'

/** One sheet of the form as a page, with what was answered and what is wrong. */
export function drawSheet(draft: string, at: number, answers: Answers, mistakes: Mistakes): string {
  const sheet = SHEETS[at]
  if (!sheet) return ''
  const last = at === SHEETS.length - 1
  const controls = sheet.questions.map((question) => draw(question, answers[question.name], mistakes[question.name]))
  const encoding = sheet.questions.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : ''
  const back = at > 0 ? `<a href="/apply/${draft}/${at}">Back</a> ` : ''
  return `<p>Step ${at + 1} of ${SHEETS.length}: ${sheet.title}</p>
  <form class="panel" method="post" action="/apply/${draft}/${at + 1}"${encoding} novalidate>${controls.join('')}
  ${back}<button>${last ? 'Send application' : 'Next'}</button></form>`
}

function draw(question: Question, answer: Answers[string] | undefined, mistake: string | undefined): string {
  const { name, label, kind, required, hint } = question
  const chosen = Array.isArray(answer) ? answer : [typeof answer === 'string' ? answer : '']
  const said = mistake ? `<span class="error" id="${name}-error">${mistake}</span>` : ''
  const marks = `${required ? ' required' : ''}${mistake ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}`
  const title = `${label}${required ? ' *' : ''}`
  if (kind === 'radio' || kind === 'checkboxes')
    return `<fieldset><legend>${title}</legend>${options(question, chosen)}${said}</fieldset>`
  if (kind === 'checkbox')
    return `<label><input type="checkbox" name="${name}"${chosen[0] ? ' checked' : ''}${marks}> ${title}</label>${said}`
  return field(title, control(question, chosen, marks)) + (hint ? `<small>${hint}</small>` : '') + said
}

function control({ name, kind, options: all = [], min, max }: Question, chosen: string[], marks: string): string {
  if (kind === 'textarea') return `<textarea name="${name}"${marks}>${asHtml(chosen[0] ?? '')}</textarea>`
  if (kind === 'file') return `<input type="file" name="${name}"${marks}>`
  if (kind === 'select' || kind === 'select-many') {
    const blank = kind === 'select' ? '<option value="">Choose…</option>' : ''
    const drawn = all.map((one) => `<option${chosen.includes(one) ? ' selected' : ''}>${one}</option>`).join('')
    return `<select name="${name}"${kind === 'select-many' ? ' multiple' : ''}${marks}>${blank}${drawn}</select>`
  }
  const limits = `${min === undefined ? '' : ` min="${min}"`}${max === undefined ? '' : ` max="${max}"`}`
  return `<input type="${kind}" name="${name}" value="${asHtml(chosen[0] ?? '')}"${limits}${marks}>`
}

const options = ({ name, kind, options: all = [] }: Question, chosen: string[]): string =>
  all
    .map(
      (one) =>
        `<label><input type="${kind === 'radio' ? 'radio' : 'checkbox'}" name="${name}" value="${one}"${chosen.includes(one) ? ' checked' : ''}> ${one}</label>`,
    )
    .join('')
