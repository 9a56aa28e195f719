import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Orders } from './serving/work.ts'

export interface ModelServer {
  /** As the global one, for addresses whose host does not matter: the server is started at first need. */
  fetch: typeof fetch
  readonly runs: boolean
  stop(): Promise<void>
}

interface Running {
  child: ChildProcess
  base: string
  secret: string
}

export type ServerOrders = Omit<Orders, 'secret'>

/** A process that holds the model: begun by the first question, ended by itself when nobody has asked for a while. */
export function modelServer(orders: () => ServerOrders, entry = serverEntry()): ModelServer {
  let running: Promise<Running> | undefined
  const forget = () => {
    running = undefined
  }
  const find = () => {
    running ??= begin(entry, orders(), forget).catch((error) => {
      forget()
      throw error
    })
    return running
  }

  const ask: typeof fetch = async (input, init) => {
    const { base, secret } = await find()
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${secret}`)
    return fetch(`${base}${pathname}`, { ...init, headers })
  }
  return {
    get runs() {
      return running !== undefined
    },
    fetch: async (input, init) => {
      try {
        return await ask(input, init)
      } catch (error) {
        // It may have ended itself in the moment it was asked.
        if (init?.signal?.aborted || running) throw error
        return ask(input, init)
      }
    },
    async stop() {
      const { child } = (await running?.catch(() => undefined)) ?? {}
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}

function begin(entry: URL, orders: ServerOrders, onEnd: () => void): Promise<Running> {
  const secret = randomBytes(32).toString('hex')
  // An environment of its own: the keys in ours are not the runtime's to see.
  const child = fork(fileURLToPath(entry), [], { execArgv: [], env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  return new Promise<Running>((resolve, reject) => {
    child.once('message', ({ port }: { port: number }) => {
      // A product that is ended does not wait for it.
      child.unref()
      child.channel?.unref()
      resolve({ child, base: `http://127.0.0.1:${port}`, secret })
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      onEnd()
      reject(new Error(`The process of the model on this computer ended with ${code}.`))
    })
    child.send({ ...orders, secret } satisfies Orders)
  })
}

/** Where its program is: beside this file while developing, beside the built server as `model-server.js`. */
function serverEntry(here = import.meta.url): URL {
  if (here.endsWith('.ts')) return new URL('./serving/work-from-source.mjs', here)
  return new URL(`${here.includes('/assets/') ? '../' : './'}model-server.js`, here)
}
