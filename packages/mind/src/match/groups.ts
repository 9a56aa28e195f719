import type { Clause } from '../read/clause.ts'
import type { Language } from '../read/language.ts'
import { phrases } from '../read/phrases.ts'
import { wordsOf } from '../read/words.ts'
import type { Needed } from './need.ts'

/** What was said in parts, with "and" or a comma between them; a value is never parted. */
export function groupsOf(
  needed: readonly Needed[],
  { clause: { whole }, language }: { clause: Clause; language: Language },
): Needed[][] {
  const groups: Needed[][] = []
  for (const one of needed) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    const between = before ? whole.slice(before.word.to, one.word.from) : ''
    const parts =
      before === undefined ||
      ((before.value === undefined || before.value !== one.value) &&
        (/[,&、，]/u.test(between) || wordsOf(between, language).some((word) => phrases(language, 'and').has(word))))
    if (parts || !group) groups.push([one])
    else group.push(one)
  }
  return groups
}
