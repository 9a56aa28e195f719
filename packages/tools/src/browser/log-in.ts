import { setTimeout as sleep } from 'node:timers/promises'
import { type LogIn, Refused } from '@app/toolkit'
import type { Frame, Locator, Page } from 'playwright-core'
import { codeOf, untilNextCode } from './one-time-code.ts'

const PASSWORD = 'input[type=password]'
/** What a name is typed into: the last such field before the password. */
const NAME = 'input[type=email], input[type=text], input[type=tel], input:not([type])'
/** What the number of the moment is typed into. */
const CODE = [
  'input[autocomplete="one-time-code"]',
  ...['otp', 'totp', 'mfa', '2fa', 'twofactor', 'verification', 'authcode', 'passcode'].map(
    (word) => `input[name*="${word}" i]:not([type=hidden]):not([type=password])`,
  ),
  'input[name="code" i]:not([type=hidden])',
].join(', ')

/**
 * S-35: types a log-in into the page it belongs to and nowhere else: name and password on one page or on two, then the
 * number of the moment where it is asked for. The page itself and the frame that holds the field must be of the log-in's
 * origin; the password goes into a field that hides it, never into one that shows it.
 */
export async function typeLogIn(
  page: Page,
  origin: string,
  logIn: LogIn,
  rest: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await typePassword(page, origin, logIn, rest)
  const asked = await findField(page, origin, CODE)
  if (!asked) return expectIn(page)
  if (!logIn.totp)
    throw new Refused('The site asks for a one-time code. Add the key of its code generator to the stored log-in.')
  await send(asked, codeOf(logIn.totp.reveal()), rest)
  const again = await findField(page, origin, CODE)
  if (!again) return expectIn(page)
  // A code opens once, and one that was just used may still be the code of the moment.
  await sleep(untilNextCode(), undefined, { signal })
  await send(again, codeOf(logIn.totp.reveal()), rest)
  if (await findField(page, origin, CODE))
    throw new Refused(
      'The site did not take the one-time code. Check the key of the code generator, and the clock here.',
    )
  return expectIn(page)
}

async function typePassword(page: Page, origin: string, { username, secret }: LogIn, rest: () => Promise<void>) {
  const first = await findField(page, origin, PASSWORD)
  if (!first && username) {
    const name = await findField(page, origin, NAME)
    if (name) await send(name, username, rest)
  }
  const field = first ?? (await findField(page, origin, PASSWORD))
  if (!field) throw new Refused('There is no field for a password on this page. Open the page that asks for it first.')
  const form = field.locator('xpath=ancestor::form[1]')
  const around = (await form.count()) > 0 ? form : field.locator('xpath=ancestor::body')
  const name = around.locator(NAME).filter({ visible: true }).last()
  if (first && username) await name.fill(username)
  await send(field, secret.reveal(), rest)
}

async function send(field: Locator, text: string, rest: () => Promise<void>): Promise<void> {
  await field.fill(text)
  await field.press('Enter')
  await rest()
}

/** What the page shows afterwards says whether it let us in: a password asked for again is a no. */
async function expectIn(page: Page): Promise<void> {
  const asks = await visible(page.mainFrame(), PASSWORD)
  if (asks > 0)
    throw new Refused(
      'The site did not let us in: it still asks for the password. Check the stored log-in, or how the site signs in now.',
    )
}

/** A field of the log-in's own origin, in the page or in a frame of it; one of a stranger is refused. */
async function findField(page: Page, origin: string, fields: string): Promise<Locator | undefined> {
  if (new URL(page.url()).origin !== origin) throw strangePlace(origin, page.url())
  for (const frame of page.frames()) {
    if ((await visible(frame, fields)) === 0) continue
    if (new URL(frame.url()).origin !== origin) throw strangePlace(origin, frame.url())
    return frame.locator(fields).filter({ visible: true }).first()
  }
  return undefined
}

const visible = (frame: Frame, fields: string): Promise<number> =>
  frame
    .locator(fields)
    .filter({ visible: true })
    .count()
    .catch(() => 0)

const strangePlace = (origin: string, url: string) =>
  new Refused(`The log-in belongs to ${origin}, and this is ${new URL(url).origin}. It is not typed here.`)
