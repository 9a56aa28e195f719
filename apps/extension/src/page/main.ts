import type { Told } from '../shared/read-message.ts'
import { fillFields, listFields } from './form-fields.ts'
import { listTables } from './list-tables.ts'
import { recordSteps } from './record-steps.ts'

const tell = (told: Told): void => void chrome.runtime.sendMessage(told).catch(() => undefined)

let stop: (() => void) | undefined

/** All that can be asked of a page. A fixed list: nothing that a server sends decides what is done here. */
const ACTIONS: Readonly<Record<string, (values: unknown) => unknown>> = {
  'list-tables': () => listTables(document),
  'list-fields': () => listFields(document),
  'fill-fields': (values) => fillFields(document, readValues(values)),
  /** Whether it begins here: a page that is recorded already goes on. */
  record: () => {
    const begins = stop === undefined
    stop ??= recordSteps(document, {
      step: (step) => tell({ told: 'step', step }),
      leaveOut: (why) => tell({ told: 'left-out', why }),
    })
    return begins
  },
  stop: () => {
    stop?.()
    stop = undefined
    return true
  },
}

function readValues(values: unknown): { at: number; value: string }[] {
  if (!Array.isArray(values)) return []
  return values.filter(
    (one): one is { at: number; value: string } => typeof one?.at === 'number' && typeof one?.value === 'string',
  )
}

// Put into a page a second time, it stays what it is.
const here = globalThis as { pageScript?: true }
if (!here.pageScript) {
  here.pageScript = true
  chrome.runtime.onMessage.addListener((message, sender, answer) => {
    // From the extension's own pages, and not from its script in another page.
    const isOwnPage = !sender.tab || sender.url?.startsWith(chrome.runtime.getURL(''))
    if (sender.id !== chrome.runtime.id || !isOwnPage) return undefined
    const { act, values } = (message ?? {}) as { act?: string; values?: unknown }
    const action = act !== undefined && Object.hasOwn(ACTIONS, act) ? ACTIONS[act] : undefined
    if (action) answer(action(values))
    return undefined
  })
}
