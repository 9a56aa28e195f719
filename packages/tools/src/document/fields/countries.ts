import { fold } from './fold.ts'

const CODES =
  'AE AR AT AU BE BG BR CA CH CL CN CO CY CZ DE DK EE EG ES FI FR GB GR HK HR HU ID IE IL IN IS IT JP KR LT LU LV MT MX MY NL NO NZ PE PH PL PT RO RU SA SE SG SI SK TH TR TW UA US VN ZA'
const LANGUAGES = ['en', 'es', 'fr', 'de', 'nl', 'zh', 'ja']

/** Names of countries in the product's languages, from the data of the language runtime. */
const NAMES = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' })
    return CODES.split(' ').map((code) => fold(names.of(code) ?? code))
  }),
)

/** Whether a line of an address ends with a country: nothing of the address follows. */
export function endsWithCountry(text: string): boolean {
  const words = fold(text)
    .replace(/[.\s]+$/, '')
    .split(/[\s,]+/)
  return [1, 2, 3].some((count) => NAMES.has(words.slice(-count).join(' ')))
}
