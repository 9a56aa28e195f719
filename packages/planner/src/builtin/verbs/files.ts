import { addStep, type Course, freshName, openStart } from '../build/course.ts'
import { placeOf } from '../build/place-of.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|csv|txt|png|jpe?g)(?:[?#]|$)/iu

export const download: Verb = {
  id: 'download',
  words: {
    en: ['download', 'save the file'],
    de: ['lade herunter', 'herunterladen', 'lade', 'downloade'],
    fr: ['télécharge', 'téléchargez', 'télécharger'],
    es: ['descarga', 'descargue', 'descargar', 'baja'],
    zh: ['下载'],
    ja: ['をダウンロード', 'ダウンロードして', 'ダウンロード'],
  },
  build(frame, course) {
    openStart(course, frame)
    const { target, near } = placeOf(frame)
    const save = freshName(course, 'download')
    addStep(course, frame, {
      do: 'browser.download',
      name: `Download ${frame.whole}`,
      with: {
        target: near ? { name: target || 'Download', near } : target.replace(/\s+(?:herunter)$/iu, '') || 'Download',
      },
      save,
    })
    course.file = `{{${save}.file.id}}`
  },
}

export const upload: Verb = {
  id: 'upload',
  words: {
    en: ['upload', 'attach'],
    de: ['lade hoch', 'hochladen', 'hänge an'],
    fr: ['téléverse', 'téléversez', 'charge le fichier', 'joins'],
    es: ['sube', 'suba', 'subir', 'adjunta'],
    zh: ['上传'],
    ja: ['をアップロード', 'アップロードして'],
  },
  build(frame, course) {
    openStart(course, frame)
    if (!course.file) course.questions.push('Which file is to be uploaded? An earlier step must download or make it.')
    const into = /\s(?:to|into|in|as)\s+(\S.*)$/iu.exec(frame.whole)?.[1]
    const target = withoutSmall(into ?? '').replace(/\s+(?:field|form)$/iu, '') || 'File'
    addStep(course, frame, {
      do: 'browser.upload',
      name: `Upload ${frame.whole}`,
      with: { target, file: course.file ?? '' },
    })
  },
}

export const read: Verb = {
  id: 'read',
  words: {
    en: [
      'read out',
      'read',
      'summarise the article',
      'summarize the article',
      'extract the text of',
      'extract the text from',
    ],
    de: ['lies', 'lese', 'lesen', 'fasse zusammen', 'fasse'],
    fr: ['lis', 'lisez', 'lire', 'résume', 'résumez'],
    es: ['lee', 'lea', 'leer', 'resume', 'resuma'],
    zh: ['阅读', '读取', '读', '总结'],
    ja: ['を読んで', '読んで', '読み取って', 'を要約'],
  },
  build(frame, course) {
    const url = frame.values.find(({ sort }) => sort === 'url')?.text
    const wanted = fieldsIn(frame)
    if (
      (url && DOCUMENT.test(url)) ||
      (course.file &&
        /\b(?:it|file|document|pdf|invoice|receipt|attachment|datei|fichier|archivo|rechnung)\b/iu.test(frame.whole))
    )
      return readDocument(frame, course, url, wanted)
    if (url) {
      course.open = true
      course.url = url
      addStep(course, frame, { do: 'browser.open', name: `Open ${url}`, with: { url } })
    }
    openStart(course, frame)
    const save = freshName(course, 'answer')
    if (
      /\b(?:article|text|page|story|post|artikel|seite|texte?|artículo|página)\b/iu.test(frame.whole) &&
      wanted.length === 0
    ) {
      addStep(course, frame, { do: 'extract.article', name: `Read ${frame.whole}`, with: {}, save })
      course.answer = `{{${save}.text}}`
      return
    }
    const fields = wanted.length > 0 ? wanted : [withoutSmall(frame.rest)].filter(Boolean)
    addStep(course, frame, {
      do: 'rows.read',
      name: `Read ${frame.whole}`,
      with: { fields, about: frame.about, limit: 1, single: true },
      save: `${save}Rows`,
    })
    addStep(course, frame, {
      do: 'rows.answer',
      name: `Answer: ${frame.whole}`,
      with: {
        rows: `{{${save}Rows.rows}}`,
        field: fields.length === 1 ? fields[0] : undefined,
        how: fields.length === 1 ? 'value' : 'list',
      },
      save,
    })
    course.answer = `{{${save}.answer}}`
  },
}

function readDocument(frame: Frame, course: Course, url: string | undefined, fields: string[]): void {
  const save = freshName(course, 'document')
  const given = url ? { url } : { file: course.file }
  course.document = given
  if (fields.length === 0) {
    addStep(course, frame, { do: 'document.read', name: `Read ${frame.whole}`, with: given, save })
    course.answer = `{{${save}.text}}`
    return
  }
  addStep(course, frame, {
    do: 'document.fields',
    name: `Find ${fields.join(', ')} in the document`,
    with: { ...given, fields },
    save,
  })
  course.answer = `{{${save}.values}}`
}

/** "The invoice number and the total of …": what is to be found, where something is named. */
export function fieldsIn(frame: Frame): string[] {
  const [before = ''] = frame.rest.split(/\s+(?:of|from|in|at|on|von|aus|de|du|del|en)\s+/iu)
  const parts = before
    .split(/\s*,\s*(?:and\s+)?|\s+(?:and|und|et|y)\s+/iu)
    .map((one) => withoutSmall(one).replace(/["“”]/gu, ''))
  const named = parts.filter(
    (one) =>
      one &&
      !/^(?:https?:\/\/\S+|it|them|file|document|pdf|invoice|receipt|article|page|text|story|letter|contract|rechnung|post)$/iu.test(
        one,
      ),
  )
  return before.length > 120 ? [] : named
}
