import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES } from '@app/spec'
import { expect, test } from '@playwright/test'
import { BOTH_SIZES, expectGoodLook, expectWithinBudget, listenForComplaints, listenForScripts } from './look.ts'

// Where nobody is signed in no saved setting has a say: the browser's wish decides.
test.use({ baseURL: 'http://127.0.0.1:4311', reducedMotion: 'reduce' })

const PAGES = ['/', '/sign-in']

for (const language of LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE)) {
  test(`who reads ${LANGUAGE_NAMES[language].name} gets it, as accessible and as light as English`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: language })
    for (const path of PAGES) {
      const page = await context.newPage()
      const complaints = listenForComplaints(page)
      const scripts = listenForScripts(page)
      await page.goto(path)
      await page.mouse.move(200, 200)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_NAMES[language].tag)
      expectWithinBudget(scripts)
      await expectGoodLook(page, BOTH_SIZES)
      expect(complaints).toEqual([])
      await page.close()
    }
    await context.close()
  })
}
