/// <reference lib="dom" />
import { type Behaviour, click, goTo, pressKey, scroll, spend, type Target, typeWords } from './behaviour.ts'
import { wordsOf } from './words-of.ts'

const TICK_MS = 1_000
/** A longer gap between two ticks is a machine that slept. */
const LONGEST_TICK_MS = 5_000
/** What these fields hold is nobody's vocabulary. */
const PRIVATE = '[type=password],[type=email],[type=tel],[type=number],[autocomplete=one-time-code],[autocomplete^=cc-]'
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** Who counts: whether they do at the moment, how, and where it is put down. */
export interface Counter {
  isOn(): boolean
  count(change: (seen: Behaviour) => Behaviour, now: number): void
  keep(): void
  language(): string
  /** What the place is called that one is at. */
  place(): string
}

/** Counts what happens on the page while the counter is on; answers how to stop. */
export function watchPage(counter: Counter): () => void {
  const ended = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(name: Name, work: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, work, { capture: true, passive: true, signal: ended.signal })
  const count = (change: (seen: Behaviour) => Behaviour) => counter.count(change, Date.now())
  let lastTick = Date.now()
  let lastScroll = window.scrollY

  on('keydown', ({ key, repeat }) => {
    if (!repeat && !MODIFIERS.includes(key)) count((seen) => pressKey(seen, Date.now()))
  })
  on('click', ({ target }) => count((seen) => click(seen, kindOf(target))))
  // A field tells its words when it is left: half a word is none.
  on('change', ({ target }) => {
    const words = wordsOf(textOf(target), counter.language())
    if (words.length > 0) count((seen) => typeWords(seen, words))
  })
  on('scroll', () => {
    const moved = window.scrollY - lastScroll
    lastScroll = window.scrollY
    if (moved !== 0) count((seen) => scroll(seen, moved))
  })
  const timer = setInterval(() => {
    const passed = Date.now() - lastTick
    lastTick += passed
    if (document.hidden || !counter.isOn() || passed > LONGEST_TICK_MS) return
    count((seen) => goTo(spend(seen, passed), counter.place()))
    counter.keep()
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    ended.abort()
    counter.keep()
  }
}

function kindOf(target: EventTarget | null): Target {
  if (!(target instanceof Element)) return 'page'
  if (target.closest('a')) return 'link'
  if (target.closest('input,textarea,select')) return 'field'
  return target.closest('button') ? 'button' : 'page'
}

function textOf(target: EventTarget | null): string {
  const typed = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
  return typed && !target.matches(PRIVATE) && !target.matches('[type=checkbox],[type=radio],[type=file]')
    ? target.value
    : ''
}
