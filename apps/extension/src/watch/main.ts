import { type Behaviour, nothingYet, watchPage } from '@app/assistant'
import type { Told } from '../shared/read-message.ts'

/** Counts on a site that was granted, for the extension's own keeping. Nothing of it goes anywhere else. */
const tell = (told: Told): Promise<unknown> => chrome.runtime.sendMessage(told).catch(() => undefined)

let seen: Behaviour | undefined
// What was counted on the page before is taken up; until then nothing is counted.
void tell({ told: 'counting' }).then((before) => {
  seen = (before as Behaviour | undefined) ?? nothingYet()
})

watchPage({
  isOn: () => seen !== undefined,
  count: (change) => {
    if (seen) seen = change(seen)
  },
  keep: () => {
    if (seen) void tell({ told: 'counted', seen })
  },
  language: () => document.documentElement.lang || navigator.language,
  place: () => document.title,
})
