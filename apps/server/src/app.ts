import { randomBytes } from 'node:crypto'
import { REQUEST_ID_HEADER } from '@app/contract'
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  LogController,
  type RouteOptions,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { findAdminKey } from './http/admin-key.ts'
import { serveDocs } from './http/docs.ts'
import { logRequests } from './http/logger.ts'
import { serveMetrics } from './http/metrics.ts'
import { noteAdminAccess } from './http/note-admin-access.ts'
import { limitRate } from './http/rate-limit.ts'
import { readBodies } from './http/read-bodies.ts'
import { isCall } from './http/route-of.ts'
import { refuseForeignPages } from './http/same-origin.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import { serveAccounts } from './http/serve-accounts.ts'
import { serveWeb } from './http/serve-web.ts'
import { sendProblem, showProblems, toProblem } from './http/show-problems.ts'
import { findVisitor } from './http/who-asks.ts'
import type { Parts } from './parts.ts'
import { accountRoutes } from './routes/account.ts'
import { adminRoutes } from './routes/admin.ts'
import { agentRoutes } from './routes/agents.ts'
import { alertRoutes } from './routes/alerts.ts'
import { approvalRoutes } from './routes/approvals.ts'
import { artefactRoutes } from './routes/artefacts.ts'
import { auditRoutes } from './routes/audit.ts'
import { billingRoutes } from './routes/billing.ts'
import { botRoutes } from './routes/bots.ts'
import { collabRoutes } from './routes/collab.ts'
import { credentialRoutes } from './routes/credentials.ts'
import { deploymentRoutes } from './routes/deployment.ts'
import { eventRoutes } from './routes/events.ts'
import { exportRoutes } from './routes/exports.ts'
import { extensionRoutes } from './routes/extension.ts'
import { healthRoutes } from './routes/health.ts'
import { helpRoutes } from './routes/help.ts'
import { labRoutes } from './routes/lab.ts'
import { liveBrowserRoutes } from './routes/live-browser.ts'
import { localModelRoutes } from './routes/local-model.ts'
import { mcpRoutes } from './routes/mcp.ts'
import { mcpServerRoutes } from './routes/mcp-server.ts'
import { modelRoutes } from './routes/models.ts'
import { monitorRoutes } from './routes/monitor.ts'
import { outboxRoutes } from './routes/outbox.ts'
import { phoneRoutes } from './routes/phone.ts'
import { planRoutes } from './routes/plans.ts'
import { platformRoutes } from './routes/platforms.ts'
import { practiceRoutes } from './routes/practice.ts'
import { profileRoutes } from './routes/profiles.ts'
import { pushRoutes } from './routes/push.ts'
import { repairRoutes } from './routes/repairs.ts'
import { scheduleRoutes } from './routes/schedules.ts'
import { settingsRoutes } from './routes/settings.ts'
import { shareRoutes } from './routes/shares.ts'
import { taskRoutes } from './routes/tasks.ts'
import { templateRoutes } from './routes/templates.ts'
import { toolRoutes } from './routes/tools.ts'
import { triggerRoutes } from './routes/triggers.ts'
import { usageRoutes } from './routes/usage.ts'
import { watchRoutes } from './routes/watches.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { traceRequests } from './tracing/trace-requests.ts'

/** What a person types fits many times over; files travel by their own door. */
const BODY_LIMIT = 1_000_000

/** The largest upload over a poor line; what is no upload has far less. */
const LONGEST_REQUEST_MS = 600_000

const ROUTES = [
  accountRoutes,
  adminRoutes,
  agentRoutes,
  alertRoutes,
  approvalRoutes,
  artefactRoutes,
  auditRoutes,
  billingRoutes,
  botRoutes,
  collabRoutes,
  credentialRoutes,
  deploymentRoutes,
  eventRoutes,
  exportRoutes,
  extensionRoutes,
  healthRoutes,
  helpRoutes,
  labRoutes,
  liveBrowserRoutes,
  mcpRoutes,
  mcpServerRoutes,
  monitorRoutes,
  outboxRoutes,
  phoneRoutes,
  planRoutes,
  platformRoutes,
  practiceRoutes,
  repairRoutes,
  profileRoutes,
  localModelRoutes,
  modelRoutes,
  pushRoutes,
  scheduleRoutes,
  settingsRoutes,
  shareRoutes,
  taskRoutes,
  templateRoutes,
  toolRoutes,
  triggerRoutes,
  usageRoutes,
  watchRoutes,
  webhookRoutes,
  serveAccounts,
]

/** The whole web server, from its parts. It listens to nothing yet; `onRoute` is told of each route as it is laid. */
export async function createApp(parts: Parts, onRoute?: (route: RouteOptions) => void): Promise<FastifyInstance> {
  const app = fastify({
    loggerInstance: parts.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: LONGEST_REQUEST_MS,
    genReqId: () => randomBytes(8).toString('hex'),
    // A proxy on this machine may say who asks; anybody else's word for it is not taken.
    trustProxy: parts.publicUrl ? 'loopback' : false,
    // What fails before a route is found has no error handler of its own.
    frameworkErrors: (error: FastifyError, _request, reply) => sendProblem(reply as FastifyReply, toProblem(error)),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  readBodies(app, parts)
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id)
    if (isCall(request)) reply.header('cache-control', 'no-store')
  })
  showProblems(app)
  await setSecurityHeaders(app, parts)
  refuseForeignPages(app, parts)
  await limitRate(app, parts)
  findVisitor(app, parts)
  findAdminKey(app, parts)
  noteAdminAccess(app, parts)
  logRequests(app)
  serveMetrics(app, parts)
  traceRequests(app, parts)
  await serveDocs(app, parts)
  for (const routes of ROUTES) await routes(app, parts)
  await serveWeb(app, parts)
  return app
}
