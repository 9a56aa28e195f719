import type { Sheet } from './sheet.ts'

export type Data = Record<string, string | number | boolean>

/** Something one enters: a value, a name in capitals, or one plain word. */
const NAME =
  "\\p{Lu}[\\p{L}\\d.'’&-]*(?:\\s+(?:(?:van|von|de|der|da|del|la|of|the|&)\\s+)*\\p{Lu}[\\p{L}\\d.'’&-]*){0,4}"
const ENTRY = `Ω+(?:\\s+Ω+)?|${NAME}`
/** Written large or small; the flag for that would let any word be a name. */
const LABEL =
  'e-?mail address|e-?mail|user ?name|login|password|passcode|name|full name|first name|last name|surname|nickname|company|organisation|organization|phone number|phone|telephone|mobile|address|street|city|town|zip code|zip|post ?code|postal code|state|country|region|title|subject|headline|message|comment|remark|remarks|note|notes|description|body|text|question|answer|reason|quantity|amount|price|size|colou?r|stage|status|priority|category|type|date|due date|deadline|time|age|birthday|role|label|tag|code|coupon|voucher|card|number|order number|sku|rating|stars|url|link|website|language|bio|stock|budget|value|department|nachricht|betreff|passwort|vorname|nachname|e-?mail-?adresse|telefon|stadt|land|straße|menge|titel|mot de passe|nom|prénom|ville|pays|message|objet|titre|quantité|contraseña|nombre|apellido|ciudad|país|mensaje|asunto|título|cantidad|correo'
    .split('|')
    .map((word) => `(?:${word[0]}|${word[0]?.toUpperCase()})${word.slice(1)}`)
    .join('|')
const VERBS_OF: readonly [RegExp, string][] = [
  [
    new RegExp(
      `(?<![\\p{L}])(?:[Nn]amed|[Cc]alled|[Ww]ith (?:the )?name|namens|nommée?|appelée?|llamad[oa]|a nombre de)\\s+(${ENTRY}|[\\w.-]+)`,
      'u',
    ),
    'name',
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(?:[Tt]itled|[Ee]ntitled|with (?:the )?title|mit dem [Tt]itel|intitulée?|titulad[oa])\\s+(${ENTRY})`,
      'u',
    ),
    'title',
  ],
  [
    /(?<![\p{L}])(?:saying|that says|which says|stating|reading|with (?:the |my |a )?(?:message|comment|text|remark|note|reply))(?:\s*:)?\s*(Ω+)/iu,
    'message',
  ],
  [/(?<![\p{L}])(?:priced at|at a price of|for a price of|costing)\s+(Ω+)/iu, 'price'],
  [/(Ω+)\s+in stock/iu, 'stock'],
  [/(?:in|with|and|,)\s+(?:a\s+)?size\s+([\p{L}\d]+)/iu, 'size'],
  [/(?:in|with|and|,)\s+(?:the\s+)?colou?r\s+([\p{L}]+)/iu, 'color'],
  [
    /\bas\s+(?:an?\s+)?(developer|guest|maintainer|owner|reporter|admin|administrator|member|editor|viewer|moderator)s?\b/iu,
    'role',
  ],
  [/(Ω+)\s+stars?(?![\p{L}])/iu, 'rating'],
]

const PAIR = new RegExp(
  `(?:(?:^|[\\s,])(?:with|using|and|for|in|to|as|my|the|an?|his|her|mit|und|avec|et|con|y)\\s+){0,3}(?<![\\p{L}])(${LABEL})(?:\\s+(?:is|as|to|of(?=\\s+Ω))|\\s*[:=])?\\s+(${ENTRY})`,
  'u',
)

/** Fields that hold a sentence rather than a name: what is said for them goes on in small letters. */
const PROSE =
  /^(?:title|subject|headline|message|comment|remarks?|notes?|description|body|text|question|answer|reason|bio|nachricht|betreff|titel|objet|titre|mensaje|asunto|título)$/iu
/** Where such a text ends: at a comma, at the next deed or field, or where the place is named it is entered on. */
const REST = new RegExp(
  `^(?:(?!\\s+(?:and|then|with|und|et|y)\\s|\\s+(?:${LABEL})\\s|\\s+(?:in|on|to|into|at|from|for)\\s+(?:the|my|our|their)\\s)[^,;.])+`,
  'u',
)

/** Takes "password “x”", "country Belgium", "named Ada" off the sheet: what it is called, and what is entered. */
export function takePairs(sheet: Sheet): Data {
  const data: Data = {}
  const keep = (label: string, match: RegExpExecArray, entry: string) => {
    const at = match.index + match[0].lastIndexOf(entry)
    const end = match.index + match[0].length
    const isOpen = PROSE.test(label) && !entry.includes('Ω')
    const more = isOpen ? (REST.exec(sheet.left().slice(end))?.[0].trimEnd().length ?? 0) : 0
    data[label.toLowerCase()] = entered(sheet, at, entry.length + more)
    sheet.take(match.index, end + more)
  }
  for (let match = PAIR.exec(sheet.left()); match; match = PAIR.exec(sheet.left()))
    keep(match[1] ?? '', match, match[2] ?? '')
  for (const [words, label] of VERBS_OF) {
    const match = words.exec(sheet.left())
    if (match?.[1] && !(label in data)) keep(label, match, match[1])
  }
  return data
}

export function entered(sheet: Sheet, at: number, length: number): string | number {
  const value = sheet.valueAt(at)
  if (!value) return sheet.words.slice(at, at + length).trim()
  const whole = value.to >= at + length
  if (!whole)
    return sheet.words
      .slice(at, at + length)
      .replace(/["“”]/g, '')
      .trim()
  return value.sort === 'number' && value.amount !== undefined && !/^0\d/.test(value.text) ? value.amount : value.text
}
