import type { Page } from '../../src/browser/port.ts'
import { again, expect, inTime, look, measureOf, type Thing } from './eyes.ts'

/** Works one kind of control on the page that is open, and throws what did not happen. */
export type Routine = (page: Page) => Promise<void>

const MOST = 3
const has = (thing: Thing, state: string) => thing.states.includes(state)

/** Opens what is closed and closes what is open, each by a press. */
export const toggleEach: Routine = async (page) => {
  const buttons = (await look(page)).all('button').filter((one) => has(one, 'open') || has(one, 'closed'))
  expect(buttons.length > 0, 'the look tells nothing that is open or closed')
  for (const one of buttons.slice(0, MOST)) {
    await page.click(one.target, inTime())
    const after = await again(page, one)
    expect(has(after, has(one, 'open') ? 'closed' : 'open'), `"${one.name}" is as it was: ${after.states}`)
  }
}

/** Ticks and clears each box. */
export const tickEach =
  (role: string): Routine =>
  async (page) => {
    const boxes = (await look(page)).all(role)
    expect(boxes.length > 0, `there is no ${role}`)
    for (const one of boxes.slice(0, MOST)) {
      await page.check(one.target, true, inTime())
      expect(has(await again(page, one), 'ticked'), `"${one.name}" is not ticked`)
      await page.check(one.target, false, inTime())
      expect(!has(await again(page, one), 'ticked'), `"${one.name}" is still ticked`)
    }
  }

export const pickEach: Routine = async (page) => {
  const radios = (await look(page)).all('radio')
  expect(radios.length > 1, 'there are no radios')
  for (const one of radios.slice(0, MOST)) {
    await page.check(one.target, true, inTime())
    expect(has(await again(page, one), 'ticked'), `"${one.name}" is not chosen`)
  }
}

/** A button that stays pressed is pressed and let go. */
export const pressEach: Routine = async (page) => {
  const { all } = await look(page)
  const buttons = all('button').filter((one) => !has(one, 'disabled'))
  expect(buttons.length > 0, 'there is no button')
  for (const one of buttons.slice(0, MOST + 1)) await page.click(one.target, inTime())
  const marked = (await look(page)).all('button').filter((one) => has(one, 'pressed'))
  expect(marked.length > 0 || buttons.length < 2, 'no button stays pressed')
}

/** Each to the middle, then two thirds up. */
export const slideEach =
  (role: string): Routine =>
  async (page) => {
    const sliders = (await look(page)).all(role)
    expect(sliders.length > 0, `there is no ${role}`)
    for (const one of sliders.slice(0, MOST)) {
      const bounds = one.states
        .flatMap((state) => [...(/ of (-?[\d.]+|\?) to (-?[\d.]+|\?)/.exec(state) ?? [])])
        .slice(1)
      const [least, most] = bounds.map((bound) => (bound === '?' ? Number.NaN : Number(bound)))
      const before = measureOf(one)
      const from = Number.isNaN(least ?? Number.NaN) ? 1 : (least ?? 0)
      const to = Number.isNaN(most ?? Number.NaN) ? from + 3 : (most ?? 0)
      for (const value of [Math.round(from + (to - from) / 2), Math.round(from + ((to - from) * 2) / 3)]) {
        const done = await page.slide(one.target, value, inTime())
        expect(Number(done.value) === value, `"${one.name}" is at ${done.value}, not at ${value}`)
      }
      expect(measureOf(await again(page, one)) !== before, `the look still says ${before} of "${one.name}"`)
    }
  }

export const switchTabs: Routine = async (page) => {
  const tabs = (await look(page)).all('tab').filter((one) => !has(one, 'disabled'))
  expect(tabs.length > 1, 'there are no tabs')
  for (const one of tabs.slice(0, MOST)) {
    await page.click(one.target, inTime())
    expect(has(await again(page, one), 'selected'), `"${one.name}" is not selected`)
  }
}

/** Follows a link of that name; one that leads to its own page shows nothing, so then the next. */
export const follow =
  (name?: RegExp): Routine =>
  async (page) => {
    const { url } = await page.place()
    for (const { name: called } of (await look(page)).all('link', name).slice(0, 2)) {
      const link = (await look(page)).all('link', name).find((one) => one.name === called)
      if (link) await page.click(link.target, inTime())
      if ((await page.place()).url !== url) return
    }
    throw new Error('the link led nowhere')
  }

export const alerts: Routine = async (page) => {
  await page.click((await look(page)).get('button').target, inTime())
  expect(/^\s*alert \[\w+\](?:: .|\n)/m.test((await look(page)).text), 'no alert is shown')
}

export const measures: Routine = async (page) => {
  const meter = (await look(page)).get('meter')
  expect(measureOf(meter) !== undefined, 'the look tells no value of the meter')
  await page.wait({ target: meter.target, until: 'changed' }, inTime())
}
