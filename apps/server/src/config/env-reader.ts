import { readFileSync } from 'node:fs'

/** Turns a text into a value, or says what would have been right. */
export type Parser<T> = (text: string) => { value: T } | { want: string }

type Group<Rows> = { [K in keyof Rows]?: Rows[K] extends readonly [string, Parser<infer T>] ? T : never }

/** Reads variables one by one and keeps every mistake, so that all of them can be shown at once. */
export class EnvReader {
  readonly mistakes: string[] = []
  readonly #env: NodeJS.ProcessEnv

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env
  }

  one<T>(name: string, parse: Parser<T>): T | undefined {
    const text = this.#text(name)
    if (text === undefined) return undefined
    const parsed = parse(text)
    if ('value' in parsed) return parsed.value
    this.mistakes.push(`${name} ${parsed.want}`)
    return undefined
  }

  /** Several variables of one thing; what is unset is absent. */
  group<const Rows extends Record<string, readonly [string, Parser<unknown>]>>(rows: Rows): Group<Rows> {
    const entries = Object.entries(rows).map(([key, [name, parse]]) => [key, this.one(name, parse)] as const)
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Group<Rows>
  }

  /** All of them or none: half a set-up is a mistake. */
  together(...names: string[]): void {
    const missing = names.filter((name) => this.#text(name) === undefined)
    if (missing.length === 0 || missing.length === names.length) return
    this.mistakes.push(
      `${missing.join(' and ')} must be set too: ${names.join(', ')} go together. Set all of them or none.`,
    )
  }

  #text(name: string): string | undefined {
    const direct = this.#env[name]?.trim()
    if (direct) return direct
    const file = this.#env[`${name}_FILE`]?.trim()
    if (!file) return undefined
    try {
      return readFileSync(file, 'utf8').trim() || undefined
    } catch {
      const mistake = `${name}_FILE names a file that cannot be read. Check its path and its permissions.`
      if (!this.mistakes.includes(mistake)) this.mistakes.push(mistake)
      return undefined
    }
  }
}
