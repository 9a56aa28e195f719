import type { ElementHandle, JSHandle, Page } from 'playwright-core'
import { inOwnFrame } from '../../browser/in-own-frame.ts'
import { inPage } from '../../browser/in-page.ts'
import type { Entry, FormOnPage, SeenForm } from '../field.ts'
import { enterValues } from './enter-values.ts'
import { pickOption } from './pick-option.ts'
import { type Scan, scanPage } from './scan-page.ts'

type OpenForm = Omit<FormOnPage, 'press'> & {
  press(at: number): Promise<void>
  element(at: number): Promise<ElementHandle<HTMLElement | SVGElement>>
}
type Simple = Parameters<typeof enterValues>[1][number]

/** Reads the forms of a page in one look, and keeps hold of their fields for what follows. */
export async function openForm(page: Page): Promise<OpenForm> {
  const scan = await page.evaluateHandle(inPage(scanPage), { hidden: false })
  const seen = await seenIn(scan)
  const member = async (at: number) => inOwnFrame(page, await elementAt(scan, at))
  return {
    ...seen,
    enter: async (entries) => {
      const simple = entries.filter(
        (entry): entry is Simple => 'text' in entry || 'choose' in entry || 'check' in entry,
      )
      const left = await scan.evaluate(inPage(enterValues) as never, simple as never)
      await enterByHand(page, entries, left as unknown as number[], member)
    },
    element: member,
    press: async (at) => {
      await (await member(at)).click()
    },
    // Nobody has to wait for what is let go.
    done: async () => void scan.dispose().catch(() => undefined),
  }
}

const seenIn = async (scan: JSHandle<Scan>): Promise<SeenForm> => JSON.parse(await scan.evaluate(({ json }) => json))

async function elementAt(scan: JSHandle<Scan>, at: number): Promise<ElementHandle<HTMLElement>> {
  const found = await scan.evaluateHandle(({ elements }, index) => elements[index]?.[0], at)
  const element = found.asElement()
  if (!element) throw new Error(`The scan has no element ${at}.`)
  return element as ElementHandle<HTMLElement>
}

/** What does not take a value at once is done as a person does it: key by key, or by choosing from what opens. */
async function enterByHand(
  page: Page,
  entries: readonly Entry[],
  left: number[],
  member: (at: number) => Promise<ElementHandle>,
): Promise<void> {
  for (const entry of entries) {
    const element = 'pick' in entry || 'file' in entry || left.includes(entry.at) ? await member(entry.at) : undefined
    if (!element) continue
    if ('pick' in entry) await pickOption(page, element, entry.pick)
    else if ('file' in entry)
      await (element as ElementHandle<HTMLInputElement>).setInputFiles({
        name: entry.file.name,
        mimeType: entry.file.type,
        buffer: Buffer.from(entry.file.bytes),
      })
    else if ('text' in entry) await typeInto(page, element, entry.text)
  }
}

async function typeInto(page: Page, element: ElementHandle, text: string): Promise<void> {
  await element.click()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.press('Delete')
  // A line break is a key that sends the form.
  if (text.includes('\n')) await page.keyboard.insertText(text)
  else await page.keyboard.type(text)
  await page.keyboard.press('Tab')
}
