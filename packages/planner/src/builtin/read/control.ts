import type { Clause } from './clauses.ts'

/** What a clause says besides its deed: whether, how often, when. */
export interface Control {
  /** The deed alone. */
  clause: Clause
  /** Only if this holds. */
  when?: string
  /** Only if the condition said before does not hold. */
  otherwise?: boolean
  until?: string
  each?: string
  /** Again and again by the clock. */
  schedule?: string
  /** What must not be done. */
  not?: boolean
}

const OTHERWISE =
  /^(?:otherwise|or else|else|if not|sonst|andernfalls|sinon|autrement|si no|de lo contrario|否则|そうでなければ)[\s,，、]*/iu
const IF =
  /^(?:only\s+)?(?:if|in case|when|as long as|provided(?: that)?|wenn|falls|si|cuando|quand|如果|要是|もし)(?![\p{L}'’-])[\s,]*/iu
const UNLESS = /^(?:unless|es sei denn|außer wenn|sauf si|à moins que|a menos que|除非)\s+/iu
const EACH =
  /^(?:(?:and\s+)?(?:for|from|on)\s+(?:each|every|all)|for each and every|für jede[nrs]?|für alle|pour chaque|pour chacun|para cada|对每个?|对于每个?|それぞれ)(?:\s+one)?(?:\s+(?:of|von|der|de|d')\s+(?:them|these|those|the results?|ihnen|entre eux|ellos))?\s*/iu
const NOT = /^(?:please\s+)?(?:do not|don['’]t|never|bitte nicht|ne|no)\s+(?=\p{L})/iu
const SCHEDULE =
  /[\s,]*(?<![\p{L}])(?:every|each|jeden|jede|chaque|cada|每)\s*(?:day|weekday|working day|workday|morning|evening|night|hour|week|month|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday|\d+ (?:minutes|hours|days)|tag|werktag|morgen|stunde|woche|monat|montag|dienstag|mittwoch|donnerstag|freitag|jour|matin|semaine|mois|lundi|día|mañana|semana|mes|lunes|天|周|月|小时)s?(?:\s+(?:at|um|à|a las)\s+[\d:]+\s*(?:am|pm|uhr|h)?)?[\s,]*|(?<![\p{L}])(?:daily|hourly|weekly|monthly|täglich|stündlich|wöchentlich|quotidiennement|diariamente)(?:\s+(?:at|um|à|a las)\s+[\d:]+\s*(?:am|pm|uhr|h)?)[\s,]*/iu

export function readControl(clause: Clause): Control {
  const control: Control = { clause }
  const strip = (form: RegExp): string | undefined => {
    const match = form.exec(control.clause.text)
    if (match?.index !== 0 || match[0].length === 0) return undefined
    control.clause = from(control.clause, match[0].length)
    return match[0]
  }
  const scheduled = SCHEDULE.exec(control.clause.text)
  const edge = control.clause.text.trimEnd().length
  const atEdge = scheduled?.index === 0 || (scheduled?.index ?? -1) + (scheduled?.[0].length ?? 0) >= edge
  if (
    scheduled &&
    atEdge &&
    !/^\s*(?:of|product)/u.test(control.clause.text.slice(scheduled.index + scheduled[0].length))
  ) {
    control.schedule = scheduled[0].trim().replace(/^,\s*|,$/g, '')
    const text =
      control.clause.text.slice(0, scheduled.index) +
      ' '.repeat(scheduled[0].length) +
      control.clause.text.slice(scheduled.index + scheduled[0].length)
    control.clause = { ...control.clause, text: text.trimEnd() }
  }
  if (strip(OTHERWISE)) control.otherwise = true
  if (strip(EACH)) control.each = control.clause.text
  if (strip(NOT)) control.not = true
  return tail(control)
}

/** "If it is sold out", as a clause of its own: what follows depends on it. */
export function conditionIn(clause: Clause): { words: string; holds: boolean } | undefined {
  const positive = IF.exec(clause.text)
  if (positive) return { words: clause.text.slice(positive[0].length), holds: true }
  const negative = UNLESS.exec(clause.text)
  return negative ? { words: clause.text.slice(negative[0].length), holds: false } : undefined
}

const COURTESY =
  /^(?:exists?|available|possible|any|needed|necessary|there (?:is|are)(?: any)?(?: nearby| available)?|applicable|you can|nötig|möglich|possible|necesario)$/iu

/** What stands behind the deed: "until …", "if …", "unless …". */
function tail(control: Control): Control {
  const { text } = control.clause
  const until = /^(.*?\S)\s+(?:until|till|bis|jusqu['’]à ce que|hasta que)\s+(\S.*)$/iu.exec(text)
  if (until?.[1] && until[2] && !/^(?:wait|warte|attends|espera)\b/iu.test(until[1]))
    return { ...control, until: until[2], clause: upTo(control.clause, until[1].length) }
  const when = /^(.*?[^\s,]),?\s+(?:only\s+)?(if|unless|wenn|falls)\s+(\S.*)$/iu.exec(text)
  if (!when?.[1] || !when[3] || /\b(?:tell me|check|see|find|find out|know|ask|verify|prüfe|to check)$/iu.test(when[1]))
    return control
  const clause = upTo(control.clause, when[1].length)
  if (COURTESY.test(when[3].replace(/[,.].*$/u, ''))) return control
  return { ...control, clause, when: /unless/iu.test(when[2] ?? '') ? `not ${when[3]}` : when[3] }
}

const from = (clause: Clause, at: number): Clause => ({
  ...clause,
  from: clause.from + at,
  text: clause.text.slice(at),
})
const upTo = (clause: Clause, at: number): Clause => ({
  ...clause,
  to: clause.from + at,
  text: clause.text.slice(0, at),
})
