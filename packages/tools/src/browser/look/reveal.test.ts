import { chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeSnapshot } from './snapshot.ts'

const BROWSER = process.env.BROWSER_PATH

describe.skipIf(!BROWSER)('a look at what says nothing of itself', () => {
  let page: Page
  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const browser = await chromium.launch({ ...(BROWSER ? { executablePath: BROWSER } : {}), args })
    page = await browser.newPage()
  })
  afterAll(() => page.context().browser()?.close())

  /** Every id listens for a press. */
  async function look(html: string): Promise<string> {
    await page.setContent(html)
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[id]')) one.onclick = () => undefined
    })
    return (await takeSnapshot(page)).text
  }

  test('icons in a line are told apart, by their titles where they have any', async () => {
    const text = await look('<p><i id="a" title="Reply">↩</i><i id="b">↪</i></p>')
    expect(text).toMatch(/button "Reply" \[\w+\]/)
    expect(text).toMatch(/button "↪" \[\w+\]/)
  })

  test('a picture on a button is its name where nothing else is, and one sign is meant', async () => {
    const picture = '<svg width="12" height="12"></svg>'
    const text = await look(
      `<button class="fa fa-trash-alt" id="a">${picture}</button><button id="b"><svg width="12" height="12"><use href="#reply-all"/></svg></button><button id="c" class="edit copy">${picture}</button>`,
    )
    expect(text).toMatch(/button.*trash/)
    expect(text).toMatch(/button.*reply/)
    expect(text).not.toMatch(/button.*(?:edit|copy)/)
  })

  test('a slider that says nothing of itself has the figure beside it', async () => {
    const track = '<span role="slider" tabindex="0" style="display:inline-block;width:90px;height:9px"></span>'
    expect(await look(`<div><div>${track}</div><output>35 %</output></div>`)).toMatch(/slider.*35/)
    expect(await look(`<div><div>${track}</div><p>35 of 90 seats</p></div>`)).not.toMatch(/slider.*35 of|slider.*: 35/)
  })

  test('what a line break or a margin parts is not run together', async () => {
    const text = await look(
      '<ul><li><b>18:30</b> <span>Spin Basics</span><br><span>with Sam</span></li><li>New<span style="margin-left:9px">3</span></li></ul>',
    )
    expect(text).toContain('Spin Basics · with Sam')
    expect(text).toContain('New 3')
    expect(await look('<p>un<b>believ</b>able</p>')).toContain('unbelievable')
  })

  test('what opens a list of its own says that it is closed', async () => {
    expect(await look('<button aria-haspopup="listbox">Colour Navy</button>')).toMatch(
      /"Colour Navy" \[\w+\] \(closed\)/,
    )
  })

  test('an empty box that is typed into is a text field, with its words once it has some', async () => {
    expect(await look('<div contenteditable style="height:40px"></div>')).toMatch(/^textbox \[\w+\]$/m)
    expect(await look('<div contenteditable>Dear Ada</div>')).toMatch(/textbox \[\w+\]: Dear Ada/)
  })

  test('a menu that is hidden has something to point at, and its entries once it is open', async () => {
    const menu = (shown: string) =>
      `<table><tr><td>Ada</td><td><span>⋮ More<div style="display:${shown}"><div id="e">Make editor</div><div id="d">Delete</div></div></span></td></tr></table>`
    expect(await look(menu('none'))).toMatch(/Ada \| (?:button|clickable) "?.*More.*\[\w+\]/)
    const open = await look(menu('block'))
    expect(open).toMatch(/button "Make editor" \[\w+\]/)
    expect(open).toMatch(/button "Delete" \[\w+\]/)
  })

  test('a drawing has a reference, and so has a track without a word', async () => {
    const text = await look(
      '<canvas width="90" height="40"></canvas><div id="t" style="width:200px;height:20px"></div>',
    )
    expect(text).toMatch(/img "drawing" \[\w+\]/)
    expect(text).toMatch(/button \[\w+\]/)
  })

  test('what stands apart is told apart, and parts nothing that is one', async () => {
    const text = await look(
      '<p><i>12</i><b style="margin-left:9px">pairs</b></p><p>112pairs</p><p><i>1</i><b style="margin-left:9px">2</b></p><p>1120</p>',
    )
    expect(text).toContain('12 pairs')
    expect(text).toContain('112pairs')
    expect(text).toContain('1120')
  })
})
