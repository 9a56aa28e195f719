import { addStep, openStart } from '../build/course.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

export const check: Verb = {
  id: 'check',
  words: {
    en: [
      'tick off',
      'tick',
      'check off',
      'check the box',
      'check the',
      'cross off',
      'complete the task',
      'finish the task',
      'mark as done',
    ],
    de: ['hake ab', 'hake an', 'hake', 'abhaken', 'ankreuzen', 'kreuze an', 'kreuze'],
    fr: ['coche', 'cochez', 'cocher'],
    es: ['marca', 'marque', 'marcar'],
    zh: ['勾选', '打勾'],
    ja: ['にチェック', 'チェックを入れて', 'をチェック'],
  },
  build: (frame, course) => tick(frame, course, true),
}

export const uncheck: Verb = {
  id: 'uncheck',
  words: {
    en: ['untick', 'uncheck', 'unmark', 'clear the box', 'deselect'],
    de: ['entferne das häkchen', 'abwählen'],
    fr: ['décoche', 'décochez', 'décocher'],
    es: ['desmarca', 'desmarque', 'desmarcar'],
    zh: ['取消勾选'],
    ja: ['のチェックを外して', 'チェックを外して'],
  },
  build: (frame, course) => tick(frame, course, false),
}

/** A task is ticked off with a box, or with a button. */
const DONE = /off|done|complete|finish/iu

function tick(frame: Frame, course: Parameters<Verb['build']>[1], to: boolean): void {
  openStart(course, frame)
  const quote = frame.values.find(({ sort }) => sort === 'quote')
  const what =
    quote?.text ??
    withoutSmall(frame.whole).replace(/\s+(?:box|checkbox|as done|as complete|as completed|item|task|off|an|ab)$/iu, '')
  if (!what) {
    course.notUnderstood.push({ words: frame.clause.text, nearest: 'tick “the words beside the box”' })
    return
  }
  addStep(course, frame, {
    do: 'browser.set',
    name: `${to ? 'Tick' : 'Clear'} “${what}”`,
    with: { what, to, ...(DONE.test(frame.word) ? { do: 'complete' } : {}) },
  })
}
