import { inForm } from '../build/in-form.ts'
import { keepFile } from '../build/keep-file.ts'
import { readRows } from '../build/read-rows.ts'
import { refersBack } from '../build/refers-to-rows.ts'
import { namesIn } from '../read/names-in.ts'
import { ask } from './ask.ts'
import { check } from './check.ts'
import { rearrange } from './figures.ts'
import type { Verb } from './verb.ts'

const ASKED =
  /^(?:me\s+)?(?:(?:the\s+)?(?:number|count|total|sum|average)\s+of\b|how\b|what\b(?!\s+costs?\b)|who\b|which\b|whether\b|if\b|when\b|where\b|wie\b|was\b|combien\b|cuánt)/iu

/** "The remaining leave": one thing, and no list of anything. */
const ONE_FACT = /^the\s+(?:[\p{L}-]+\s+){0,2}(?!\p{L}*s\b)[\p{L}-]+[.!?]*$/u

export const collect: Verb = {
  id: 'collect',
  words: {
    en: [
      'collect',
      'list out',
      'list',
      'gather',
      'extract',
      'scrape',
      'get me',
      'get',
      'grab',
      'show me',
      'show',
      'give me',
      'give',
      'provide me with',
      'provide',
      'find me',
      'find',
      'lookup',
      'look up',
      'pull',
      'export',
      'compile',
      'copy',
      'retrieve',
      'return',
      'display',
      'record',
      'note down',
      'write down',
      'identify',
      'present',
      'share',
      'fetch me',
      'select all',
      'check',
      'take',
    ],
    de: [
      'sammle',
      'sammeln',
      'liste',
      'auflisten',
      'zeige mir',
      'zeig mir',
      'zeige',
      'zeig',
      'anzeigen',
      'hole',
      'hol',
      'gib mir',
      'gib',
      'finde',
      'finden',
      'lies',
      'erfasse',
      'extrahiere',
    ],
    fr: [
      'collecte',
      'collectez',
      'liste',
      'listez',
      'montre-moi',
      'montre',
      'montrez',
      'affiche',
      'affichez',
      'donne-moi',
      'donnez-moi',
      'donne',
      'trouve',
      'trouvez',
      'récupère',
      'récupérez',
      'extrais',
      'relève',
    ],
    es: [
      'recopila',
      'recoge',
      'lista',
      'enumera',
      'muéstrame',
      'muestra',
      'dame',
      'deme',
      'encuentra',
      'obtén',
      'obtener',
      'extrae',
      'saca',
    ],
    zh: ['收集', '列出', '显示', '给我', '找到', '找出', '获取', '提取', '抓取'],
    ja: [
      'を集めて',
      '集めて',
      'を一覧',
      '一覧にして',
      'を表示',
      '表示して',
      'を見せて',
      'をください',
      'を取得',
      '取得して',
      'を探して',
      'を抽出',
      'をリスト',
    ],
  },
  build(frame, course) {
    if (frame.output.file && refersBack(frame, course)) {
      if (frame.order || frame.limit || frame.filters.length > 0)
        rearrange(frame, course, {
          filter: frame.filters,
          ...(frame.order ? { sort: { field: frame.order.by, order: frame.order.order } } : {}),
          limit: frame.order?.limit ?? frame.limit,
        })
      keepFile(frame, course)
      return
    }
    if (frame.word.toLowerCase() === 'check' && inForm(course)) return check.build(frame, course)
    if (ASKED.test(frame.whole)) return ask.build(frame, course)
    if (/^give me$/iu.test(frame.word) && ONE_FACT.test(frame.whole)) return ask.build(frame, course)
    if (frame.order?.limit === 1 && !frame.output.file) return ask.build(frame, course)
    const [name, ...others] = namesIn(frame)
    // "Look up The Waves and …": what follows is about it.
    if (/^(?:find|look ?up|look up)$/iu.test(frame.word) && others.length === 0) course.found = name
    readRows(frame, course)
    keepFile(frame, course)
  },
}
