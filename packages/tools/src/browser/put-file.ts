/// <reference lib="dom" />
import { type NewFile, Refused } from '@app/toolkit'
import type { ElementHandle, Page } from 'playwright-core'
import type { Found } from './find.ts'
import { inPage } from './in-page.ts'

const ASKS_MS = 2_000

/** Gives a file to a field, to what stands for a hidden one, to a place it is dropped on, or to a button that asks for it. */
export async function putFile(page: Page, found: Found, { name, type, bytes }: NewFile): Promise<void> {
  const buffer = Buffer.from(bytes)
  const given = { name, mimeType: type, buffer }
  const field = (await found.evaluateHandle(inPage(fieldOf))).asElement() as ElementHandle<HTMLInputElement> | null
  if (field) return field.setInputFiles(given)
  if (await found.evaluate(inPage(drop), { name, type, base64: buffer.toString('base64') })) return
  const asked = page.waitForEvent('filechooser', { timeout: ASKS_MS }).catch(() => undefined)
  await found.click()
  const chooser = await asked
  if (!chooser) throw new Refused('This takes no file. Name the field, or the place files are dropped on.')
  await chooser.setFiles(given)
}

/** In the page: the field itself, or the one hidden behind what was meant. */
function fieldOf(element: Element): Element | null {
  const FILE = 'input[type=file]'
  if (element.matches(FILE)) return element
  const labelled = element.closest('label')?.control
  return labelled?.matches(FILE) ? labelled : element.querySelector(FILE)
}

/** In the page: lets a file fall onto it, where it says that it takes one. */
function drop(element: Element, { name, type, base64 }: { name: string; type: string; base64: string }): boolean {
  const data = new DataTransfer()
  data.items.add(new File([Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))], name, { type }))
  const fire = (event: string) =>
    !element.dispatchEvent(
      new DragEvent(event, { bubbles: true, cancelable: true, composed: true, dataTransfer: data }),
    )
  fire('dragenter')
  if (!fire('dragover')) return false
  fire('drop')
  return true
}
