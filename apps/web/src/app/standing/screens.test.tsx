// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SCREENS, type Screen } from '../screens.ts'
import { type Answer, isUseless, markOf, WRONG } from './answers.ts'
import { belongsTo, isQuiet } from './expectations.ts'
import { openScreen, settled } from './open-screen.tsx'

const errors: string[] = []
beforeAll(() => {
  addEventListener('error', ({ error }) => errors.push(String(error)))
  process.on('unhandledRejection', (error) => errors.push(String(error)))
})
beforeEach(() => {
  // What a boundary catches, React tells the console as well.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

const select = (what: string) => [...document.querySelectorAll<HTMLElement>(what)]
const shown = () => document.body.textContent ?? ''
const heading = () => document.querySelector('h1')?.textContent
/** Where more of a screen is to be seen: its tabs, and the views of the dashboard. */
const PLACES = 'main [role=tab], aside nav button'
/** What a part says that could not be had. */
const alerts = () => select('[role=alert]').length

const tried = new Map<Screen['load'], Set<string>>()
/** Three addresses open the dashboard: what was tried at one need not be tried at the next. */
const triedOn = ({ load }: Screen) => tried.get(load) ?? tried.set(load, new Set()).get(load) ?? new Set<string>()

const FALLEN = ['This screen ran into a problem', 'This part could not be shown']

/** What may not happen on any screen, whatever was answered. */
function findFaults(): string[] {
  return [
    ...FALLEN.filter((words) => shown().includes(words)),
    ...(document.querySelector('main')?.innerHTML ? [] : ['a blank page']),
    ...errors.splice(0),
  ]
}

test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s stands whatever one of its calls is answered with, and only that part says so',
  async (_, screen) => {
    const found: string[] = []
    const answers = new Map<string, Answer>()
    const page = await openScreen(screen, answers)
    const tried = triedOn(screen)

    const tryHere = async (place: string) => {
      const before = { place: page.place(), heading: heading(), navigations: select('nav').length, alerts: alerts() }
      const others = [...page.asked].filter((name) => shown().includes(markOf(name)))
      for (const name of [...page.asked].filter((one) => one.startsWith('GET ') && !tried.has(one))) {
        tried.add(name)
        for (const [kind, answer] of Object.entries(WRONG)) {
          const given = answer(name)
          answers.set(name, given)
          await page.askAgain(name)
          const faults = findFaults()
          if (page.place() !== before.place) faults.push(`leads to ${page.place()}`)
          if (select('nav').length < before.navigations && !belongsTo(name, 'navigation')) faults.push('no navigation')
          if (heading() !== before.heading && !belongsTo(name, 'heading')) faults.push(`heading: ${heading()}`)
          if (isUseless(name, given) && alerts() <= before.alerts && !isQuiet(name, screen.shell))
            faults.push('says nothing')
          for (const other of others)
            if (other !== name && !belongsTo(name, other) && !shown().includes(markOf(other)))
              faults.push(`no ${other}`)
          found.push(...faults.map((fault) => `${place}, ${name} answers ${kind}: ${fault}`))
        }
        answers.delete(name)
        await page.askAgain(name)
      }
    }

    await tryHere('opened')
    for (let at = 0; at < select(PLACES).length; at += 1) {
      const place = select(PLACES)[at]
      if (!place || place.getAttribute('aria-selected') === 'true') continue
      // A tab is chosen by the press, a view by the click.
      await act(async () => void (fireEvent.mouseDown(place) && fireEvent.click(place)))
      await settled()
      await tryHere(place.textContent ?? '')
    }
    page.close()
    expect(found).toEqual([])
  },
  60_000,
)

test.each(SCREENS.map((screen) => [screen.name, screen] as const))(
  '%s opens when nothing it asks for is answered, or nothing can be read',
  async (_, screen) => {
    const first = await openScreen(screen, new Map())
    first.close()
    for (const answer of ['hang', { reply: null }, { status: 500 }] as const) {
      const page = await openScreen(screen, new Map([...first.asked].map((name) => [name, answer])))
      expect([answer, findFaults()]).toEqual([answer, []])
      page.close()
    }
  },
  60_000,
)
