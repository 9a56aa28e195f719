import { randomUUID } from 'node:crypto'
import { DEFAULT_POLICY, type Policy, type Recipe } from '@app/contract'
import { type Asker, type Expectation, SUITES, type Words } from '@app/core'
import type { AgentTestRow } from '@app/db'
import type { BotId } from '@app/spec'
import type { ReadyTest } from './run-test.ts'

/** The tests of a built-in bot, on its own copy of the practice site. */
export function readyBuiltIn(botId: BotId, base: string, user: Asker, { texts }: Words): ReadyTest[] {
  return SUITES[botId].map((test) => {
    const testName = texts.tests[test.id as keyof typeof texts.tests]
    const ground = { base, mark: `Test ${randomUUID()}`, email: user.email }
    return {
      botId,
      testId: test.id,
      testName,
      taskName: `${texts.names[botId]} · ${testName}`,
      recipe: { version: 1, title: '', steps: test.steps(ground) },
      policy: policyOn(base),
      dryRun: false,
      expectations: test.expects(ground),
      base,
    }
  })
}

/** Its site and no other, files but no log-ins, and an end. */
const policyOn = (base: string): Policy => ({
  permissions: { fileAccess: true, appAccess: false },
  domains: [new URL(base).hostname],
  limits: { minutesPerTask: 1 },
  approval: 'risky',
})

/** A saved run, to be done again as it was. */
export const readySaved = (test: AgentTestRow): ReadyTest => ({
  botId: test.agentId,
  testId: test.id,
  testName: test.name,
  taskName: test.name,
  agentId: test.agentId,
  recipe: test.recipe as Recipe,
  policy: (test.policy as Policy | null) ?? DEFAULT_POLICY,
  ...(test.input === null ? {} : { input: test.input }),
  dryRun: test.dryRun,
  expectations: test.expectations as Expectation[],
})
