import { readdirSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { expect, test } from 'vitest'
import { launch } from './launch.ts'
import { BROWSER } from './testing.ts'

test.runIf(BROWSER && process.platform === 'linux')(
  'S-33 the browser is started without the installation’s keys',
  async () => {
    process.env.CANARY_KEY = 'canary-7f3a9'
    const browser = await launch(chromium, BROWSER ?? '', { args: ['--disable-gpu'] })
    try {
      const page = await browser.newPage()
      await page.goto('about:blank')
      const environments = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name) && /chrom/.test(readOr(`/proc/${name}/comm`)))
        .map((pid) => readOr(`/proc/${pid}/environ`))
      expect(environments.some((text) => text.includes('PATH='))).toBe(true)
      expect(environments.some((text) => text.includes('canary-7f3a9'))).toBe(false)
    } finally {
      await browser.close()
      delete process.env.CANARY_KEY
    }
  },
)

/** A process may be gone by now. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
