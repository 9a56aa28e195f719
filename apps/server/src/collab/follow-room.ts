import { get } from 'node:http'
import type { CollabPresence, CollabUpdate } from '@app/contract'

/** One window on a draft, for tests: what it was sent so far. */
export interface Window {
  status: number
  words: string
  updates: CollabUpdate[]
  signs: CollabPresence[]
  ended: boolean
  closed: boolean
  leave(): void
}

export function followRoom(url: string, headers: Record<string, string> = {}): Promise<Window> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const leave = () => void request.destroy()
      const status = response.statusCode ?? 0
      const seen: Window = { status, words: '', updates: [], signs: [], ended: false, closed: false, leave }
      let rest = ''
      response.on('error', () => undefined)
      response.on('close', () => {
        seen.closed = true
      })
      response.setEncoding('utf8').on('data', (text: string) => {
        if (status !== 200) seen.words += text
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(seen, block)
      })
      resolve(seen)
    })
    request.on('error', reject)
  })
}

function take(seen: Window, block: string): void {
  const [, event, data = '{}'] = block.match(/^event: (\w+)\ndata: (.*)$/) ?? []
  if (event === 'update') seen.updates.push(JSON.parse(data) as CollabUpdate)
  if (event === 'sign') seen.signs.push(JSON.parse(data) as CollabPresence)
  if (event === 'ended') seen.ended = true
}
