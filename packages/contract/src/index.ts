import { accountCalls, authCalls } from './account.ts'
import { agentCalls } from './agents.ts'
import { credentialCalls } from './credentials.ts'
import { healthCalls } from './health.ts'
import { settingsCalls } from './settings.ts'
import { taskCalls } from './tasks.ts'
import { usageCalls } from './usage.ts'

export * from './account.ts'
export * from './agents.ts'
export * from './call.ts'
export * from './credentials.ts'
export * from './health.ts'
export * from './problem.ts'
export * from './recipes.ts'
export * from './settings.ts'
export * from './tasks.ts'
export * from './usage.ts'

/** Every call the server answers. A row without a route turns the contract test red. */
export const calls = {
  account: accountCalls,
  agents: agentCalls,
  auth: authCalls,
  credentials: credentialCalls,
  health: healthCalls,
  settings: settingsCalls,
  tasks: taskCalls,
  usage: usageCalls,
}
