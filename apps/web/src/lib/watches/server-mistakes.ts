import { serverWords } from '../call-error.ts'

/** What the server says of each field, `url: must be a web address`, and what it says of none of them. */
export function serverMistakes<Name extends string>(
  error: unknown,
  names: readonly Name[],
): { fields: Partial<Record<Name, string>>; rest: string } {
  const fields: Partial<Record<Name, string>> = {}
  const rest: string[] = []
  for (const line of (serverWords(error) ?? '').split('\n')) {
    const name = names.find((one) => line.startsWith(`${one}: `))
    if (name) fields[name] = line.slice(name.length + 2)
    else if (line) rest.push(line)
  }
  return { fields, rest: rest.join('\n') }
}
