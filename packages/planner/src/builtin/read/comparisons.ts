import type { Value } from '@app/mind/reading'
import type { Sheet } from './sheet.ts'

/** "Under 50 dollars": what rows must meet. */
export interface Filter {
  field: string
  is: 'less' | 'at-most' | 'more' | 'at-least' | 'equal' | 'contains'
  to: string | number
}

const WORDS: readonly [Filter['is'], string][] = [
  [
    'at-most',
    'at most|no more than|not more than|up to|maximum of|a maximum of|max|within a budget of|höchstens|maximal|bis zu|au plus|au maximum|jusqu’à|como máximo|hasta|不超过|最多|至多',
  ],
  [
    'at-least',
    'at least|no less than|not less than|minimum of|a minimum of|min|a minimum|mindestens|wenigstens|au moins|al menos|por lo menos|como mínimo|至少|不少于',
  ],
  [
    'less',
    'under|below|less than|lower than|cheaper than|fewer than|smaller than|before|older than|earlier than|unter|weniger als|günstiger als|billiger als|kleiner als|moins de|moins cher que|inférieure? à|en dessous de|menos de|menor que|inferior a|por debajo de|más barato que|低于|少于|不到|小于|便宜于',
  ],
  [
    'more',
    'over|above|more than|greater than|higher than|bigger than|larger than|exceeding|after|since|newer than|later than|younger than|über|mehr als|größer als|teurer als|plus de|supérieure? à|au-dessus de|más de|mayor que|superior a|por encima de|高于|超过|多于|大于',
  ],
]
/** Languages that say it after the figure. */
const AFTER: readonly [Filter['is'], string][] = [
  ['at-most', '以下|以内|まで'],
  ['less', '未満|より安い|より少ない'],
  ['at-least', '以上'],
  ['more', 'より高い|より多い|超'],
]
const AROUND =
  '(?:(?:that|which|who|die|qui|que)\\s+)?(?:(?:is|are|was|were|costs?|priced?|costing|cost|have|has|having|with|kosten|kostet|coûtent|coûte|cuestan|cuesta|sind|liegt|mit|de|价格|値段が)\\s+)?(?:an?\\s+)?'

/** A figure that is no price says itself what it counts. */
const BY_UNIT: readonly [RegExp, string][] = [
  [/^\s*(?:stars?|sterne?n?|étoiles?|estrellas?|星)/i, 'rating'],
  [/^\s*(?:reviews?|bewertungen|avis|reseñas)/i, 'reviews'],
  [/^\s*(?:in stock|auf lager|en stock)/i, 'stock'],
  [/^\s*(?:km|kilometers?|miles?|meters?)\b/i, 'distance'],
  [/^\s*(?:minutes?|mins?|hours?|days?|weeks?|months?|years?)\b/i, 'duration'],
]
const FIELD =
  '((?:(?:unit|total|net|list|average|storage|delivery|minimum|order)\\s+)?(?:price|rating|score|stock|quantity|budget|amount|total|age|size|weight|year|date|salary|points|votes|stars|balance|value|revenue|capacity|population|preis|bewertung|prix|note|precio|puntuación|价格|評価|評分))\\s+(?:(?:is|are|of|was|ist|von|est|es)\\s+)?'

/** Takes every comparison off the sheet. */
export function takeComparisons(sheet: Sheet): Filter[] {
  return [...takeBetween(sheet), ...takePrefixed(sheet), ...takePostfixed(sheet)]
}

function takeBetween(sheet: Sheet): Filter[] {
  const form = new RegExp(
    `(?:${FIELD})?${AROUND}(?:within\\s+a\\s+budget\\s+)?(?:between|zwischen|entre|from|ranging from)\\s+(Ω+)\\s+(?:and|und|et|y|to|-)\\s+(Ω+)`,
    'iu',
  )
  const match = form.exec(sheet.left())
  if (!match) return []
  const [low, high] = valuesIn(sheet, match)
  if (!low || !high || !isFigure(low) || !isFigure(high)) return []
  const field = named(match[1]) ?? fieldOf(sheet, low, match.index + match[0].length)
  sheet.take(match.index, match.index + match[0].length)
  return [
    { field, is: 'at-least', to: low.amount ?? low.text },
    { field, is: 'at-most', to: high.amount ?? high.text },
  ]
}

function takePrefixed(sheet: Sheet): Filter[] {
  const found: Filter[] = []
  for (const [is, words] of WORDS) {
    const form = new RegExp(`(?<![\\p{L}])(?:${FIELD})?${AROUND}(?:${words})\\s*(Ω+)`, 'giu')
    for (const match of sheet.left().matchAll(form)) {
      const [value] = valuesIn(sheet, match)
      if (!value || !isFigure(value)) continue
      const end = match.index + match[0].length
      // Time passes before and after; amounts do not.
      const time = TIME.test(match[0]) && value.sort !== 'date'
      if (time && (!isYear(value) || BY_UNIT.some(([unit]) => unit.test(sheet.left().slice(end))))) continue
      if (value.sort === 'date' && /\b(?:over|under|up to|max|min)\s*Ω+$/iu.test(match[0])) continue
      const year = time ? 'year' : undefined
      found.push({
        field: named(match[1]) ?? year ?? fieldOf(sheet, value, end),
        is: time && /since/iu.test(match[0]) ? 'at-least' : is,
        to: value.amount ?? value.text,
      })
      const unit = BY_UNIT.map(([form]) => form.exec(sheet.left().slice(end))?.[0].length ?? 0).find(Boolean) ?? 0
      sheet.take(match.index, end + unit)
    }
  }
  return found
}

function takePostfixed(sheet: Sheet): Filter[] {
  return AFTER.flatMap(([is, words]) =>
    [...sheet.left().matchAll(new RegExp(`(Ω+)\\s*(?:${words})`, 'gu'))].flatMap((match): Filter[] => {
      const [value] = valuesIn(sheet, match)
      if (!value || !isFigure(value)) return []
      sheet.take(match.index, match.index + match[0].length)
      return [{ field: fieldOf(sheet, value, match.index + match[0].length), is, to: value.amount ?? value.text }]
    }),
  )
}

const TIME = /\b(?:before|after|since|older than|newer than|earlier than|later than|younger than)\s*Ω+$/iu
const isYear = ({ sort, text }: Value) => sort === 'number' && /^[12]\d{3}$/u.test(text)
const isFigure = ({ sort }: Value) => sort === 'money' || sort === 'number' || sort === 'date' || sort === 'percent'
const named = (words: string | undefined) =>
  words?.replace(/^(?:with|a|an|the|has|have|having|whose|mit|einem?|avec|un|una?|con)\s+/giu, '').trim() || undefined

function fieldOf(sheet: Sheet, { sort }: Value, end: number): string {
  if (sort === 'money') return 'price'
  if (sort === 'date') return 'date'
  return BY_UNIT.find(([form]) => form.test(sheet.left().slice(end)))?.[1] ?? 'price'
}

function valuesIn(sheet: Sheet, match: RegExpMatchArray): Value[] {
  const start = match.index ?? 0
  return [...match[0].matchAll(/Ω+/g)].flatMap(({ index }) => sheet.valueAt(start + index) ?? [])
}
