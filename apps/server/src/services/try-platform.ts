import { STATUS_CODES } from 'node:http'
import type { TriedKey } from '@app/contract'
import { platformRequest, type Trial } from '@app/core'
import { type Platform, UnfitValue } from '@app/platforms'
import { Refused, Unavailable } from '@app/toolkit'
import { guardedHttp } from '@app/tools'
import { strikeKey } from '../platforms/strike-key.ts'

const TRY_MS = 20_000
/** Enough to see what a platform means; a whole list is not what was asked for. */
const MOST_LINES = 12
const MOST_CHARACTERS = 800

/** Makes one read on a platform. Whatever comes of it is an answer, also that none came. */
export type TryPlatform = (trial: Trial) => Promise<TriedKey>

/** By the guarded way, and on a connection of its own. */
export const tryPlatform =
  (allow: readonly string[]): TryPlatform =>
  async ({ platform, where, key }) => {
    const secret = key?.reveal() ?? null
    const strike = secret === null ? (text: string) => text : strikeKey(secret)
    const http = guardedHttp({ allow, timeoutMs: TRY_MS })
    try {
      const { url, headers } = platformRequest(platform, 'get_data', { values: someItem(platform), where }, secret)
      const wanted = { method: 'GET' as const, url, headers, redirects: 'answer' as const }
      const { status, body } = await http.request(wanted, AbortSignal.timeout(TRY_MS))
      const line = `${status} ${STATUS_CODES[status] ?? ''}`.trim()
      const answer = [line, firstLines(strike(body))].filter(Boolean).join('\n')
      return { verdict: verdictOf(status), asked: strike(`GET ${url}`), status, answer }
    } catch (error) {
      return { verdict: 'unclear', asked: null, status: null, answer: strike(wordsOf(error, platform.name)) }
    } finally {
      await http.close()
    }
  }

/** Where only one item can be read, any: that there is none is told otherwise than that the key is wrong. */
const someItem = (platform: Platform): Record<string, string> => {
  const path = platform.routes.get_data?.path ?? ''
  return Object.fromEntries([...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => [name, '1']))
}

const verdictOf = (status: number): TriedKey['verdict'] =>
  status < 300 ? 'accepted' : status === 401 || status === 403 ? 'refused' : 'unclear'

const firstLines = (text: string): string =>
  text.trim().split(/\r?\n/).slice(0, MOST_LINES).join('\n').slice(0, MOST_CHARACTERS)

function wordsOf(error: unknown, name: string): string {
  if (error instanceof UnfitValue || error instanceof Refused || error instanceof Unavailable) return error.message
  if ((error as Error).name === 'TimeoutError') return `${name} did not answer in ${TRY_MS / 1_000} seconds.`
  throw error
}
