import { readFile } from 'node:fs/promises'
import { Refused } from '@app/toolkit'
import type { Download } from 'playwright-core'

const LARGEST_DOWNLOAD = 50_000_000

export async function readDownload(download: Download) {
  const path = await download.path()
  const bytes = await readFile(path)
  await download.delete()
  if (bytes.length > LARGEST_DOWNLOAD)
    throw new Refused(`The file is larger than ${LARGEST_DOWNLOAD / 1_000_000} MB. Ask for a smaller one.`)
  return { name: download.suggestedFilename(), type: 'application/octet-stream', bytes }
}
