import { keepFile } from '../build/keep-file.ts'
import { fieldsOf } from '../build/read-rows.ts'
import { act } from './act.ts'
import { collect } from './collect.ts'
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
    const { fields } = fieldsOf(frame)
    if (course.rows && fields.length > 0 && frame.output.file && !/\b(?:of|von|de)\b/iu.test(frame.rest)) {
      course.rows.step.with = { ...course.rows.step.with, fields }
      keepFile(frame, course)
      return
    }
    if (course.rows && (frame.output.file || /\b(?:file|datei|fichier|archivo)\b|文件|ファイル/iu.test(frame.whole))) {
      keepFile({ ...frame, output: { file: 'csv', ...frame.output } }, course)
      return
    }
    // "Save the name and price of every lamp as a CSV" reads them first.
    if (frame.output.file || frame.filters.length > 0) return collect.build(frame, course)
    act.build(frame, course)
  },
}
