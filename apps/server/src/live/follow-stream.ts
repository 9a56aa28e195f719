import { get, type IncomingMessage } from 'node:http'
import type { LiveEvent } from '@app/contract'

export interface Heard {
  id: string
  event: LiveEvent
}

/** One reader of a stream, for tests: what arrived so far, and when it ended. */
export interface Reader {
  status: number
  /** Everything but `live`, in the order of arrival. */
  heard: Heard[]
  lastId: string | undefined
  words: string
  ended: Promise<void>
  /** Resolves once the server says that everything up to now has been sent. */
  live: Promise<void>
  leave(): void
}

export function followStream(
  url: string,
  headers: Record<string, string> = {},
  onHeard: (heard: Heard, reader: Reader) => void = () => undefined,
): Promise<Reader> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => resolve(read(response)))
    request.on('error', reject)

    function read(response: IncomingMessage): Reader {
      let isLive = () => {}
      const live = new Promise<void>((done) => {
        isLive = done
      })
      const ended = new Promise<void>((done) => response.on('close', done))
      const leave = () => void request.destroy()
      const reader: Reader = {
        status: response.statusCode ?? 0,
        heard: [],
        lastId: undefined,
        words: '',
        ended,
        live,
        leave,
      }
      let rest = ''
      response.on('error', () => undefined)
      response.setEncoding('utf8').on('data', (text: string) => {
        reader.words += text
        rest += text
        const blocks = rest.split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) {
          const [, id, data] = block.match(/^id: (\S+)\ndata: (.*)$/) ?? []
          if (!id || !data || request.destroyed) continue
          const event = JSON.parse(data) as LiveEvent
          reader.lastId = id
          if (event.type === 'live') isLive()
          else onHeard(reader.heard[reader.heard.push({ id, event }) - 1] as Heard, reader)
        }
      })
      return reader
    }
  })
}
