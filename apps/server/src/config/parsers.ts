import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MasterKey } from '@app/core'
import { parseUrl } from '@app/values/url'
import type { Parser } from './env-reader.ts'

export const text: Parser<string> = (value) => ({ value })

/** `name=value,name=value`, each value as in an address. */
export const headers: Parser<Record<string, string>> = (value) => {
  const rows = value.split(',').map((row) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(row.trim()))
  if (rows.every((row) => row !== null))
    return { value: Object.fromEntries(rows.map(([, name = '', text = '']) => [name, decoded(text)])) }
  // It may carry a key: the message does not repeat it.
  return { want: 'is not a list this understands. Write name=value, several with commas between them.' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const port: Parser<number> = (value) => {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return { value: number }
  return { want: `is "${value}". It must be a number from 0 to 65535, for example 3000.` }
}

export const portOrOff: Parser<number | 'off'> = (value) => {
  const parsed = value === 'off' ? undefined : port(value)
  if (!parsed) return { value: 'off' }
  if ('value' in parsed && parsed.value > 0) return parsed
  return { want: `is "${value}". It must be a number from 1 to 65535, or off.` }
}

export const folder: Parser<string> = (value) => {
  const path = resolve(value)
  if (existsSync(path) && !statSync(path).isDirectory()) {
    return { want: `is "${value}", which is a file. Name a folder; it is made when it is missing.` }
  }
  return { value: path }
}

export const file: Parser<string> = (value) => {
  const path = resolve(value)
  if (existsSync(path) && statSync(path).isFile()) return { value: path }
  return { want: `is "${value}", and there is no such file. Name the browser's program, or leave it unset.` }
}

export const oneOf =
  <const T extends readonly string[]>(options: T): Parser<T[number]> =>
  (value) => {
    const found = options.find((option) => option === value)
    return found ? { value: found } : { want: `is "${value}". It must be one of: ${options.join(', ')}.` }
  }

export const someOf =
  <const T extends readonly string[]>(options: T): Parser<T[number][]> =>
  (value) => {
    const words = value.split(',').map((word) => word.trim())
    const unknown = words.filter((word) => !options.includes(word))
    if (unknown.length === 0) return { value: words as T[number][] }
    return { want: `holds "${unknown.join(', ')}". It must be a list of: ${options.join(', ')}.` }
  }

export const url =
  (...schemes: string[]): Parser<string> =>
  (value) => {
    const parsed = parseUrl(value)
    if (parsed && schemes.includes(parsed.protocol.slice(0, -1))) return { value }
    // The value may carry a password: the message does not repeat it.
    return {
      want: `is not an address this understands. It must begin with ${schemes.map((s) => `${s}://`).join(' or ')}.`,
    }
  }

export const origin: Parser<URL> = (value) => {
  const parsed = parseUrl(value)
  if (parsed && /^https?:$/.test(parsed.protocol) && parsed.pathname === '/' && !parsed.search) return { value: parsed }
  return {
    want: `is "${value}". It must be the address people open, without a path, for example https://bots.example.com.`,
  }
}

export const startsWith =
  (...beginnings: string[]): Parser<string> =>
  (value) =>
    beginnings.some((beginning) => value.startsWith(beginning))
      ? { value }
      : {
          want: `does not look right: it begins with ${beginnings.join(' or ')}. Copy it again from the provider's page.`,
        }

const EXAMPLES = /change|example|secret|password|admin|test|1234/i

/** S-68: long enough not to be guessed, and not the one from a manual. */
export const strongKey: Parser<string> = (value) => {
  if (value.length >= 32 && !EXAMPLES.test(value) && new Set(value).size >= 10) return { value }
  return { want: 'is too easy to guess. Use 32 random characters or more, for example from `openssl rand -hex 32`.' }
}

export const addresses: Parser<string[]> = (value) => {
  const list = value.split(',').map((entry) => entry.trim())
  const wrong = list.filter((entry) => !/^(\[[\da-f:]+\]|[\w.-]+)(:\d{1,5})?(\/\d{1,3})?$/i.test(entry))
  if (wrong.length === 0) return { value: list }
  return { want: `holds "${wrong.join(', ')}". It must be a list such as 127.0.0.1:9000,intranet.example:8080.` }
}

const KEY_FORMAT = 'must be a list of id:base64, each key 32 bytes, for example k1:$(openssl rand -base64 32).'

export const masterKeys: Parser<MasterKey[]> = (value) => {
  const keys: MasterKey[] = []
  for (const entry of value.split(',')) {
    const [, id, base64] = entry.trim().match(/^([\w-]{1,32}):([A-Za-z\d+/_-]+={0,2})$/) ?? []
    const bytes = Buffer.from(base64 ?? '', 'base64')
    if (!id || bytes.length !== 32) return { want: KEY_FORMAT }
    if (new Set(bytes).size < 8) return { want: `${KEY_FORMAT} The key "${id}" is not random.` }
    if (keys.some((key) => key.id === id)) return { want: `names the key "${id}" twice. Give each key its own id.` }
    keys.push({ id, bytes })
  }
  return { value: keys }
}
