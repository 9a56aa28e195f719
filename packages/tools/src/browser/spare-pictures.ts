import type { Page } from 'playwright-core'
import { prepareCamera } from './picture.ts'

/** By their endings: what is asked for without one is let through. */
const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg', 'ico', 'mp4', 'webm', 'woff', 'woff2'].flatMap(
  (ending) => [`*.${ending}`, `*.${ending}?*`],
)

/** A page that is only read needs no pictures, films and fonts: most of what it would fetch. */
export function sparePictures(shown: () => Page): (spare: boolean) => Promise<void> {
  const sparing = new WeakSet<Page>()
  return async (spare) => {
    const page = shown()
    if (spare === sparing.has(page)) return
    const session = await prepareCamera(page)
    if (spare) sparing.add(page)
    else sparing.delete(page)
    await session.send('Network.enable')
    await session.send('Network.setBlockedURLs', { urls: spare ? PICTURES : [] })
    if (!spare) await session.send('Network.disable')
  }
}
