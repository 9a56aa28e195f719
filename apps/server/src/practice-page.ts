import type { PracticePage } from '@app/contract'
import { Fault } from '@app/core'
import { parseUrl } from '@app/values/url'

/** Spec 2 §9: how long the price monitor waits for a page. */
const TIMEOUT_MS = 10_000
const MOST_BYTES = 500_000

/** One page of a user's practice copy. Only a path is taken, and what it resolves to must lie within the copy. */
export async function readPracticePage(copy: string | undefined, path: string): Promise<PracticePage> {
  if (!copy) throw new Fault('not-found', 'This installation has no practice site. Set PRACTICE_PORT to have one.')
  const url = within(copy, path)
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    () => undefined,
  )
  if (!answer) throw new Fault('unavailable', 'The practice site does not answer. Try again in a moment.')
  return { status: answer.status, text: (await answer.text()).slice(0, MOST_BYTES) }
}

function within(copy: string, path: string): URL {
  const url = path.startsWith('/') ? parseUrl(`${copy}${path}`) : undefined
  const { origin, pathname } = new URL(copy)
  if (url?.origin !== origin || !url.pathname.startsWith(`${pathname}/`))
    throw new Fault('invalid', 'Only pages of your practice site can be read. Give a path, such as /shop.')
  return url
}
