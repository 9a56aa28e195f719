import { COUNT_WORDS } from './count-words.ts'
import type { Sheet } from './sheet.ts'

/** "The cheapest", "the five newest", "sorted by price": which come first, and how many. */
export interface Order {
  by: string
  order: 'up' | 'down'
  limit?: number | undefined
}

/** A word that means both by what and which way. */
const WHOLE: readonly [RegExp, string, 'up' | 'down'][] = [
  [
    /cheapest|least expensive|lowest[- ]priced|best priced|günstigsten?|billigsten?|(?:le |la |les )?moins chère?s?|más barat[oa]s?|最便宜的?|一番安い|最安の?|最も安い/iu,
    'price',
    'up',
  ],
  [
    /most expensive|priciest|dearest|highest[- ]priced|teuersten?|(?:le |la |les )?plus chère?s?|más car[oa]s?|最贵的?|一番高い|最も高い/iu,
    'price',
    'down',
  ],
  [
    /newest|latest|most recently?|most current|neuesten?|neusten?|jüngsten?|(?:le |la |les )?plus récente?s?|más recientes?|最新的?|一番新しい/iu,
    'date',
    'down',
  ],
  [/oldest|earliest|ältesten?|(?:le |la |les )?plus anciene?n?e?s?|más antigu[oa]s?|最旧的?|一番古い/iu, 'date', 'up'],
  [
    /(?:best|highest|top)[- ]rated|best[- ]reviewed|best bewerteten?|mieux notée?s?|mejor (?:valorad|puntuad)[oa]s?|评分最高的?|一番評価の高い/iu,
    'rating',
    'down',
  ],
  [/(?:worst|lowest)[- ]rated|schlechtest bewerteten?/iu, 'rating', 'up'],
  [/nearest|closest|nächste[nr]?\b(?! seite)|plus proches?|más cercan[oa]s?|最近的?/iu, 'distance', 'up'],
  [/shortest|kürzesten?/iu, 'duration', 'up'],
  [/longest|längsten?/iu, 'duration', 'down'],
]
const HIGH =
  'highest|largest|biggest|greatest|maximum|most|höchsten?|größten?|meisten?|plus (?:grande?s?|élevée?s?)|mayor|más alto|más alta|最高的?|最大的?|最多的?'
const LOW =
  'lowest|smallest|least|fewest|minimum|niedrigsten?|kleinsten?|wenigsten?|plus (?:petite?s?|basse?s?)|menor|más bajo|más baja|最低的?|最小的?|最少的?'
/** "Oldest first" is an order, "the oldest" is one. */
const FIRST = /^\s+(?:first|zuerst|d’abord|primero)\b/iu
const COUNT = `(Ω+|${Object.keys(COUNT_WORDS).join('|')})`

/** Takes what says the order off the sheet. */
export function takeOrder(sheet: Sheet): Order | undefined {
  return takeSorted(sheet) ?? takeWhole(sheet) ?? takeMost(sheet)
}

/** "The first 10", "top five": so many, as they come. */
export function takeLimit(sheet: Sheet): number | undefined {
  const form = new RegExp(
    `(?:(?:the|die|les|los|las)\\s+)?(?<![\\p{L}])(?:first|top|last|ersten?|obersten?|premiers?|premières?|primer[oa]s|前|最初の)\\s*${COUNT}`,
    'iu',
  )
  const match = form.exec(sheet.left())
  const count = match && countOf(sheet, match.index + match[0].length - (match[1]?.length ?? 0), match[1])
  if (!match || !count) return undefined
  sheet.take(match.index, match.index + match[0].length)
  return count
}

function takeSorted(sheet: Sheet): Order | undefined {
  const form =
    /(?:,?\s*(?:and\s+)?(?:sorted|ordered|ranked|sort(?: them| it)?|order(?: them| it)?|in order|in (?:an? )?(ascending|descending) order|sortiert|nach|triée?s?|par|ordenad[oa]s?)(?:\s+(?:by|of|nach|par|por))?|\bby)\s+(?:(?:the|their|its)\s+)?((?:ascending|descending|increasing|decreasing|lowest|highest|aufsteigende[mn]?|absteigende[mn]?)\s+)?(price|date|name|rating|title|number|size|age|amount|relevance|popularity|stock|time|preis|datum|prix|precio|fecha|nom|nombre|budget|cost|total|quantity|score|points)s?\b((?:,|\s)*(?:in\s+)?(?:an?\s+)?(?:ascending|descending|lowest first|highest first|cheapest first|newest first|low to high|high to low|from low(?:est)? to high(?:est)?|from high(?:est)? to low(?:est)?|aufsteigend|absteigend|croissant|décroissant|ascendente|descendente)(?:\s+order)?)?/iu
  const match = form.exec(sheet.left())
  if (!match) return undefined
  const told = `${match[1] ?? ''} ${match[2] ?? ''} ${match[4] ?? ''}`
  const down =
    /descend|decreas|highest(?! first)|highest first|newest|high to low|from high|absteigend|décroissant/iu.test(
      told,
    ) && !/low to high|from low/iu.test(told)
  // "By courier" is no order: a bare "by" needs a direction.
  if (/^\s*by\b/iu.test(match[0]) && told.trim() === '') return undefined
  sheet.take(match.index, match.index + match[0].length)
  return { by: (match[3] ?? '').toLowerCase(), order: down ? 'down' : 'up' }
}

function takeWhole(sheet: Sheet): Order | undefined {
  for (const [words, by, order] of WHOLE) {
    const form = new RegExp(
      `(?:(?:the|die|der|das|den|le|la|les|el|los|las)\\s+)?(?:(?:top|first)\\s+)?(?:${COUNT}\\s+)?(?<![\\p{L}])(?:${words.source})(?![\\p{L}]*[a-zäöü]{4})`,
      'iu',
    )
    const match = form.exec(sheet.left())
    if (!match) continue
    const at = match.index + (match[1] ? match[0].indexOf(match[1]) : 0)
    const end = match.index + match[0].length
    const first = FIRST.exec(sheet.left().slice(end))?.[0].length ?? 0
    const all = first > 0 || isPlural(sheet.left().slice(end))
    const limit = countOf(sheet, at, match[1]) ?? (all ? undefined : 1)
    sheet.take(match.index, end + first)
    return { by, order, ...(limit ? { limit } : {}) }
  }
  return undefined
}

/** "The largest budget", "the most commits": by whatever is said next. */
function takeMost(sheet: Sheet): Order | undefined {
  for (const [words, order] of [
    [HIGH, 'down'],
    [LOW, 'up'],
  ] as const) {
    const form = new RegExp(
      `(?:(?:with|has|have|having|made|made up|mit|avec|con|hat)\\s+)?(?:(?:the|den|die|das|dem|le|la|el)\\s+)?(?:top\\s+)?(?:${COUNT}\\s+)?(?<![\\p{L}])(?:${words})\\s+((?:[\\p{L}-]+)(?:\\s+(?:of|number|amount)\\s+(?:of\\s+)?[\\p{L}-]+)?)`,
      'iu',
    )
    const match = form.exec(sheet.left())
    const by = match?.[2]?.toLowerCase()
    if (!match || !by || /^(?:of|in|from|the|to|and|common|popular|likely|important)$/.test(by)) continue
    const limit = countOf(sheet, match.index + match[0].indexOf(match[1] ?? ''), match[1]) ?? 1
    sheet.take(match.index, match.index + match[0].length)
    return { by, order, limit }
  }
  return undefined
}

const isPlural = (after: string): boolean =>
  /^\s*(?:[\p{L}-]+\s+)?[\p{L}]{2,}(?:s|en)(?![\p{L}'’])/iu.test(after) &&
  !/^\s*[\p{L}-]*(?:ss|us|is)(?![\p{L}])/iu.test(after)

function countOf(sheet: Sheet, at: number, text: string | undefined): number | undefined {
  if (!text) return undefined
  const amount = text.startsWith('Ω') ? sheet.valueAt(at)?.amount : COUNT_WORDS[text.toLowerCase()]
  return amount && Number.isInteger(amount) && amount > 0 ? amount : undefined
}
