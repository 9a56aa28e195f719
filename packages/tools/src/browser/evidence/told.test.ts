import { createServer } from 'node:http'
import { describe, expect, test } from 'vitest'
import { BROWSER, openSite } from '../testing.ts'

/** A list of invoices that says of one that it is paid, because its address says so; and one that keeps it. */
const paid = new Set<string>()
const site = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://a')
  const isHonest = !pathname.startsWith('/told')
  const isFolder = pathname.startsWith('/folder')
  const list = isFolder ? '/folder' : isHonest ? '/honest' : '/told'
  if (request.method === 'POST') {
    if (isHonest) paid.add('2041')
    return void response.writeHead(303, { location: `${list}?settled=2041` }).end()
  }
  const isPaid = isFolder
    ? searchParams.has('settled') && paid.has('2041')
    : isHonest
      ? paid.has('2041')
      : searchParams.get('settled') === '2041'
  if (pathname.startsWith('/thanks'))
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<!doctype html><title>Thanks</title><p>We have noted ${searchParams.get('amount')}.</p>`)
  const [method, action] = pathname.startsWith('/plain') ? ['get', '/thanks'] : ['post', `${list}/2041`]
  const form = `<form method="${method}" action="${action}"><label>Amount <input name="amount"></label><button>Record</button></form>`
  const way = isFolder ? '<a href="/folder?settled=2041">Settled</a>' : ''
  const rows = `${way}<p>Invoice 2040: Open, 96.50</p><p>Invoice 2041: ${isPaid ? 'Paid, 418.00' : 'Open'}</p>`
  const page = pathname.endsWith('/2041') ? form : rows
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><title>Invoices</title><h1>Invoices</h1>${page}`)
})

describe.skipIf(!BROWSER)('an address that tells the page what to say', () => {
  const open = openSite(site)
  const { signal } = new AbortController()

  test.each([
    ['proves nothing', '/told', 'seen'],
    ['does no harm where it is kept', '/honest', 'verified'],
    ['proves nothing where the form itself has written it', '/plain', undefined],
    ['is a place of its own where the site leads to it', '/folder', 'verified'],
  ])('%s', async (_name, list, verdict) => {
    const page = await open.browser.lease({ domains: undefined })
    await page.open(`${open.base}${list}/2041`, signal)
    await page.fill('Amount', '418.00', signal)
    await page.click('Record', signal)
    expect((await page.confirm([], signal))?.verdict).toBe(verdict)
    await page.close()
  })
})
