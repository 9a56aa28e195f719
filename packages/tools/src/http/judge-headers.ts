import { Refused } from '@app/toolkit'

/** These say where a request goes and where it ends: with them, one allowed site's request becomes another's. */
const OURS = /^(host|connection|content-length|expect|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/

/** Lower-case names, each once; a refusal for those that are not the caller's to set. */
export function judgeHeaders(headers: Record<string, string> = {}): Record<string, string> {
  const entries = Object.entries(headers).map(([name, value]): [string, string] => [name.toLowerCase(), value])
  const wrong = entries.find(([name]) => OURS.test(name))
  if (wrong) throw new Refused(`The header "${wrong[0]}" is set by the connection itself. Leave it out.`)
  return Object.fromEntries(entries)
}
