import { readFile, stat } from 'node:fs/promises'
import { Refused } from '@app/toolkit'
import type { Download, Page } from 'playwright-core'

const LARGEST_DOWNLOAD = 50_000_000

/** The file that comes of an act. One that is too large is stopped on its way and never read. */
export async function readDownload(page: Page, { act, timeoutMs }: { act: () => Promise<unknown>; timeoutMs: number }) {
  // Before the file is on its way: the browser tells those who listen by then.
  const watch = await watchSizes(page)
  let download: Download | undefined
  try {
    ;[download] = await Promise.all([page.waitForEvent('download', { timeout: timeoutMs }), act()])
    watch.stopAtCap(download)
    const path = await download.path().catch((error: unknown) => {
      throw watch.stopped() ? tooLarge() : error
    })
    if ((await stat(path)).size > LARGEST_DOWNLOAD) throw tooLarge()
    return { name: download.suggestedFilename(), type: 'application/octet-stream', bytes: await readFile(path) }
  } finally {
    await watch.end()
    await download?.delete().catch(() => undefined)
  }
}

const tooLarge = () => new Refused(`The file is larger than ${LARGEST_DOWNLOAD / 1_000_000} MB. Ask for a smaller one.`)

/** The library tells a download's size when it is over; the browser tells it all along. */
async function watchSizes(page: Page) {
  const line = await page.context().newCDPSession(page)
  let [download, over, stopped]: [Download | undefined, boolean, boolean] = [undefined, false, false]
  const stop = () => {
    if (!download || !over || stopped) return
    stopped = true
    void download.cancel().catch(() => undefined)
  }
  line.on('Page.downloadProgress', ({ receivedBytes, totalBytes }) => {
    over ||= Math.max(receivedBytes, totalBytes) > LARGEST_DOWNLOAD
    stop()
  })
  await line.send('Page.enable')
  return {
    stopAtCap: (begun: Download) => {
      download = begun
      stop()
    },
    stopped: () => stopped,
    end: () => line.detach().catch(() => undefined),
  }
}
