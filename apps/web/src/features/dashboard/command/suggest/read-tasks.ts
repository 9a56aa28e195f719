import type { Task } from '@app/contract'

/** As many wordings as one looks through. */
const WORDINGS = 10

/** What somebody has asked for themselves, each wording once, newest first. */
export function wordingsOf(tasks: readonly Task[]): string[] {
  const seen = new Map<string, string>()
  for (const { origin, agentId, description } of tasks) {
    const words = description.trim()
    const key = words.toLowerCase().replace(/\s+/g, ' ')
    if (origin === 'person' && agentId === null && words && !seen.has(key)) seen.set(key, words)
  }
  return [...seen.values()].slice(0, WORDINGS)
}

/** The sites that tasks name and those they ended on. */
export function sitesOf(tasks: readonly Task[]): string[] {
  const addresses = tasks.flatMap(({ description, result }) => {
    const last = typeof result === 'object' && typeof result?.url === 'string' ? [result.url] : []
    return [...(description.match(/https?:\/\/[^\s"'<>]+/gi) ?? []), ...last]
  })
  return [...new Set(addresses.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin))]
}

/** The files that tasks ended with. */
export function filesOf(tasks: readonly Task[]): string[] {
  const named = tasks.flatMap(({ result }) => (typeof result === 'object' && result ? [result, result.file] : []))
  return [...new Set(named.filter(isFile).map(({ name }) => name))]
}

const isFile = (one: unknown): one is { name: string } =>
  typeof one === 'object' && one !== null && 'bytes' in one && 'name' in one && typeof one.name === 'string'
