import { type LogIn, Refused } from '@app/toolkit'
import type { Frame, Locator, Page } from 'playwright-core'

const PASSWORD = 'input[type=password]'
/** What a name is typed into: the last such field before the password. */
const NAME = 'input[type=email], input[type=text], input[type=tel], input:not([type])'

/**
 * S-35: types a log-in into the page it belongs to and nowhere else. The page itself and the frame that holds the field
 * must be of the log-in's origin; the secret goes into a field that hides it, never into one that shows it.
 */
export async function typeLogIn(page: Page, origin: string, { username, secret }: LogIn): Promise<void> {
  if (new URL(page.url()).origin !== origin) throw strangePlace(origin, page.url())
  const { frame, field } = await findPassword(page)
  if (new URL(frame.url()).origin !== origin) throw strangePlace(origin, frame.url())
  const form = field.locator('xpath=ancestor::form[1]')
  const around = (await form.count()) > 0 ? form : frame.locator('body')
  if (username) await around.locator(NAME).filter({ visible: true }).last().fill(username)
  await field.fill(secret.reveal())
  await field.press('Enter')
}

/** What the page shows afterwards says whether it let us in: a password asked for again is a no. */
export async function expectIn(page: Page): Promise<void> {
  const asks = await page
    .locator(PASSWORD)
    .filter({ visible: true })
    .count()
    .catch(() => 0)
  if (asks > 0)
    throw new Refused(
      'The site did not let us in: it still asks for the password. Check the stored log-in, or how the site signs in now.',
    )
}

async function findPassword(page: Page): Promise<{ frame: Frame; field: Locator }> {
  for (const frame of page.frames()) {
    const fields = frame.locator(PASSWORD).filter({ visible: true })
    if ((await fields.count().catch(() => 0)) > 0) return { frame, field: fields.first() }
  }
  throw new Refused('There is no field for a password on this page. Open the page that asks for it first.')
}

const strangePlace = (origin: string, url: string) =>
  new Refused(`The log-in belongs to ${origin}, and this is ${new URL(url).origin}. It is not typed here.`)
