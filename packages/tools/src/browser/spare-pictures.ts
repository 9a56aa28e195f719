import type { Page } from 'playwright-core'
import { lineTo } from './line-to.ts'

const NOT_READ = (['Image', 'Media', 'Font'] as const).map((resourceType) => ({ resourceType }))

/**
 * A page that is only read needs no pictures, films and fonts: most of what it would fetch. They are turned away when they
 * are asked for, not by a list of addresses: that would make a browser ask at once for what it leaves for later.
 */
export function sparePictures(shown: () => Page): (spare: boolean) => Promise<void> {
  const known = new WeakSet<Page>()
  const sparing = new WeakSet<Page>()
  return async (spare) => {
    const page = shown()
    if (spare === sparing.has(page)) return
    const session = await lineTo(page)
    if (!known.has(page))
      session.on('Fetch.requestPaused', ({ requestId }) => {
        session.send('Fetch.failRequest', { requestId, errorReason: 'BlockedByClient' }).catch(() => undefined)
      })
    known.add(page)
    if (spare) sparing.add(page)
    else sparing.delete(page)
    if (spare) await session.send('Fetch.enable', { patterns: NOT_READ })
    else await session.send('Fetch.disable')
  }
}
