import { get } from 'node:http'
import type { LiveFrame, LivePlace, LiveState } from '@app/contract'

/** One who watches, for tests: what they see now, and everything they have heard. */
export interface Watching {
  status: number
  words: string
  frames: LiveFrame[]
  place: LivePlace | undefined
  state: LiveState | undefined
  states: LiveState['control'][]
  ended: boolean
  leave(): void
}

export function followBrowser(url: string, headers: Record<string, string> = {}): Promise<Watching> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const seen: Watching = {
        status: response.statusCode ?? 0,
        words: '',
        frames: [],
        place: undefined,
        state: undefined,
        states: [],
        ended: false,
        leave: () => void request.destroy(),
      }
      let rest = ''
      response.on('error', () => undefined)
      response.setEncoding('utf8').on('data', (text: string) => {
        if (seen.status !== 200) seen.words += text
        const blocks = (rest + text).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) take(seen, block)
      })
      resolve(seen)
    })
    request.on('error', reject)
  })
}

function take(seen: Watching, block: string): void {
  const [, event, data] = block.match(/^event: (\w+)\ndata: (.*)$/) ?? []
  if (!event || !data) return
  const value = JSON.parse(data) as unknown
  if (event === 'frame') seen.frames.push(value as LiveFrame)
  if (event === 'place') seen.place = value as LivePlace
  if (event === 'ended') seen.ended = true
  if (event !== 'state') return
  seen.state = value as LiveState
  seen.states.push(seen.state.control)
}
