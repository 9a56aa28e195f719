import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { modelServer } from './start-server.ts'

/** Answers with what it was told and its own process; at `/v1/fall` it falls as native code does. */
const PROGRAM = `
import { createServer } from 'node:http'
process.once('message', (orders) => {
  const server = createServer((request, response) => {
    if (request.url === '/v1/fall') process.abort()
    const { authorization } = request.headers
    const right = authorization === 'Bearer ' + orders.secret
    response.end(JSON.stringify({ right, pid: process.pid, name: orders.name, seen: Object.keys(process.env) }))
  })
  server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }))
})
process.once('disconnect', () => process.exit(0))
`

function start() {
  const folder = mkdtempSync(join(tmpdir(), 'test-server-'))
  writeFileSync(join(folder, 'work.mjs'), PROGRAM)
  const orders = () => ({ name: 'Tiny', entry: '', weights: '', idleMs: 1_000 })
  const server = modelServer(orders, pathToFileURL(join(folder, 'work.mjs')))
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const ask = async () => (await server.fetch('http://127.0.0.1/v1/anything')).json()
  return { server, ask }
}

test('it begins with the first question, with a secret of its own and nothing of our environment', async () => {
  const { server, ask } = start()
  expect(server.runs).toBe(false)
  const answer = await ask()
  expect(answer).toMatchObject({ right: true, name: 'Tiny' })
  expect(answer.seen.filter((name: string) => !name.startsWith('NODE_CHANNEL'))).toEqual([])
  expect((await ask()).pid).toBe(answer.pid)
})

test('when it falls the product stands, and the next question begins another', async () => {
  const { server, ask } = start()
  const { pid } = await ask()
  await expect(server.fetch('http://127.0.0.1/v1/fall')).rejects.toThrow()
  await vi.waitFor(() => expect(server.runs).toBe(false))
  expect((await ask()).pid).not.toBe(pid)
})

test('stopped, its process is gone', async () => {
  const { server, ask } = start()
  const { pid } = await ask()
  await server.stop()
  expect(() => process.kill(pid, 0)).toThrow()
})
