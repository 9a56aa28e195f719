import type { Step } from '@app/toolkit'
import type { Domains } from '../egress/read-domains.ts'
import type { Browser, Page } from './port.ts'

/** The one window a task has, for every tool that needs it; opened at first need. */
export type Window = (step: Step) => Promise<Page>

export const windowOf =
  (browser: Browser, domains: Domains): Window =>
  (step) =>
    step.session('browser', async () => {
      const value = await browser.lease({ domains, key: step.key })
      return { value, close: () => value.close(), isLost: () => value.isLost(), hold: value.hold }
    })
