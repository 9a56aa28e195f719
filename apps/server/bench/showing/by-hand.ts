import type { Page as Window } from '@app/tools'
import type { FrameLocator, Locator, Page } from 'playwright-core'

/** What the hands are told to type, where that is something else than the script says. */
export type Typed = (text: string) => string

interface Hands {
  page: Page
  window: Window
  typed: Typed
}

/**
 * The page as a script knows it, with a person's hands: whatever the script presses, fills in or chooses is done by pointing at
 * the place where it is and by the keys, and by nothing else.
 */
export const byHand = (hands: Hands): Page => wrap(hands, hands.page) as Page

type Thing = Page | Locator | FrameLocator

function wrap(hands: Hands, thing: Thing): Thing {
  return new Proxy(thing, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (name === 'keyboard') return keyboardOf(hands)
      if (typeof value !== 'function') return value
      // What the page asks is the person's to answer.
      if (name === 'on' || name === 'once') return () => undefined
      const act = ACTS[String(name)]
      if (act) return (...given: unknown[]) => doIt(hands, target, act, given)
      return (...given: unknown[]) => {
        const got = (value as (...all: unknown[]) => unknown).apply(target, given)
        if (name === 'all') return (got as Promise<Thing[]>).then((some) => some.map((one) => wrap(hands, one)))
        return isThing(got) ? wrap(hands, got) : got
      }
    },
  })
}

const isThing = (one: unknown): one is Thing =>
  typeof one === 'object' && one !== null && ('locator' in one || 'frameLocator' in one) && !('then' in one)

type Act = (hands: Hands, at: Locator, given: unknown[]) => Promise<unknown>

async function doIt(hands: Hands, target: Thing, act: Act, given: unknown[]): Promise<unknown> {
  const isPage = 'keyboard' in target
  if (act === go) return go(hands, target as Locator, given)
  const at = isPage ? (target as Page).locator(String(given[0])).first() : (target as Locator)
  await at.waitFor({ state: 'attached' })
  const done = await act(hands, at, isPage ? given.slice(1) : given)
  // A person waits until they see what came of it.
  await hands.page.waitForTimeout(150)
  return done
}

/** As a part of what is seen; what is out of sight is brought into it first. */
async function placeOf({ page }: Hands, at: Locator): Promise<{ x: number; y: number }> {
  await at.scrollIntoViewIfNeeded()
  const box = await at.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) throw new Error('It is not there to be seen.')
  return { x: (box.x + box.width / 2) / size.width, y: (box.y + box.height / 2) / size.height }
}

/** The pointer is there before it presses. */
async function press(hands: Hands, at: Locator, how: object = {}): Promise<void> {
  await hands.window.handle({ do: 'move', ...(await placeOf(hands, at)) })
  await hands.window.handle({ do: 'click', ...(await placeOf(hands, at)), ...how })
}

async function type({ window }: Hands, text: string): Promise<void> {
  for (const sign of text) await window.handle({ do: 'type', text: sign })
}

const go: Act = (hands, _at, [url]) => hands.window.handle({ do: 'open', url: String(url) })

async function fill(hands: Hands, at: Locator, text: string): Promise<void> {
  const kind = await at.getAttribute('type')
  await press(hands, at)
  if (kind === 'date') {
    // As a date is typed here: month, day, year.
    const [year = '', month = '', day = ''] = text.split('-')
    for (let part = 0; part < 3; part += 1) await hands.window.handle({ do: 'press', key: 'ArrowLeft' })
    return type(hands, `${month}${day}${year}`)
  }
  await hands.window.handle({ do: 'press', key: 'Control+a' })
  await hands.window.handle({ do: 'press', key: 'Delete' })
  await type(hands, hands.typed(text))
}

async function choose(hands: Hands, at: Locator, wanted: unknown): Promise<void> {
  const [one] = Array.isArray(wanted) ? wanted : [wanted]
  const { label, value } = typeof one === 'string' ? { label: one, value: one } : (one as Record<string, string>)
  const index = await at.evaluate(
    (select, said) =>
      [...(select as HTMLSelectElement).options].findIndex(
        (option) => option.value === said.value || option.label === said.label,
      ),
    { label: label ?? '', value: value ?? '' },
  )
  await press(hands, at)
  await hands.page.waitForTimeout(150)
  await press(hands, at.locator('option').nth(index))
}

async function set(hands: Hands, at: Locator, on: boolean): Promise<void> {
  if ((await at.isChecked()) !== on) await press(hands, at)
}

const ACTS: Record<string, Act> = {
  goto: go,
  click: (hands, at) => press(hands, at),
  dblclick: async (hands, at) => {
    await press(hands, at)
    await press(hands, at, { again: true })
  },
  fill: (hands, at, [text]) => fill(hands, at, String(text)),
  type: (hands, at, [text]) => fill(hands, at, String(text)),
  pressSequentially: (hands, at, [text]) => fill(hands, at, String(text)),
  selectOption: (hands, at, [wanted]) => choose(hands, at, wanted),
  check: (hands, at) => set(hands, at, true),
  uncheck: (hands, at) => set(hands, at, false),
  setChecked: (hands, at, [on]) => set(hands, at, on === true),
  press: async (hands, at, [key]) => {
    await at.focus()
    await hands.window.handle({ do: 'press', key: String(key) })
  },
  dragTo: async (hands, at, [onto]) => {
    const { x: toX, y: toY } = await placeOf(hands, onto as Locator)
    await hands.window.handle({ do: 'drag', ...(await placeOf(hands, at)), toX, toY })
  },
}

const keyboardOf = (hands: Hands) => ({
  press: (key: string) => hands.window.handle({ do: 'press', key }),
  type: (text: string) => type(hands, text),
  insertText: (text: string) => type(hands, text),
})
