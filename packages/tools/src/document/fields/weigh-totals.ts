import { weightOfTotal } from './amount-kinds.ts'
import { linesAddUp } from './lines-add-up.ts'
import type { NamedAmount } from './list-amounts.ts'

export interface Sums {
  total?: NamedAmount
  net?: NamedAmount
  tax?: NamedAmount
  /** 0 to 1 */
  confidence: number
  /** What agrees and what does not, in words. */
  checks: string[]
}

/** Cents: amounts are rounded on their way. */
const CENT = 0.011

/** The sum of the bill, its net and its tax. Agreement between amounts is evidence; disagreement is told. */
export function weighTotals(amounts: readonly NamedAmount[]): Sums {
  const of = (...kinds: NamedAmount['kind'][]) => amounts.filter((one) => kinds.includes(one.kind))
  const [paid, change, nets, taxes] = [of('paid'), of('change'), of('net', 'subtotal'), of('tax')]
  const settled = Math.min(...[...paid, ...change].map((one) => one.row.index), Infinity)
  const weighed = of('total')
    .filter((one) => one.value > 0)
    .map((one) => ({ one, ...weigh(one, { amounts, paid, change, nets, taxes, settled }) }))
    .sort((a, b) => b.weight - a.weight || b.one.row.index - a.one.row.index)
  const best = weighed[0]
  if (!best) return withoutTotal(amounts)
  const total = best.one
  const pair = findPair(total, nets, taxes)
  const lines = linesAddUp(total, amounts)
  return {
    total,
    ...(pair.net ? { net: pair.net } : {}),
    ...(pair.tax ? { tax: pair.tax } : {}),
    confidence: Math.min(0.98, 0.35 + best.weight * 0.09 + (lines?.right ? 0.05 : 0)),
    checks: [...best.checks, ...pair.checks, ...(lines ? [aboutLines(lines, total.value)] : [])],
  }
}

const aboutLines = ({ sum, right }: { sum: number; right: boolean }, total: number): string =>
  right ? 'The lines add up.' : `The lines add up to ${sum}, not to the total ${total}.`

interface Others {
  amounts: readonly NamedAmount[]
  paid: NamedAmount[]
  change: NamedAmount[]
  nets: NamedAmount[]
  taxes: NamedAmount[]
  settled: number
}

function weigh(one: NamedAmount, { amounts, paid, change, nets, taxes, settled }: Others) {
  const checks: string[] = []
  let weight = weightOfTotal(one.label)
  if (paid.some((given) => change.some((back) => same(given.value - Math.abs(back.value), one.value)))) {
    weight += 2
    checks.push('What was paid less the change is the total.')
  }
  if (nets.some((net) => taxes.some((tax) => tax.value > 0 && same(net.value + tax.value, one.value)))) {
    weight += 1.2
    checks.push('Net and tax add up to the total.')
  }
  weight += Math.min(3, amounts.filter((other) => other !== one && same(other.value, one.value)).length) * 0.3
  if (amounts.some((round) => round.kind === 'rounding' && round.value !== 0 && round.row.index < one.row.index))
    weight += 0.5
  if (isSumOfOthers(one, amounts)) {
    weight += 1
    checks.push('The parts add up to the total.')
  }
  if (one.row.index > settled) weight -= 1
  // Of several amounts in a row the sum stands last.
  if (one.row.lines.at(-1) !== one.line) weight -= 0.6
  const largest = Math.max(...amounts.filter((other) => other.kind === 'total').map((other) => other.value))
  weight += 0.8 * (one.value / largest)
  return { weight, checks }
}

/** Two other sums, or a sum and its rounding, make this one. */
function isSumOfOthers(one: NamedAmount, amounts: readonly NamedAmount[]): boolean {
  const others = amounts.filter((other) => other !== one && other.row.index < one.row.index && other.value !== 0)
  const sums = others.filter((other) => other.kind === 'total' || other.kind === 'subtotal').slice(-12)
  const parts = others.filter((other) => other.kind === 'total' || other.kind === 'rounding').slice(-12)
  return sums.some((sum) => parts.some((part) => part !== sum && Math.abs(sum.value + part.value - one.value) < 0.001))
}

const same = (a: number, b: number): boolean => Math.abs(a - b) < CENT

/** Net and tax of a total: the pair that adds up, else what is named so. */
function findPair(total: NamedAmount, nets: NamedAmount[], taxes: NamedAmount[]) {
  for (const tax of taxes) {
    const net = nets.find((one) => same(one.value + tax.value, total.value))
    if (net) return { net, tax, checks: [] }
  }
  const net = nets.find((one) => one.kind === 'net' && one.value <= total.value + CENT)
  const tax =
    taxes.find((one) => net && same(net.value + one.value, total.value)) ??
    taxes.find((one) => one.value < total.value * 0.5)
  const wrong = net && tax && !same(net.value + tax.value, total.value)
  const checks = wrong ? [`Net ${net.value} and tax ${tax.value} do not add up to the total ${total.value}.`] : []
  return { ...(net ? { net } : {}), ...(tax ? { tax } : {}), checks }
}

/** Nothing is called a total: what was paid less the change, or the subtotal. */
function withoutTotal(amounts: readonly NamedAmount[]): Sums {
  const paid = amounts.find((one) => one.kind === 'paid' && one.value > 0)
  const change = amounts.find((one) => one.kind === 'change')
  const due = paid && change ? paid.value - Math.abs(change.value) : undefined
  const total =
    amounts.find((one) => due !== undefined && same(one.value, due)) ??
    amounts.findLast((one) => one.kind === 'subtotal') ??
    paid
  return total ? { total, confidence: 0.4, checks: [] } : { confidence: 0, checks: [] }
}
