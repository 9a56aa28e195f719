import { addStep, openStart } from '../build/course.ts'
import { readSetting } from '../build/read-setting.ts'
import { act } from './act.ts'
import { putInto } from './make.ts'
import type { Verb } from './verb.ts'

const INTO =
  /^(.*?\S)\s+(?:in|into|to|on|onto)\s+(?:the\s+|my\s+|your\s+)?((?:shopping\s+)?(?:basket|cart|bag|trolley)|wish ?list|watch ?list)$/iu

export const set: Verb = {
  id: 'set',
  words: {
    en: [
      'set',
      'change',
      'update',
      'switch',
      'adjust',
      'put',
      'rename',
      'edit',
      'modify',
      'move',
      'assign',
      'turn',
      'mark',
      'raise',
      'increase',
      'reduce',
      'lower',
      'decrease',
      'choose',
      'pick',
      'select',
    ],
    de: [
      'setze',
      'setz',
      'ändere',
      'ändern',
      'stelle',
      'stell',
      'aktualisiere',
      'benenne',
      'bearbeite',
      'verschiebe',
      'markiere',
      'wähle',
      'wählen',
      'auswählen',
      'erhöhe',
      'senke',
    ],
    fr: [
      'mets',
      'mettez',
      'change',
      'changez',
      'modifie',
      'modifiez',
      'règle',
      'réglez',
      'passe',
      'renomme',
      'choisis',
      'choisissez',
      'sélectionne',
      'sélectionnez',
      'augmente',
      'réduis',
    ],
    es: [
      'pon',
      'ponga',
      'cambia',
      'cambie',
      'establece',
      'ajusta',
      'actualiza',
      'modifica',
      'renombra',
      'elige',
      'elija',
      'selecciona',
      'seleccione',
      'aumenta',
      'reduce',
    ],
    zh: ['设置', '设为', '设定', '更改', '修改', '把', '将', '选择', '选'],
    ja: ['に設定', '設定して', 'に変更', '変更して', 'を選択', 'を選んで', '選んで'],
  },
  build(frame, course) {
    openStart(course, frame)
    const basket = /^(?:put|place|move)$/iu.test(frame.word) ? INTO.exec(frame.whole) : null
    if (basket?.[1] && basket[2]) return putInto(basket[1], basket[2], frame, course)
    const setting = readSetting(frame)
    if (!setting) return act.build(frame, course)
    const { what, to, of, by } = setting
    addStep(course, frame, {
      do: 'browser.set',
      name:
        by === undefined
          ? `Set ${what || 'the field'}${of ? ` of ${of}` : ''} to “${to}”`
          : `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`,
      with: {
        what,
        to,
        of,
        by,
        ...(by === undefined ? (to === true ? { do: 'complete' } : {}) : { do: frame.word }),
        about: frame.about.filter((one) => one !== what && one !== of).slice(0, 12),
      },
    })
  },
}
