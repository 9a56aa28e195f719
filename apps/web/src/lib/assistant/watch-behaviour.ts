import { count, keepAssistant, readAssistant } from './assistant-store.ts'
import { click, goTo, pressKey, scroll, spend, type Target, typeWords } from './behaviour.ts'
import { wordsOf } from './words-of.ts'

const TICK_MS = 1_000
/** A longer gap between two ticks is a machine that slept. */
const LONGEST_TICK_MS = 5_000
/** What these fields hold is nobody's vocabulary. */
const PRIVATE = '[type=password],[type=email],[type=tel],[type=number],[autocomplete=one-time-code],[autocomplete^=cc-]'
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock']

/** Counts what happens on the page while the assistant is on; answers how to stop. */
export function watchBehaviour(language: () => string): () => void {
  const ended = new AbortController()
  const on = <Name extends keyof DocumentEventMap>(name: Name, work: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, work, { capture: true, passive: true, signal: ended.signal })
  let lastTick = Date.now()
  let lastScroll = window.scrollY

  on('keydown', ({ key, repeat }) => {
    if (!repeat && !MODIFIERS.includes(key)) count((seen) => pressKey(seen, Date.now()), Date.now())
  })
  on('click', ({ target }) => count((seen) => click(seen, kindOf(target)), Date.now()))
  // A field tells its words when it is left: half a word is none.
  on('change', ({ target }) => {
    const words = wordsOf(textOf(target), language())
    if (words.length > 0) count((seen) => typeWords(seen, words), Date.now())
  })
  on('scroll', () => {
    const moved = window.scrollY - lastScroll
    lastScroll = window.scrollY
    if (moved !== 0) count((seen) => scroll(seen, moved), Date.now())
  })
  const timer = setInterval(() => {
    const now = Date.now()
    const passed = now - lastTick
    lastTick = now
    if (document.hidden || !readAssistant().on || passed > LONGEST_TICK_MS) return
    count((seen) => goTo(spend(seen, passed), placeName()), now)
    keepAssistant()
  }, TICK_MS)
  return () => {
    clearInterval(timer)
    ended.abort()
    keepAssistant()
  }
}

/** The screen by its title, without the product's name. */
const placeName = () => document.title.split(' · ')[0] ?? ''

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
