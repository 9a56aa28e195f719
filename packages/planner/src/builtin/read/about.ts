import { type Phrase, withoutSmall } from './phrases.ts'
import type { Sheet } from './sheet.ts'

const LONGEST = 100
/** What belongs to its small word: "that report bugs", "over the past month". */
const KEEPS_LEAD =
  /^(?:that|which|who|whose|where|within|over|during|durning|since|before|after|between|under|without|until|near|around|on|for|from|and|or)$/
const EMPTY =
  /^(?:it|them|him|her|they|he|she|i|me|you|we|us|one|ones|there|here|if|any|all|so|not|be|been|page|site|website|exist|exists|available|please|do|does|did|have|has|the|an?|out|list|everything|\p{P}+)$/iu

const withoutValues = ({ from, to, text }: Phrase, sheet: Sheet): string => {
  const left = sheet.left().slice(from, to).replace(/Ω+/gu, ' ').replace(/\s+/gu, ' ').trim()
  return sheet.left().slice(from, to).includes('Ω') ? left : text
}

/** What a clause speaks of, from the single phrase to the whole tail: whoever looks for it tries the longest that is there. */
export function aboutOf(phrases: readonly Phrase[], sheet: Sheet): string[] {
  const found = new Set<string>()
  const add = (text: string) => {
    const plain = withoutSmall(text)
    if (plain.length > 1 && text.length <= LONGEST && !EMPTY.test(plain))
      found.add(text.replace(/[\s,.;:!?。，、]+$/u, ''))
  }
  for (const [at, phrase] of phrases.entries()) {
    add(phrase.text)
    const bare = withoutValues(phrase, sheet)
    if (bare !== phrase.text) add(bare)
    if (KEEPS_LEAD.test(phrase.lead)) add(`${phrase.lead} ${phrase.text}`)
    for (let more = at + 1; more < phrases.length && more <= at + 3; more += 1)
      if (phrases[more]?.lead !== ',' || more === at + 1)
        add(sheet.original(phrase.from, phrases[more]?.to ?? phrase.to))
    add(sheet.original(phrase.from, phrases.at(-1)?.to ?? phrase.to))
  }
  for (const { sort, text } of sheet.values) if (sort === 'quote') add(text)
  return [...found]
}
