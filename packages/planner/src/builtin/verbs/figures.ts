import { addStep, type Course, freshName } from '../build/course.ts'
import { readRows } from '../build/read-rows.ts'
import { refersBack } from '../build/refers-to-rows.ts'
import { withoutSmall } from '../read/phrases.ts'
import type { Frame } from '../read/read-frame.ts'
import type { Verb } from './verb.ts'

/** Ends in one figure or one row of what was found. */
function figure(frame: Frame, course: Course, how: string): void {
  const back =
    refersBack(frame, course) || (course.rows !== undefined && /\b(?:them|their|these|those)\b/iu.test(frame.rest))
  const field = withoutSmall(frame.head.replace(/^(?:of|up)\s+/iu, ''))
  const from =
    back && course.rows ? course.rows.name : readRows(frame, course, how === 'count' ? [] : [field].filter(Boolean))
  const save = freshName(course, 'answer')
  addStep(course, frame, {
    do: 'rows.answer',
    name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`,
    with: {
      rows: `{{${from}.rows}}`,
      how,
      field: how === 'count' ? undefined : field.replace(/^(?:them|it|their)$/iu, ''),
    },
    save,
  })
  course.answer = `{{${save}.answer}}`
}

export const count: Verb = {
  id: 'count',
  words: {
    en: ['count up', 'count'],
    de: ['zähle', 'zähl', 'zählen'],
    fr: ['compte', 'comptez', 'compter'],
    es: ['cuenta', 'cuente', 'contar'],
    zh: ['统计', '数一数', '计数'],
    ja: ['を数えて', '数えて'],
  },
  build: (frame, course) => figure(frame, course, 'count'),
}

export const sum: Verb = {
  id: 'sum',
  words: {
    en: ['sum up', 'sum', 'add up', 'total up', 'total', 'average'],
    de: ['summiere', 'addiere', 'addieren'],
    fr: ['additionne', 'additionnez', 'fais la somme'],
    es: ['suma', 'sume', 'sumar'],
    zh: ['求和', '合计', '相加'],
    ja: ['を合計', '合計して'],
  },
  build: (frame, course) => figure(frame, course, frame.word === 'average' ? 'average' : 'sum'),
}

export const sort: Verb = {
  id: 'sort',
  words: {
    en: ['sort', 'rank', 'arrange'],
    de: ['sortiere', 'sortieren', 'ordne'],
    fr: ['trie', 'triez', 'trier', 'classe'],
    es: ['ordena', 'ordene', 'ordenar'],
    zh: ['排序'],
    ja: ['並べ替えて', 'ソートして'],
  },
  build(frame, course) {
    const order = frame.order ?? {
      by: withoutSmall(frame.rest.replace(/^.*?\b(?:by|nach|par|por)\s+/iu, '')),
      order: 'up' as const,
    }
    if (!course.rows) readRows({ ...frame, order: undefined, rest: '', about: [] }, course)
    rearrange(frame, course, { sort: { field: order.by, order: order.order }, limit: frame.limit })
  },
}

export const filter: Verb = {
  id: 'filter',
  words: {
    en: ['filter', 'keep only', 'only keep', 'narrow down', 'exclude', 'leave out', 'only include', 'include only'],
    de: ['filtere', 'filter', 'behalte nur', 'filtern'],
    fr: ['filtre', 'filtrez', 'garde seulement', 'ne garde que'],
    es: ['filtra', 'filtre', 'filtrar', 'deja solo'],
    zh: ['筛选', '过滤', '只保留'],
    ja: ['を絞り込んで', '絞り込んで', 'をフィルター'],
  },
  build(frame, course) {
    if (!course.rows) readRows({ ...frame, filters: [] }, course)
    const words = frame.filters.length > 0 ? [] : frame.about.slice(0, 4)
    rearrange(frame, course, { filter: frame.filters, about: words })
  },
}

/** The rows found before, fewer or in another order. */
export function rearrange(frame: Frame, course: Course, wish: Record<string, unknown>): void {
  if (!course.rows) return
  const save = freshName(course, 'rows')
  const step = addStep(course, frame, {
    do: 'rows.arrange',
    name: `${frame.word[0]?.toUpperCase()}${frame.word.slice(1)} ${frame.whole}`,
    with: { rows: course.rows.template, ...wish },
    save,
  })
  course.rows = { template: `{{${save}.rows}}`, step, name: save }
}

export const compare: Verb = {
  id: 'compare',
  words: {
    en: ['compare'],
    de: ['vergleiche', 'vergleichen'],
    fr: ['compare', 'comparez', 'comparer'],
    es: ['compara', 'compare', 'comparar'],
    zh: ['比较', '对比'],
    ja: ['を比較', '比較して', 'を比べて'],
  },
  build(frame, course) {
    const urls = frame.values.filter(({ sort }) => sort === 'url').map(({ text }) => text)
    const fields = frame.rest.split(/\s+(?:of|on|at|from|between|in|for|von|auf|de|en|sur)\s+/iu)[0] ?? ''
    const wanted = fields
      .split(/\s*,\s*|\s+(?:and|und|et|y)\s+/iu)
      .map((one) => withoutSmall(one.replace(/\S+\.\S+/gu, '')))
      .filter((one) => /\p{L}{2,}/u.test(one) && !/^(?:them|these|two|pages?|prices? )$/iu.test(one))
    if (urls.length < 2) {
      const name = readRows(frame, course)
      addStep(course, frame, {
        do: 'rows.answer',
        name: `Compare ${frame.whole}`,
        with: { rows: `{{${name}.rows}}`, how: 'list' },
      })
      return
    }
    const saved = urls.slice(0, 6).map((url, at) => {
      const save = freshName(course, `page${at + 1}`)
      course.open = true
      course.url = url
      addStep(course, frame, { do: 'browser.open', name: `Open ${url}`, with: { url } })
      addStep(course, frame, {
        do: 'rows.read',
        name: `Read ${wanted.join(', ') || 'what it shows'}`,
        with: { fields: wanted, about: frame.about.filter((one) => !/^https?:/.test(one)).slice(0, 8) },
        save,
      })
      return `{{${save}.rows}}`
    })
    addStep(course, frame, {
      do: 'rows.compare',
      name: `Compare ${frame.whole}`,
      with: { lists: saved, names: urls.slice(0, 6), fields: wanted },
      save: freshName(course, 'comparison'),
    })
  },
}
