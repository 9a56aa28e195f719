import { Unavailable } from '@app/toolkit'
import type { BrowserContext } from 'playwright-core'

/** What is being done is waited for only while there is somebody to do it. */
export type WhileAlive = <T>(work: Promise<T>) => Promise<T>

/**
 * The driver leaves some of its promises open for ever when the browser is killed at the wrong moment, such as the one for
 * a new page. Whoever waits for one of them would wait with it.
 */
export function whileAlive(context: BrowserContext): WhileAlive {
  const gone = new Promise<never>((_, reject) => {
    const lose = () => reject(new Unavailable('The browser was lost in the middle of it.', { perhapsDone: true }))
    const browser = context.browser()
    browser?.once('disconnected', lose)
    context.once('close', () => {
      browser?.off('disconnected', lose)
      lose()
    })
    if (browser?.isConnected() === false) lose()
  })
  gone.catch(() => undefined)
  return (work) => Promise.race([work, gone])
}
