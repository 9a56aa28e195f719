import { type BrowserContext, chromium, type Locator } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { drivePage } from '../drive-page.ts'
import type { Page } from '../port.ts'
import { BROWSER } from '../testing.ts'

const { signal } = new AbortController()

const PAGE = `<!doctype html><title>Members</title>
<style>body { font: 16px/1.5 sans-serif } label { display: block } iframe { border: 4px solid; height: 80px }</style>
<form onsubmit="event.preventDefault(); document.title = 'saved'">
  <label>Name <input name="name"></label>
  <label>Note <textarea></textarea></label>
  <label>Kind <select><option>Guest<option>Member<option>Trainer</select></label>
  <label id="agree"><input type="checkbox"> Agrees</label>
  <label>Hours <input type="range" min="0" max="10" value="2"></label>
  <label><input type="radio" name="pays" checked> Monthly</label><label id="yearly"><input type="radio" name="pays"> Yearly</label>
  <label>Password <input type="password"></label>
  <button>Save</button>
</form>
<table>
  <tr><td>Anna Berg</td><td><button type="button" onclick="document.title = 'archived Anna'">Archive</button></td></tr>
  <tr><td>Tom Lee</td><td><button type="button" id="tom" onclick="document.title = confirm('Really?') ? 'archived Tom' : 'kept Tom'">Archive</button></td></tr>
</table>
<table><thead><tr><th>Court</th><th>Free</th><th>Fee</th></tr></thead>
  <tr><td>Clay 1</td><td>3</td><td id="fee"><b>12.50</b> EUR</td></tr><tr><td>Clay 2</td><td>3</td><td>14.00 EUR</td></tr></table>
<dl><dt>Opens</dt><dd id="opens">07:30</dd></dl><p id="lone">Welcome</p>
<ul><li><h3 id="first">Spring cup</h3><p>12 May</p></li><li><h3>Summer cup</h3><p>7 July</p></li><li><h3>Autumn cup</h3><p>3 October</p></li></ul>
<div id="card" tabindex="0" ondblclick="document.title = 'opened'">Card of the day</div>
<x-shadow></x-shadow><iframe srcdoc="<style>body,button { margin: 0; width: 100%; height: 80px }</style><button>In the frame</button>"></iframe>
<div id="drag" draggable="true" ondragstart="event.dataTransfer.setData('text', 'x')">Move me</div>
<div id="drop" ondragover="event.preventDefault()" ondrop="document.title = 'dropped'">Drop here</div>
<script>customElements.define('x-shadow', class extends HTMLElement { connectedCallback() {
  this.attachShadow({ mode: 'open' }).innerHTML = '<button>In the shadow</button>' } })</script>`

const VIEWPORT = { width: 1000, height: 1300 }
let context: BrowserContext
const browser = BROWSER ? await chromium.launch({ executablePath: BROWSER, args: ['--no-sandbox'] }) : undefined
afterAll(() => browser?.close())

/** A person with eyes and hands: they point at what they see, and type. What they did is what the step finds afterwards. */
async function show(work: (person: Person) => Promise<void>, goal?: string) {
  if (!browser) throw new Error('There is no browser.')
  context = await browser.newContext({ viewport: VIEWPORT })
  await context.route('http://members.test/', (route) => route.fulfill({ body: PAGE, contentType: 'text/html' }))
  const page = await drivePage(context, () => browser.newContext())
  await page.open('http://members.test/', signal)
  const taken = new AbortController()
  const waiting = page.shown(taken.signal, goal)
  taken.abort(new Error('taken over'))
  await expect(waiting).rejects.toThrow('taken over')
  await work(personAt(page))
  const shown = await page.shown(signal)
  await page.close()
  return { ...shown, says: shown.steps.map(({ says, place }) => (place ? `${says} / ${place}` : says)) }
}

type Person = ReturnType<typeof personAt>

function personAt(page: Page) {
  const onPage = () => context.pages()[0] as NonNullable<ReturnType<BrowserContext['pages']>[0]>
  const placeOf = async (thing: Locator) => {
    const box = await thing.boundingBox()
    if (!box) throw new Error('It is not there to be seen.')
    return { x: (box.x + box.width / 2) / VIEWPORT.width, y: (box.y + box.height / 2) / VIEWPORT.height }
  }
  return {
    page,
    title: () => onPage().title(),
    find: (css: string) => onPage().locator(css),
    click: async (css: string, how = {}) =>
      page.handle({ do: 'click', ...(await placeOf(onPage().locator(css))), ...how }),
    mark: async (css: string, how = {}) =>
      page.handle({ do: 'mark', ...(await placeOf(onPage().locator(css))), ...how }),
    drag: async (css: string, onto: string) => {
      const { x: toX, y: toY } = await placeOf(onPage().locator(onto))
      await page.handle({ do: 'drag', ...(await placeOf(onPage().locator(css))), toX, toY })
    },
    type: async (text: string) => {
      for (const letter of text) await page.handle({ do: 'type', text: letter })
    },
    key: (key: string) => page.handle({ do: 'press', key }),
  }
}

describe.skipIf(!BROWSER)('what a person shows', () => {
  test('a form: what each field holds in the end, however it came there', async () => {
    const { says } = await show(async ({ click, type, key, title }) => {
      await click('[name=name]')
      await type('Anna Bergg')
      await key('Backspace')
      await key('Tab')
      await type('two')
      await key('Enter')
      await type('lines')
      await click('select')
      await click('option:nth-child(3)')
      await click('#agree')
      await click('#yearly')
      await click('#yearly')
      await click('[type=range]')
      await click('form button')
      expect(await title()).toBe('saved')
    })
    expect(says).toEqual([
      'Type "Anna Berg" into textbox "Name"',
      'Type "two\nlines" into textbox "Note"',
      'Choose Trainer in combobox "Kind"',
      'Tick checkbox "Agrees"',
      'Tick radio "Yearly"',
      'Set slider "Hours" to 5',
      'Click button "Save"',
    ])
  })

  test('Enter in a field sends it, and typing there again means the last of it', async () => {
    const { says } = await show(async ({ click, type, key }) => {
      await click('[name=name]')
      await type('Tom')
      await click('td:first-child >> nth=0')
      await click('[name=name]')
      await key('Control+a')
      await type('Ana')
      await key('Enter')
    })
    expect(says).toEqual(['Type "Ana" into textbox "Name"', 'Press Enter'])
  })

  test('a thing among others that are alike is told by its row, and what the page asks is answered before it', async () => {
    const { says, steps } = await show(async ({ page, click, title }) => {
      const pressed = click('#tom')
      await expect
        .poll(() => page.asked(), { timeout: 10_000 })
        .toEqual({ kind: 'confirm', message: 'Really?', value: '' })
      await page.handle({ do: 'answer', accept: true })
      await pressed
      expect(await title()).toBe('archived Tom')
    })
    expect(says).toEqual([
      'Answer the next question with yes',
      'Click button "Archive" in “Tom Lee Archive” / Tom Lee Archive',
    ])
    expect(steps[1]?.with.target).toMatchObject({ role: 'button', name: 'Archive', nth: 2 })
  })

  test('in a shadow root, in a frame, by a double click, by the other button, and dragged', async () => {
    const { says } = await show(async ({ click, drag, title, find }) => {
      await click('x-shadow button')
      const frame = find('iframe').contentFrame().getByRole('button')
      await frame.waitFor()
      await click('iframe')
      await click('#card')
      await click('#card', { again: true })
      expect(await title()).toBe('opened')
      await click('#card', { right: true })
      await drag('#drag', '#drop')
      expect(await title()).toBe('dropped')
    })
    expect(says).toEqual([
      'Click button "In the shadow"',
      'Click button "In the frame"',
      'Double-click button "Card of the day"',
      'Right-click button "Card of the day"',
      'Drag button "Move me" onto "Drop here"',
    ])
  })

  test('what is pointed at is read by its row and column, or its label; a whole table or list at once', async () => {
    const { says, steps } = await show(async ({ mark }) => {
      await mark('#fee b')
      await mark('#opens')
      await mark('#fee b', { all: true })
      await mark('#first', { all: true })
      await expect(mark('#lone')).rejects.toThrow('Nothing beside this value says what it is')
      await expect(mark('#lone', { all: true })).rejects.toThrow('does not look like an entry of a list')
    })
    expect(says).toEqual([
      'Read “Fee” of “Clay 1”: 12.50 EUR',
      'Read “Opens”: 07:30',
      'Read the table Court, Free, Fee',
      'Read the list, 3 entries on this page',
    ])
    expect(steps.map((step) => [step.do, step.with])).toEqual([
      ['browser.value', { row: 'Clay 1', column: 'Fee' }],
      ['browser.value', { label: 'Opens' }],
      ['extract.table', { fields: ['Court', 'Free', 'Fee'] }],
      ['extract.list', {}],
    ])
  })

  test('S-33 a password is left out, and said to be', async () => {
    const { says, leftOut } = await show(async ({ click, type }) => {
      await click('[type=password]')
      await type('hunter2')
      await click('form button')
    })
    expect({ says, leftOut }).toEqual({ says: ['Click button "Save"'], leftOut: ['secret'] })
  })
})
