import { Refused, type Step, Unavailable } from '@app/toolkit'
import { expect, test } from 'vitest'
import { answersHttp } from '../http/answers.ts'
import { preparedDocuments } from './prepared.ts'
import { documentTools } from './tools.ts'

const documents = preparedDocuments({
  'a.pdf': 'Invoice number:  R-1\nTotal   12.00',
  '': 'a\tb\n1\t2',
  'form.pdf': '',
})
const http = answersHttp({
  'GET https://files.example/x?y': {
    file: Buffer.from('%PDF-'),
    headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="a.pdf"' },
  },
  'GET https://files.example/gone.pdf': { status: 404 },
  'GET https://files.example/busy.pdf': { status: 503, headers: { 'retry-after': '7' } },
})

function makeStep() {
  const kept: { name: string; type: string; bytes: Uint8Array }[] = []
  const step = {
    key: 'k',
    signal: new AbortController().signal,
    log: () => undefined,
    open: async (id: string) => {
      if (id !== 'f1') throw new Refused('This task has no such file.')
      return { name: 'a.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-') }
    },
    keep: async (file: { name: string; type: string; bytes: Uint8Array }) => {
      kept.push(file)
      return { id: `k${kept.length}`, name: file.name, type: file.type, bytes: file.bytes.length }
    },
  } as unknown as Step
  return { step, kept }
}

/** Through its schemas, as the engine runs it. */
async function run(name: string, input: unknown, { step } = makeStep()): Promise<unknown> {
  const tool = documentTools(documents, http).find((one) => one.name === name)
  if (!tool) throw new Error(`There is no ${name}.`)
  return tool.output.parse(await tool.run(tool.input.parse(input), step))
}

test('a file of the task, a web address and plain text are read alike', async () => {
  expect(await run('document.read', { file: 'f1' })).toMatchObject({ text: 'Invoice number:  R-1\nTotal   12.00' })
  expect(await run('document.read', { url: 'https://files.example/x?y' })).toMatchObject({
    text: expect.stringContaining('R-1'),
  })
  expect(await run('document.table', { text: 'a,b\n1,2' })).toEqual({
    tables: [
      {
        page: 1,
        rows: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
    ],
  })
})

test('fields come by name, with what was looked for in vain', async () => {
  expect(await run('document.fields', { file: 'f1', fields: ['total', 'iban'] })).toMatchObject({
    values: { total: 12 },
    missing: ['iban'],
    fields: [{ name: 'total', text: '12.00', page: 1 }],
  })
})

test('a filled form and a report are kept as new files of the task', async () => {
  const made = makeStep()
  expect(await run('document.fill', { file: 'f1', values: { Name: 'Ada' } }, made)).toMatchObject({
    file: { id: 'k1', name: 'a-filled.pdf', type: 'application/pdf' },
    filled: [{ key: 'Name', value: 'Ada' }],
  })
  expect(await run('document.write', { name: 'prices', rows: [['Item', 1, null]] }, made)).toMatchObject({
    file: { id: 'k2', name: 'prices.pdf' },
  })
  expect(made.kept.map(({ type }) => type)).toEqual(['application/pdf', 'application/pdf'])
})

test('a document has to be named once, and a site that does not give it is told', async () => {
  await expect(run('document.read', {})).rejects.toThrow(/Say which document is meant/)
  await expect(run('document.read', { file: 'f1', text: 'x' })).rejects.toThrow(/Say which document is meant/)
  await expect(run('document.read', { file: 'f2' })).rejects.toThrow(/no such file/)
  await expect(run('document.read', { url: 'https://files.example/gone.pdf' })).rejects.toThrow(
    /answered 404 instead of the document/,
  )
  const busy = run('document.read', { url: 'https://files.example/busy.pdf' })
  await expect(busy).rejects.toBeInstanceOf(Unavailable)
  await expect(busy).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test('a file needs the permission to read files; what a document says comes from outside', () => {
  for (const { name, brings, needs, effect } of documentTools(documents, http)) {
    expect(effect).toBe('reads')
    if (name === 'document.write') continue
    expect(needs?.({ file: 'f1' })).toBe('fileAccess')
    expect(needs?.({ url: 'https://files.example/' })).toBeUndefined()
    expect(brings?.({ file: 'f1' })).toEqual(['outside'])
  }
})
