import type { ToolStep } from '@app/contract'
import { keepFile } from '../build/keep-file.ts'
import { fieldsOf } from '../build/read-rows.ts'
import { act } from './act.ts'
import { collect } from './collect.ts'
import type { Verb } from './verb.ts'

/** What rows are sorted by must be read with them. */
function withOrder(fields: readonly string[], { with: { sort } }: ToolStep): string[] {
  const by = typeof sort === 'object' && sort !== null && 'field' in sort ? String(sort.field) : undefined
  return by === undefined || fields.includes(by) ? [...fields] : [...fields, by]
}

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
      const read = course.steps.findLast((step) => 'do' in step && step.do === 'rows.read')
      if (read && 'do' in read) read.with = { ...read.with, fields: withOrder(fields, course.rows.step) }
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
