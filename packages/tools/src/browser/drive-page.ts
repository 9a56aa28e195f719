import type { BrowserContext } from 'playwright-core'
import { actingIn } from './drive/acting.ts'
import { openCockpit } from './drive/cockpit.ts'
import { goingIn } from './drive/going.ts'
import { handlingIn } from './drive/handling.ts'
import { lookingIn } from './drive/looking.ts'
import type { Page } from './port.ts'

/** One context as an agent's window. What it opens besides is closed or taken over, and questions it pops up are answered no. */
export async function drivePage(context: BrowserContext, openAnother: () => Promise<BrowserContext>): Promise<Page> {
  const cockpit = await openCockpit(context, openAnother)
  const { here, alive, isLost, at } = cockpit
  return {
    ...goingIn(cockpit),
    ...actingIn(cockpit),
    ...lookingIn(cockpit),
    place: at,
    ...handlingIn(cockpit),
    isLost,
    origin: () => new URL(here.page.url()).origin,
    close: () =>
      alive(Promise.all([context.close(), here.besides.close()])).then(
        () => undefined,
        () => undefined,
      ),
  }
}
