import { readMoney } from '@app/values'

const MOST_SHARE = 0.9
/** `1,200`, `12 items`, `≈ 3.5 kg`; a code such as `B-0012` or `007` is a name that happens to have digits. */
const NUMBER = /^[^\p{L}\d]{0,3}(?!0\d)\d[\d.,\s]*\D{0,15}$/u
const LONGEST = 30

/** What values are whose field nobody knew beforehand: prices or numbers where nearly all of them are. */
export function kindOfValues(values: readonly string[]): 'money' | 'number' | undefined {
  const share = (test: (value: string) => boolean) =>
    values.length > 0 &&
    values.filter((value) => value.length < LONGEST && test(value)).length >= values.length * MOST_SHARE
  if (share(isMoney)) return 'money'
  return share((value) => NUMBER.test(value)) ? 'number' : undefined
}

/** An amount with its currency and nothing else. */
function isMoney(text: string): boolean {
  if (!/^\D{0,5}\d[\d.,'\s]*\D{0,5}$/.test(text.trim())) return false
  return readMoney(text)?.currency !== undefined
}
