import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { launch } from './launch.ts'
import { findFooting } from './sandbox.ts'
import { BROWSER } from './testing.ts'

const path = BROWSER
const root = process.platform === 'linux' && process.getuid?.() === 0

test.runIf(path && root && findFooting(path).user)(
  'started by root, the browser runs as somebody else, in its sandbox where the system allows one, and still downloads',
  async () => {
    const browser = await launch(chromium, path ?? '', {})
    try {
      const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,uid=,args='], { encoding: 'utf8' }).split('\n')
      const mine = rows.filter((row) => row.includes('chrom') && new RegExp(`^\\s*\\d+\\s+${process.pid}\\s`).test(row))
      expect(mine.map((row) => row.trim().split(/\s+/)[2])).toEqual([String(findFooting(path ?? '').user?.uid)])
      expect(mine.some((row) => row.includes('--no-sandbox'))).toBe(!findFooting(path ?? '').sandbox)
      const page = await browser.newPage()
      await page.setContent('<a download="x.txt" href="data:text/plain,hello">x</a>')
      const [download] = await Promise.all([page.waitForEvent('download'), page.click('a')])
      expect(await download.failure()).toBeNull()
    } finally {
      await browser.close()
    }
  },
  30_000,
)

test('a program that starts neither way fails as itself, and no sandbox is blamed', async () => {
  await expect(launch(chromium, '/bin/false', { timeout: 5_000 })).rejects.toThrow()
})
