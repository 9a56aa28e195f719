import type { Page } from '../port.ts'
import { type openSite, workWith } from '../testing.ts'
import { browserTools } from '../tools.ts'
import { windowOf } from '../window.ts'

const note = { name: 'note.txt', type: 'text/plain', bytes: new TextEncoder().encode('hello') }
/** What hands do is told by the page; pictures of it would cost more than the hands. */
const unseen = async () => new Uint8Array([0])

/** A task at work in a window that can also be looked at. */
export function atWork({ browser }: ReturnType<typeof openSite>) {
  const held: { page?: Page } = {}
  const lease = windowOf(browser, undefined)
  const tools = browserTools(async (step) => {
    held.page ??= { ...(await lease(step)), picture: unseen }
    return held.page
  })
  const look = () => {
    if (!held.page) throw new Error('Nothing was opened yet.')
    return held.page.snapshot(AbortSignal.timeout(20_000))
  }
  return { ...workWith(tools, { kept: [note] }), look }
}
