import { keepFile } from '../build/keep-file.ts'
import { act } from './act.ts'
import type { Verb } from './verb.ts'

/** Rows are kept as a file; without any, it is the page's own button that is meant. */
export const save: Verb = {
  id: 'save',
  words: {
    en: ['save', 'store', 'keep', 'write it', 'write them', 'put it into', 'put them into', 'put it in', 'put them in'],
    de: ['speichere', 'speicher', 'speichern', 'sichere'],
    fr: ['enregistre', 'enregistrez', 'enregistrer', 'sauvegarde'],
    es: ['guarda', 'guarde', 'guardar', 'guárdalo'],
    zh: ['保存', '存为', '另存'],
    ja: ['を保存', '保存して', '保存'],
  },
  build(frame, course) {
    if (course.rows && (frame.output.file || /\b(?:file|datei|fichier|archivo)\b|文件|ファイル/iu.test(frame.whole))) {
      keepFile({ ...frame, output: { file: 'csv', ...frame.output } }, course)
      return
    }
    act.build(frame, course)
  },
}
