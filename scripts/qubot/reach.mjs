import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { inRoot } from '../setup/paths.mjs'

const START_MS = 15 * 60_000

/** The instance that was named, the one that runs on this machine, or one started for this task and ended after it. */
export async function reach({ url, key }, say) {
  const usual = `http://127.0.0.1:${process.env.PORT ?? 3000}`
  if (url) return at(url.replace(/\/$/, ''), key)
  if (await isReady(usual)) return at(usual, key)
  const port = await freePort()
  say('No instance is running here, so one is started for this task.')
  const child = spawn(process.execPath, [inRoot('scripts/start.mjs')], {
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }
  const here = `http://127.0.0.1:${port}`
  if (await Promise.race([untilReady(here), ended.then(() => false)])) return { ...at(here, key), close }
  await close()
  throw new Error('The instance did not start. Run npm start and see what it says.')
}

function at(base, key) {
  const headers = key ? { authorization: `Bearer ${key}` } : {}
  return {
    async ask(method, path, body) {
      const response = await fetch(base + path, {
        method,
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }).catch(() => {
        throw new Error(`${base} does not answer. Is it running?`)
      })
      if (response.ok) return response.json()
      throw new Error((await response.text()).trim() || `${base} answered ${response.status}.`)
    },
    fetchFile: async (path) => Buffer.from(await (await fetch(base + path, { headers })).arrayBuffer()),
    close: async () => undefined,
  }
}

async function isReady(base) {
  const answer = await fetch(`${base}/api/health`, { signal: AbortSignal.timeout(2_000) }).catch(() => undefined)
  return answer?.ok === true && (await answer.json().catch(() => ({}))).ready === true
}

async function untilReady(base) {
  for (const until = Date.now() + START_MS; Date.now() < until; ) {
    if (await isReady(base)) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
