/** Small numbers as people write them out, in the product's languages. */
const WORDS: Record<string, string> = {
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  de: 'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  fr: 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  zh: '零 一 二 三 四 五 六 七 八 九 十 十一 十二 十三 十四 十五 十六 十七 十八 十九 二十',
}

const TENS: Record<string, number> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const SMALL = new Map<string, number>([
  ...Object.values(WORDS).flatMap((words) => words.split(' ').map((word, value): [string, number] => [word, value])),
  ['a dozen', 12],
  ['dozen', 12],
  ['einer', 1],
  ['eine', 1],
  ['une', 1],
  ['una', 1],
  ['none', 0],
])

/** `twenty-five` is 25; undefined for whatever is not a number in words alone. */
export function readNumberWords(text: string): number | undefined {
  const words = text.trim().toLowerCase()
  const small = SMALL.get(words) ?? TENS[words]
  if (small !== undefined) return small
  const [, tens = '', ones = ''] = /^([a-z]+)[- ]([a-z]+)$/.exec(words) ?? []
  const [ten, one] = [TENS[tens], SMALL.get(ones)]
  if (ten !== undefined && one !== undefined && one > 0 && one < 10) return ten + one
  if (ones === 'hundred') return hundred(SMALL.get(tens), tens)
  return undefined
}

const hundred = (times: number | undefined, word: string): number | undefined =>
  word === 'a' ? 100 : times !== undefined && times > 0 ? times * 100 : undefined
