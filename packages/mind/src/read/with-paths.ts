import type { Clause } from './clause.ts'

/** "File > Export > As text": one after the other, each opens what the next stands in. */
export const withPaths = (clauses: readonly Clause[]): Clause[] =>
  clauses.flatMap((clause) => {
    const { words, whole, values, verb, asks } = clause
    const first = verb ? verb.at + verb.length : 0
    const isStep = (at: number) => /^\s*[>›→»]\s*$/u.test(whole.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0))
    const cuts = words.flatMap((_, at) => (at > first && isStep(at) ? [at] : []))
    if (cuts.length === 0 || values.length > 0 || asks) return [clause]
    return [first, ...cuts].map((from, on): Clause => {
      const own = words.slice(from, cuts[on] ?? words.length)
      const to = cuts[on] === undefined ? clause.to : (own.at(-1)?.to ?? clause.to)
      const text = whole.slice(own[0]?.from, to)
      return {
        ...clause,
        words: own,
        text,
        to,
        verb: { at: 0, length: 0, doings: cuts[on] === undefined ? ['press'] : ['press', 'open'] },
      }
    })
  })
