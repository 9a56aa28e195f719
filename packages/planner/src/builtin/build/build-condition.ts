import type { Condition, ToolStep } from '@app/contract'
import type { Value } from '@app/mind/reading'
import type { Clause } from '../read/clauses.ts'
import { takeComparisons } from '../read/comparisons.ts'
import { withoutSmall } from '../read/phrases.ts'
import { openSheet } from '../read/sheet.ts'

const NOTHING =
  /\b(?:there (?:is|are) no(?:t|thing)?|no more|not|isn['’]t|aren['’]t|empty|gone|kein[e]?|nicht|pas|aucun|no hay|没有|ない)\b/iu
const FRAME =
  /^(?:there (?:is|are|was|were)(?: (?:no|not|any|an?|still|more))*|the page (?:shows|says|contains|has)|it (?:shows|says|contains|is|has)|you (?:see|find)|es gibt|il y a|hay|the list (?:is|has)|no more)\s+/iu

/** A condition as something that is looked up on the page when its turn comes. */
export function checkStep(
  words: string,
  clause: Clause,
  all: readonly Value[],
  name: string,
): { step: Omit<ToolStep, 'with'> & { with: Record<string, unknown> }; holds: Condition } {
  const offset = clause.from + Math.max(0, clause.text.indexOf(words))
  const values = all
    .filter(({ from, to }) => from >= offset && to <= offset + words.length)
    .map((value) => ({ ...value, from: value.from - offset, to: value.to - offset }))
  const sheet = openSheet(words, values)
  const [comparison] = takeComparisons(sheet)
  const quote = values.find(({ sort }) => sort === 'quote')?.text
  const subject = withoutSmall(
    sheet
      .original(0, words.length)
      .replace(FRAME, '')
      .replace(/\b(?:is|are|was|it|the)\b/giu, ' ')
      .replace(/\s+/gu, ' '),
  )
  const shows =
    quote ??
    (withoutSmall(
      subject
        .replace(/\b(?:no|not|any|more|n['’]t|longer|shown|visible|there|appears?|anymore|button|link|field)\b/giu, ' ')
        .replace(/\s+/gu, ' '),
    ) ||
      words)
  return {
    step: {
      do: 'rows.check',
      name: `See whether ${words}`,
      with: comparison ? { field: subject || comparison.field, is: comparison.is, to: comparison.to } : { shows },
      save: name,
    },
    holds: { value: `{{${name}.holds}}`, is: 'equal', to: !(NOTHING.test(words) && !comparison) },
  }
}
