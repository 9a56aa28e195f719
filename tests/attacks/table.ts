import type { Attack } from './attack.ts'

export interface Outcome {
  attack: Attack
  verdict: 'held' | 'NOT HELD' | 'not tried'
  /** What was got instead. */
  got: string
  ms: number
}

/** Every attack with what became of it, then how many held. */
export function drawTable(outcomes: Outcome[], ms: number): string {
  const rows = outcomes.map(({ attack: { group, name }, verdict, got, ms: took }) => [
    verdict,
    group,
    got ? `${name} Got: ${got}` : name,
    `${(took / 1_000).toFixed(1)} s`,
  ])
  const wide = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(([verdict = '', group = '', words = '', took = '']) =>
    [verdict.padEnd(wide[0] ?? 0), group.padEnd(wide[1] ?? 0), took.padStart(6), words].join('  '),
  )
  const count = (of: Outcome['verdict']) => outcomes.filter(({ verdict }) => verdict === of).length
  const sums = `${count('held')} held, ${count('NOT HELD')} not held, ${count('not tried')} not tried, in ${Math.round(ms / 1_000)} s`
  return ['', ...lines, '', sums].join('\n')
}
