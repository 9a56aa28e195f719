import { accountCalls, authCalls } from './account.ts'
import { agentCalls } from './agents.ts'
import { alertCalls } from './alerts.ts'
import { approvalCalls } from './approvals.ts'
import { artefactCalls } from './artefacts.ts'
import { credentialCalls } from './credentials.ts'
import { healthCalls } from './health.ts'
import { liveBrowserCalls } from './live-browser.ts'
import { mcpCalls } from './mcp.ts'
import { outboxCalls } from './outbox.ts'
import { phoneCalls } from './phone.ts'
import { planCalls } from './plans.ts'
import { practiceCalls } from './practice.ts'
import { profileCalls } from './profiles.ts'
import { scheduleCalls } from './schedules.ts'
import { settingsCalls } from './settings.ts'
import { taskCalls } from './tasks.ts'
import { triggerCalls } from './triggers.ts'
import { usageCalls } from './usage.ts'
import { watchCalls } from './watches.ts'
import { webhookCalls } from './webhooks.ts'

export * from './account.ts'
export * from './agents.ts'
export * from './alerts.ts'
export * from './approvals.ts'
export * from './artefacts.ts'
export * from './call.ts'
export * from './credentials.ts'
export * from './events.ts'
export * from './health.ts'
export * from './live-browser.ts'
export * from './mcp.ts'
export * from './outbox.ts'
export * from './phone.ts'
export * from './plans.ts'
export * from './policy.ts'
export * from './practice.ts'
export * from './problem.ts'
export * from './profiles.ts'
export * from './recipes.ts'
export * from './schedules.ts'
export * from './settings.ts'
export * from './tasks.ts'
export * from './triggers.ts'
export * from './usage.ts'
export * from './watches.ts'
export * from './webhooks.ts'

/** Every call the server answers. A row without a route turns the contract test red. */
export const calls = {
  account: accountCalls,
  agents: agentCalls,
  alerts: alertCalls,
  approvals: approvalCalls,
  artefacts: artefactCalls,
  auth: authCalls,
  credentials: credentialCalls,
  health: healthCalls,
  liveBrowser: liveBrowserCalls,
  mcp: mcpCalls,
  outbox: outboxCalls,
  phone: phoneCalls,
  plans: planCalls,
  practice: practiceCalls,
  profiles: profileCalls,
  schedules: scheduleCalls,
  settings: settingsCalls,
  tasks: taskCalls,
  triggers: triggerCalls,
  usage: usageCalls,
  watches: watchCalls,
  webhooks: webhookCalls,
}
