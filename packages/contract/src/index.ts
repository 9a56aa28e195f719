import { accountCalls, authCalls } from './account.ts'
import { adminCalls } from './admin.ts'
import { agentCalls } from './agents.ts'
import { alertCalls } from './alerts.ts'
import { approvalCalls } from './approvals.ts'
import { artefactCalls } from './artefacts.ts'
import { auditCalls } from './audit.ts'
import { billingCalls } from './billing.ts'
import { botCalls } from './bots.ts'
import { collabCalls } from './collab.ts'
import { credentialCalls } from './credentials.ts'
import { deploymentCalls } from './deployment.ts'
import { extensionCalls } from './extension.ts'
import { flagCalls } from './flags.ts'
import { healthCalls } from './health.ts'
import { helpCalls } from './help.ts'
import { labCalls } from './lab.ts'
import { liveBrowserCalls } from './live-browser.ts'
import { localModelCalls } from './local-model.ts'
import { mcpCalls } from './mcp.ts'
import { modelCalls } from './models.ts'
import { monitorCalls } from './monitor.ts'
import { outboxCalls } from './outbox.ts'
import { phoneCalls } from './phone.ts'
import { planCalls } from './plans.ts'
import { platformCalls } from './platforms.ts'
import { practiceCalls } from './practice.ts'
import { profileCalls } from './profiles.ts'
import { pushCalls } from './push.ts'
import { repairCalls } from './repairs.ts'
import { scheduleCalls } from './schedules.ts'
import { settingsCalls } from './settings.ts'
import { shareCalls } from './shares.ts'
import { taskCalls } from './tasks.ts'
import { templateCalls } from './templates.ts'
import { toolCalls } from './tools.ts'
import { triggerCalls } from './triggers.ts'
import { usageCalls } from './usage.ts'
import { watchCalls } from './watches.ts'
import { webhookCalls } from './webhooks.ts'

export * from './account.ts'
export * from './admin.ts'
export * from './agents.ts'
export * from './alerts.ts'
export * from './approvals.ts'
export * from './artefacts.ts'
export * from './audit.ts'
export * from './billing.ts'
export * from './bots.ts'
export * from './call.ts'
export * from './collab.ts'
export * from './credentials.ts'
export * from './deployment.ts'
export * from './events.ts'
export * from './exports.ts'
export * from './extension.ts'
export * from './flags.ts'
export * from './health.ts'
export * from './help.ts'
export * from './lab.ts'
export * from './live-browser.ts'
export * from './local-model.ts'
export * from './mcp.ts'
export * from './models.ts'
export * from './monitor.ts'
export * from './outbox.ts'
export * from './phone.ts'
export * from './plans.ts'
export * from './platforms.ts'
export * from './policy.ts'
export * from './practice.ts'
export * from './problem.ts'
export * from './profiles.ts'
export * from './push.ts'
export * from './recipes.ts'
export * from './repairs.ts'
export * from './schedules.ts'
export * from './scopes.ts'
export * from './settings.ts'
export * from './shares.ts'
export * from './tasks.ts'
export * from './templates.ts'
export * from './tools.ts'
export * from './triggers.ts'
export * from './usage.ts'
export * from './watches.ts'
export * from './webhooks.ts'

/** Every call the server answers. A row without a route turns the contract test red. */
export const calls = {
  account: accountCalls,
  admin: adminCalls,
  agents: agentCalls,
  alerts: alertCalls,
  approvals: approvalCalls,
  artefacts: artefactCalls,
  audit: auditCalls,
  auth: authCalls,
  billing: billingCalls,
  bots: botCalls,
  collab: collabCalls,
  credentials: credentialCalls,
  deployment: deploymentCalls,
  extension: extensionCalls,
  flags: flagCalls,
  health: healthCalls,
  help: helpCalls,
  lab: labCalls,
  liveBrowser: liveBrowserCalls,
  mcp: mcpCalls,
  monitor: monitorCalls,
  outbox: outboxCalls,
  phone: phoneCalls,
  plans: planCalls,
  platforms: platformCalls,
  practice: practiceCalls,
  localModel: localModelCalls,
  models: modelCalls,
  push: pushCalls,
  repairs: repairCalls,
  profiles: profileCalls,
  schedules: scheduleCalls,
  settings: settingsCalls,
  shares: shareCalls,
  tasks: taskCalls,
  templates: templateCalls,
  tools: toolCalls,
  triggers: triggerCalls,
  usage: usageCalls,
  watches: watchCalls,
  webhooks: webhookCalls,
}
