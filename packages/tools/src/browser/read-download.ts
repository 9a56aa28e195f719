import { readFile, stat } from 'node:fs/promises'
import { Refused } from '@app/toolkit'
import type { Download } from 'playwright-core'

const LARGEST_DOWNLOAD = 50_000_000

/** The file, if it is not too large: one that is, is stopped on its way and never read. */
export async function readDownload(download: Download, largest = LARGEST_DOWNLOAD) {
  const tooLarge = new Refused(`The file is larger than ${largest / 1_000_000} MB. Ask for a smaller one.`)
  const watch = await watchSize(download, largest)
  try {
    const path = await download.path().catch((error: unknown) => {
      throw watch.stopped() ? tooLarge : error
    })
    if ((await stat(path)).size > largest) throw tooLarge
    return { name: download.suggestedFilename(), type: 'application/octet-stream', bytes: await readFile(path) }
  } finally {
    await watch.end()
    await download.delete().catch(() => undefined)
  }
}

/** The library tells a download's size when it is over; the browser tells it all along. */
async function watchSize(download: Download, largest: number) {
  const page = download.page()
  const line = await page.context().newCDPSession(page)
  let stopped = false
  line.on('Page.downloadProgress', ({ receivedBytes, totalBytes }) => {
    if (stopped || Math.max(receivedBytes, totalBytes) <= largest) return
    stopped = true
    void download.cancel().catch(() => undefined)
  })
  await line.send('Page.enable')
  return { stopped: () => stopped, end: () => line.detach().catch(() => undefined) }
}
