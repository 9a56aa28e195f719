import { describe, expect, test } from 'vitest'
import { BROWSER, startPracticeRuns } from './practice-testing.ts'

describe.skipIf(!BROWSER)('whole pieces of work on the practice site', async () => {
  const { run, demo, practice, base } = await startPracticeRuns()
  const SECRET = 'practice makes perfect'
  const TOTP = 'JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP'
  await demo.ask('POST', '/api/credentials', {
    name: 'Vault',
    origin: base,
    username: 'ada',
    secret: SECRET,
    totp: TOTP,
  })

  test('S-35 a log-in with password and one-time code; neither is in the trace, and the next run needs neither', async () => {
    const first = await run([
      { do: 'browser.open', with: { url: `${base}/vault/log-in` } },
      { do: 'browser.log-in', with: { logIn: 'Vault' } },
      { do: 'browser.remember', with: { profile: 'vault' } },
      { do: 'extract.details', with: { fields: ['balance'] } },
    ])
    expect(first).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect(first.steps[3]?.output.details).toMatchObject([{ value: { amount: 48_210, currency: 'USD' } }])
    const outputs = JSON.stringify(first.steps.map(({ output }) => output))
    expect(outputs).not.toContain(SECRET)
    expect(outputs).not.toContain(TOTP.replaceAll(' ', ''))
    const second = await run([
      { do: 'browser.resume', with: { profile: 'vault' } },
      { do: 'browser.open', with: { url: `${base}/vault` } },
      { do: 'browser.read', with: {} },
    ])
    expect(second.steps[2]?.output.text).toContain('Two locks, both open')
    expect((await demo.ask('GET', '/api/browser-profiles')).json).toMatchObject([{ name: 'vault' }])
  }, 60_000)

  test('a list of 2,000 rows over 40 pages becomes a file', async () => {
    const trace = await run([
      {
        do: 'extract.list',
        with: { url: `${base}/ledger`, fields: ['booking', 'date', 'account', 'amount'], pages: 50 },
        save: 'ledger',
      },
      { do: 'extract.file', with: { rows: '{{ledger.rows}}', type: 'csv', name: 'ledger' } },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect(trace.steps[0]?.output).toMatchObject({ pages: 40, stopped: 'end' })
    const [file] = (await demo.ask('GET', `/api/tasks/${trace.id}/artefacts`)).json as { id: string }[]
    const csv = (await demo.ask('GET', `/api/artefacts/${file?.id}`)).words.trim().split('\n')
    expect(csv).toHaveLength(2_001)
    expect(new Set(csv).size).toBe(2_001)
    expect(csv.at(-1)).toContain('B-02000')
  }, 60_000)

  test('an infinite scroll is read to its end', async () => {
    const trace = await run([
      {
        do: 'extract.list',
        with: { url: `${base}/shop/endless`, fields: ['name', 'price'], pages: 100, browser: true },
      },
    ])
    expect(trace).toMatchObject({ status: 'completed' })
    const rows = trace.steps[0]?.output.rows as { name: string }[]
    expect(rows).toHaveLength(240)
    expect(rows.at(-1)?.name).toContain('lot 240')
  }, 60_000)

  test('an invoice is fetched and its fields are read', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/mail/M-1` } },
      { do: 'browser.download', with: { target: 'invoice-2026-0417.pdf' }, save: 'got' },
      { do: 'document.fields', with: { file: '{{got.file.id}}' } },
    ])
    expect(trace).toMatchObject({ status: 'completed' })
    expect(trace.steps[2]?.output.values).toMatchObject({
      'invoice number': '2026-0417',
      date: '2026-05-15',
      total: 1284.5,
    })
  }, 60_000)

  test('a form on five pages with an upload is filled in and sent once, proven by the server', async () => {
    const trace = await run([
      { do: 'document.write', with: { name: 'certificate.pdf', title: 'ISO 9001' }, save: 'certificate' },
      { do: 'browser.open', with: { url: `${base}/apply` } },
      {
        do: 'forms.complete',
        with: {
          data: {
            'Company name': 'Fjord Paper',
            'Legal form': 'Limited company',
            Founded: '3 February 2001',
            'Number of employees': 12,
            Salutation: 'Ms',
            Name: 'Ada Lovelace',
            'E-mail': 'ada@example.com',
            Street: 'Quay 1',
            'Postal code': '9000',
            City: 'Ghent',
            Country: 'BE',
            'What do you offer': ['Paper', 'Filing'],
            Regions: ['North', 'West'],
            'About your goods': 'Good paper.',
            'I accept the terms': true,
          },
          files: { Certificate: '{{certificate.file.id}}' },
        },
      },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified', errorMessage: null })
    const sent = (await practice.inject('/api/applications/A-1001')).json()
    expect(sent.answers).toMatchObject({
      company: 'Fjord Paper',
      founded: '2001-02-03',
      employees: '12',
      given: 'Ada',
      family: 'Lovelace',
      country: 'Belgium',
      goods: ['Paper', 'Filing'],
      regions: ['North', 'West'],
      certificate: { name: 'certificate.pdf' },
      terms: 'on',
    })
    expect((await practice.inject('/api/applications/A-1002')).statusCode).toBe(404)
  }, 60_000)

  test('a record is changed in the contacts, proven by the server and read again', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/crm?q=alves` } },
      { do: 'browser.follow', with: { target: 'Bruno Alves' } },
      { do: 'browser.choose', with: { target: 'Stage', options: 'Won' } },
      { do: 'browser.fill', with: { target: 'Notes', value: 'Signed on Monday' } },
      { do: 'browser.click', with: { target: 'Save contact' } },
    ])
    expect(trace).toMatchObject({ status: 'completed', verdict: 'verified' })
    expect((await practice.inject('/api/contacts/P-002')).json()).toMatchObject({
      stage: 'Won',
      notes: 'Signed on Monday',
    })
  }, 60_000)

  test('S-33 a page that shows the password back: it is struck out of the trace', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/traps/echo` } },
      { do: 'browser.log-in', with: { logIn: 'Vault' } },
      { do: 'browser.read', with: {} },
    ])
    expect(trace.steps[2]?.output.text).toContain('You typed [secret]')
    expect(JSON.stringify(trace)).not.toContain(SECRET)
  }, 60_000)

  test('a page that sends the agent elsewhere is stopped, and it is said where to', async () => {
    const trace = await run([{ do: 'browser.open', with: { url: `${base}/traps/away` } }])
    expect(trace).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('collector.example') })
  }, 60_000)

  test.each(['restless', 'windows'])(
    'a page that is %s does not hold the task',
    async (trap) => {
      const trace = await run([
        { do: 'browser.open', with: { url: `${base}/traps/${trap}` } },
        ...(trap === 'windows' ? [{ do: 'browser.click', with: { target: 'Open them all' } }] : []),
        { do: 'browser.open', with: { url: `${base}/shop` } },
        { do: 'browser.read', with: {} },
      ])
      expect(trace.status).toBe('completed')
      expect(trace.steps.at(-1)?.output.text).toContain('Copy paper')
    },
    60_000,
  )

  test.each([
    ['a name that leads nowhere', 'http://no-such-shop.invalid/', /no-such-shop\.invalid/],
    ['a private address', 'http://10.0.0.1/', /private or reserved/],
    ['redirects without end', '/api/trouble/redirect/1', /redirect/i],
    ['a page that fails', '/traps/liar-is-not-here', /answered 404/],
  ])(
    '%s ends the task with what happened and what helps',
    async (_what, url, words) => {
      const trace = await run([{ do: 'browser.open', with: { url: url.startsWith('http') ? url : base + url } }], {
        domains: null,
      })
      expect(trace).toMatchObject({ status: 'failed', errorMessage: expect.stringMatching(words) })
    },
    60_000,
  )

  test('a log-in that has changed says so', async () => {
    const trace = await run([
      { do: 'browser.open', with: { url: `${base}/shop` } },
      { do: 'browser.log-in', with: { logIn: 'Vault' } },
    ])
    expect(trace).toMatchObject({ status: 'failed', errorMessage: expect.stringContaining('no field for a password') })
  }, 60_000)
})
