/// <reference lib="dom" />
import type { Page } from 'playwright-core'

const MORE =
  /^\s*(?:(?:load|show|view|see)\s+(?:\d+\s+)?more\b.{0,30}|more(?:\s+\w+)?|next(?:\s+page)?|mehr(?:\s+\w+)?(?:\s+laden|\s+anzeigen)?|weitere\b.{0,30}|weiter|nächste(?:\s+seite)?|(?:voir|afficher|charger)\s+plus\b.{0,30}|suivante?|(?:ver|cargar|mostrar)\s+más\b.{0,30}|siguiente|carregar\s+mais|próxima?|mostra\s+altr[io]|もっと見る|次へ|加载更多|下一页)(?:\s*[›»→>])?\s*$/i

/** How long a list may take to grow after its end was reached. */
const GROW_MS = 1_500

/** Brings the part of a list that has no address of its own: presses what says so, else goes to the end of what scrolls. */
export async function bringMore(page: Page, rest: () => Promise<void>): Promise<boolean> {
  const before = await page.evaluate(footprint)
  const button = page.getByRole('button', { name: MORE }).filter({ visible: true }).first()
  const pressable = (await button.count()) > 0 && (await button.isEnabled())
  if (pressable) await button.click()
  else await page.evaluate(goToEnd)
  const grew = await page
    .waitForFunction(`(${footprint})() !== ${JSON.stringify(before)}`, undefined, { timeout: GROW_MS, polling: 50 })
    .then(() => true)
    .catch(() => false)
  if (grew) await rest()
  return grew
}

/** In the page: what tells one state of it from the next. */
function footprint(): string {
  const text = document.body.textContent ?? ''
  let sum = 0
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) | 0
  return `${document.getElementsByTagName('*').length} ${text.length} ${sum}`
}

/** In the page: to the end of the window, and of the tallest part that scrolls by itself. */
function goToEnd(): void {
  const tall = [...document.querySelectorAll<HTMLElement>('main, section, div, ul, ol, tbody')]
    .filter((part) => part.scrollHeight > part.clientHeight + 40 && part.clientHeight > 100)
    .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
    .sort((a, b) => b.scrollHeight - a.scrollHeight)[0]
  tall?.scrollTo(0, tall.scrollHeight)
  window.scrollTo(0, document.documentElement.scrollHeight)
}
