import { addStep, type Course, freshName, openStart } from '../build/course.ts'
import { placeOf } from '../build/place-of.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

/** Words that no link bears: which one is meant is read off the list. */
const GENERIC =
  /^(?:results?|links?|items?|products?|rows?|entry|entries|ones?|listing|hits?|ergebnis|treffer|eintrag|résultat|lien|resultado|enlace|结果)$/iu

function openNth(frame: Frame, course: Course, nth: number): void {
  const save = freshName(course, 'rows')
  addStep(course, frame, {
    do: 'rows.read',
    name: `Look for ${frame.whole}`,
    with: { fields: ['link'], limit: nth },
    save,
  })
  addStep(course, frame, {
    do: 'browser.open',
    name: `Open ${frame.whole}`,
    with: { url: `{{${save}.rows.${nth - 1}.link}}` },
  })
}

export const click: Verb = {
  id: 'click',
  words: {
    en: ['click on', 'click', 'press on', 'press', 'tap on', 'tap', 'hit', 'push', 'double-click', 'follow the link'],
    de: ['klicke auf', 'klick auf', 'klicke', 'klick', 'drücke auf', 'drücke', 'drück', 'tippe auf', 'anklicken'],
    fr: ['clique sur', 'cliquez sur', 'cliquer sur', 'appuie sur', 'appuyez sur', 'clique'],
    es: ['haz clic en', 'haga clic en', 'pulsa en', 'pulsa', 'pulse', 'presiona', 'clic en', 'hacer clic en'],
    zh: ['点击', '按下', '单击', '点'],
    ja: ['をクリック', 'クリックして', 'を押して', 'を押す', '押して'],
  },
  build(frame, course) {
    openStart(course, frame)
    const { target, near: beside, nth } = placeOf(frame)
    const last = course.steps.at(-1)
    // "Find Woolf, then press Borrow": beside what was found.
    const looked = last && 'do' in last && last.do === 'rows.read' ? course.found : undefined
    const near = beside ?? (nth === undefined ? looked : undefined)
    if (!target) {
      course.notUnderstood.push({ words: frame.clause.text, nearest: 'click “the words on the button”' })
      return
    }
    if (nth && GENERIC.test(target)) return openNth(frame, course, nth)
    const more = { ...(near ? { near } : {}), ...(nth ? { nth } : {}) }
    addStep(course, frame, {
      do: 'browser.click',
      name: `Click “${target}”${near ? ` near “${near}”` : ''}`,
      with: { target: near || nth ? { name: target, ...more } : target },
    })
  },
}
