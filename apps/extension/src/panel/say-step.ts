import { say } from '../shared/say.ts'
import type { RecordedStep, Spot } from '../shared/steps.ts'

const LONGEST = 60
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
const nameOf = ({ name, label, text, css }: Spot): string => short(name ?? label ?? text ?? css ?? '')

/** A step as one would say it. */
export function sayStep(step: RecordedStep): string {
  if (step.kind === 'open') return say('record_open', { what: short(step.url) })
  const what = nameOf(step.spot)
  if (step.kind === 'press') return say(step.link ? 'record_follow' : 'record_press', { what })
  if (step.kind === 'fill') return say('record_fill', { what, value: short(step.value) })
  if (step.kind === 'choose') return say('record_choose', { what, value: short(step.options.join(', ')) })
  return say(step.checked ? 'record_tick' : 'record_clear', { what })
}
