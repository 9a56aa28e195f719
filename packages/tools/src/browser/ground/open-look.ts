import type { ElementHandle, JSHandle, Page } from 'playwright-core'
import { inOwnFrame } from '../in-own-frame.ts'
import { inPage } from '../in-page.ts'
import { type Looked, lookPage, type Scene } from './look-page.ts'

/** One look at a page, with hold of everything it has seen. */
export interface OpenLook extends Scene {
  element(at: number): Promise<ElementHandle<HTMLElement | SVGElement>>
  done(): Promise<void>
}

export async function openLook(page: Page): Promise<OpenLook> {
  const looked: JSHandle<Looked> = await page.evaluateHandle(inPage(lookPage))
  const scene: Scene = JSON.parse(await looked.evaluate(({ json }) => json))
  return {
    ...scene,
    element: async (at) => {
      const found = (await looked.evaluateHandle(({ elements }, index) => elements[index], at)).asElement()
      if (!found) throw new Error(`The look has no element ${at}.`)
      return inOwnFrame(page, found as ElementHandle<HTMLElement | SVGElement>)
    },
    // Nobody has to wait for what is let go.
    done: async () => void looked.dispose().catch(() => undefined),
  }
}
