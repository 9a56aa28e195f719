import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, test } from 'vitest'
import { atWork } from './hands-testing/at-work.ts'
import { pagesFor } from './hands-testing/controls.ts'
import { ROWS } from './hands-testing/rows.ts'
import type { Snapshot } from './look/snapshot.ts'
import { BROWSER, openSite } from './testing.ts'

const site = createServer((request, response) => {
  const elsewhere = `http://localhost:${(site.address() as AddressInfo).port}`
  if (request.url === '/list.csv')
    return response.writeHead(200, { 'content-disposition': 'attachment; filename="list.csv"' }).end('a,b')
  response.writeHead(200, { 'content-type': 'text/html' }).end(pagesFor(elsewhere)[request.url ?? '/'])
})

type Says = (look: Snapshot, role: string, name: string) => object
const byDescription: Says = (_look, role, name) => ({ role, name, exact: true })
const byReference: Says = ({ targets, text }, role, name) => {
  const found = [...targets.values()].find((one) => one.role === role && one.name === name)
  if (!found?.ref) throw new Error(`The look has no ${role} "${name}":\n${text}`)
  return { ref: found.ref }
}

describe.skipIf(!BROWSER)('every hand on every kind of control', () => {
  const open = openSite(site, { alsoAs: 'localhost' })

  test.concurrent.each([
    ['the page itself, by description', '/', byDescription],
    ['a frame of another origin, by reference', '/frame', byReference],
    ['an open shadow root, by description', '/shadow', byDescription],
    ['a second tab, by reference', '/start', byReference],
  ])(
    'in %s',
    async (_where, path, says) => {
      const { run, look, close } = atWork(open)
      await run('browser.open', { url: `${open.base}${path}` })
      if (path === '/start') await run('browser.click', { target: 'Everything in a new tab' })
      // A reference is good for as long as the thing is there, whatever else is done meanwhile.
      const first = await look()
      const meant = ([role, name]: [string, string]) => says(first, role, name)
      for (const row of ROWS) {
        const target = row.on && { target: meant(row.on) }
        const onto = row.onto && { onto: meant(row.onto) }
        const done = run(`browser.${row.do}`, { ...target, ...onto, ...row.with })
        await expect(done, `${row.do} ${row.on?.join(' ')}`).resolves.toBeDefined()
        await run('browser.wait', { text: row.shows })
      }
      const { output } = await run('browser.download', { target: meant(['link', 'List']) })
      expect(output).toMatchObject({ file: { name: 'list.csv', bytes: 3 } })
      await close()
    },
    180_000,
  )
})
