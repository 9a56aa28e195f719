import { expect, test } from 'vitest'
import { createPractice } from '../create-practice.ts'

const RIGHT: Record<string, string>[] = [
  { company: 'Fjord', form: 'Partnership', founded: '2001-02-03', employees: '12' },
  {
    salutation: 'Ms',
    given: 'Ada',
    family: 'Lovelace',
    email: 'ada@example.com',
    street: 'Quay 1',
    postcode: '9000',
    city: 'Ghent',
    country: 'Belgium',
  },
  { goods: 'Paper', regions: 'North', about: 'Good paper.' },
  {},
  { terms: 'on' },
]

async function begin() {
  const app = createPractice()
  const draft = String((await app.inject('/apply')).headers.location).split('/')[2]
  const send = async (sheet: number, body: Record<string, string>) => {
    const files =
      sheet === 4 && body.file ? { certificate: new File([body.file], 'iso.pdf', { type: 'application/pdf' }) } : {}
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...body, ...files })) form.append(name, value)
    const asSent = sheet === 4 ? new Response(form) : new Response(new URLSearchParams(body))
    return app.inject({
      method: 'POST',
      url: `/apply/${draft}/${sheet}`,
      headers: { 'content-type': asSent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await asSent.arrayBuffer()),
    })
  }
  return { app, send, draft }
}

test('five pages with a file make one application, with all that was answered', async () => {
  const { app, send, draft } = await begin()
  for (const [at, body] of RIGHT.entries()) {
    const sheet = at + 1
    const answer = await send(sheet, sheet === 4 ? { file: 'a certificate' } : body)
    expect(answer.statusCode).toBe(303)
    expect(answer.headers.location).toBe(sheet === 5 ? '/applications/A-1001' : `/apply/${draft}/${sheet + 1}`)
  }
  expect((await app.inject('/api/applications/A-1001')).json()).toMatchObject({
    answers: { company: 'Fjord', family: 'Lovelace', goods: 'Paper', certificate: { name: 'iso.pdf', bytes: 13 } },
  })
})

test('a page with mistakes is shown again, with what was answered and what is wrong', async () => {
  const { send } = await begin()
  const answer = await send(1, { ...RIGHT[0], employees: '0', founded: 'long ago' })
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toContain('At least 1.')
  expect(answer.body).toContain('This is no date.')
  expect(answer.body).toContain('value="Fjord"')
})

test('nothing is taken in while a page before is missing', async () => {
  const { app, send, draft } = await begin()
  expect((await send(5, { terms: 'on' })).headers.location).toBe(`/apply/${draft}/1`)
  expect((await app.inject('/api/applications/A-1001')).statusCode).toBe(404)
  expect((await send(4, {})).statusCode).toBe(422)
})
