import { plainWords } from '../meaning/plain-words.ts'

const YES = new Set(
  'true yes y on 1 x ok agree agreed accept accepted checked ja oui si sim sí tak da 是 はい 예 wahr vrai'
    .split(' ')
    .map(plainWords),
)
const NO = new Set(
  'false no n off 0 none not disagree unchecked nein non nao nie net falsch faux 否 いいえ 아니요'
    .split(' ')
    .map(plainWords),
)

/** Whether a value says yes or no; undefined where it says neither. */
export function readTruth(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const plain = plainWords(String(value))
  if (YES.has(plain)) return true
  if (NO.has(plain)) return false
  const [first = ''] = plain.split(' ')
  if (first === 'yes' || first === 'ja' || first === 'oui') return true
  return first === 'no' || first === 'nein' || first === 'non' ? false : undefined
}
