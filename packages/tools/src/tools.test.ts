import { expect, test } from 'vitest'
import { z } from 'zod'
import { noWindow } from './browser/no-window.ts'
import { browserTools } from './browser/tools.ts'
import { preparedDocuments } from './document/prepared.ts'
import { documentTools } from './document/tools.ts'
import { openMail } from './email/open-mail.ts'
import { memoryOutbox } from './email/outbox.ts'
import { emailTools } from './email/tools.ts'
import { extractTools } from './extract/tools.ts'
import { formTools } from './forms/tools.ts'
import { answersHttp } from './http/answers.ts'
import { httpTools } from './http/tools.ts'
import { memoryPhoneLog } from './phone/memory-log.ts'
import { simulatedPhone } from './phone/simulated.ts'
import { phoneTools } from './phone/tools.ts'
import { rowTools } from './rows/tools.ts'

const now = () => new Date()
const tools = [
  ...httpTools(answersHttp({})),
  ...browserTools(noWindow),
  ...extractTools(answersHttp({}), noWindow),
  ...documentTools(preparedDocuments({}), answersHttp({})),
  ...formTools(noWindow),
  ...rowTools(noWindow),
  ...emailTools(openMail({ outbox: memoryOutbox() }), { domain: 'example.com' }),
  ...phoneTools(simulatedPhone({ log: memoryPhoneLog(), now }), { now }),
]
const CAPABILITIES = ['http', 'browser', 'document', 'email', 'extract', 'forms', 'phone', 'rows']

test('no two tools share a name', () => {
  const names = tools.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each(tools)(
  '$name is a known capability and a verb, says what it does in a sentence',
  ({ name, does, effect }) => {
    const [capability, verb, ...more] = name.split('.')
    expect(CAPABILITIES).toContain(capability)
    expect(verb).toMatch(/^[a-z][a-z-]*$/)
    expect(more).toEqual([])
    expect(does).toMatch(/^[A-Z][^.\n]{10,150}\.$/)
    expect(['reads', 'writes', 'sends']).toContain(effect)
  },
)

test.each(tools)('$name has schemas a model can be given', ({ input, output }) => {
  expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({ type: 'object', properties: expect.anything() })
  expect(z.toJSONSchema(output)).toMatchObject({ type: 'object', properties: expect.anything() })
})
