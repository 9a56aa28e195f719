// Written by `npm run client` from the contract. Do not edit.
import type { Input, Method } from './send-call.ts'

type Options = Pick<Input, 'idempotencyKey' | 'signal'>

export type AdminQueue = {
  workers: Array<{ name: string; tasks: number; oldestTaskMs: number; leaseUntil: string }>
  users: Array<{ userId: string; queued: number; running: number; waiting: number; oldestQueuedMs: number | null }>
}

export type AdminUser = {
  id: string
  email: string
  name: string
  role: 'user' | 'admin'
  tier: 'micro' | 'starter' | 'professional' | 'enterprise' | 'quantum'
  paysItself: boolean
  actionsThisMonth: number
  modelCentsThisMonth: number
  modelCapCents: number | null
  demo: boolean
  createdAt: string
}

export type Agent = {
  id: string
  name: string
  objective: string
  capabilities: Array<string>
  model: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
  recipe: Recipe | null
  recipeVersion: number
  permissions: Permissions
  domains: Domains
  limits: Limits
  approval: 'risky' | 'sends' | 'effects'
  paused: boolean
  powerLevel: number
  createdAt: string
  updatedAt: string
}

export type AgentChangeInput = {
  name?: string
  objective?: string
  capabilities?: Array<string>
  model?: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
  recipe?: RecipeInput | null
  permissions?: Permissions
  domains?: Domains
  limits?: Limits
  approval?: 'risky' | 'sends' | 'effects'
  paused?: boolean
}

export type AgentState = {
  agentId: string
  running: number
  waiting: number
  last: {
    taskId: string
    status: 'pending' | 'running' | 'completed' | 'failed'
    reason:
      | 'awaiting-approval'
      | 'limit-reached'
      | 'scheduled'
      | 'paused'
      | 'needs-review'
      | 'cancelled'
      | 'rejected'
      | null
    verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
    errorMessage: string | null
    at: string
  } | null
  nextRunAt: string | null
}

export type AgentTest = { id: string; agentId: string; name: string; taskId: string }

export type Alert = {
  product: string
  message: string
  old_price: number | null
  new_price: number | null
  type: 'OPPORTUNITY' | 'TARGET_REACHED' | 'WARNING' | 'DID_NOT_RUN' | 'WEBHOOK_DISABLED'
  timestamp: string
  url: string | null
  id: string
  read: boolean
  agentId: string | null
  taskId: string | null
}

export type ApiKey = {
  id: string
  name: string
  environment: 'production' | 'development'
  start: string
  scopes: Array<'read' | 'write' | 'approve'>
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
}

export type Approval = {
  id: string
  taskId: string
  taskName: string
  position: number
  name: string
  tool: string
  does: string
  why: string
  input: Record<string, unknown>
  provenance: Record<string, string>
  question: string | null
  options: Array<string>
  hash: string
  status: 'waiting' | 'approved' | 'rejected' | 'expired'
  expiresAt: string
  createdAt: string
}

export type Artefact = {
  id: string
  taskId: string
  position: number
  name: string
  type: string
  bytes: number
  sha256: string
  createdAt: string
}

export type ArtefactFilter = { after?: number; upTo?: number; kind?: 'pictures' | 'files' }

export type AuditCheck = { entries: number; brokenAt: number | null }

export type AuditEntry = {
  number: number
  actor: string
  action: string
  subject: string | null
  detail: Record<string, string | number | boolean | null>
  createdAt: string
  hash: string
}

export type Billing = {
  paymentsReady: boolean
  publishableKey: string | null
  tier: 'micro' | 'starter' | 'professional' | 'enterprise' | 'quantum'
  plan: 'starter' | 'professional' | 'enterprise' | 'custom' | null
  planName: string
  status: 'free' | 'active' | 'past-due' | 'suspended'
  source: 'none' | 'provider' | 'administrator'
  interval: 'month' | 'year' | null
  priceCents: number | null
  periodEnd: string | null
  cancelAtPeriodEnd: boolean
  graceUntil: string | null
  pendingChange: PendingChange | null
  paymentMethod: { brand: string; last4: string } | null
}

export type Bot = { id: string; name: string; objective: string; own: boolean; tests: Array<BotTest> }

export type BotTest = { id: string; name: string; actions: number }

export type BrowserKeys = { token: string; expiresAt: string; renewal: string }

export type BrowserProfile = { id: string; name: string; createdAt: string; updatedAt: string }

export type Budget = { acts: number; seconds: number; cents: number }

export type BudgetInput = { acts?: number; seconds?: number; cents?: number }

export type ById = { id: Id }

export type CallDesignInput = {
  to: string
  language: string
  opening: string
  questions: Array<{ ask: string; kind: 'text' | 'number' | 'yes-no' | 'date'; answer?: string }>
  closing: string
}

export type CallRehearsal = {
  turns: Array<{ speaker: 'assistant' | 'callee'; text: string; at: string }>
  answers: Array<string | number | boolean | null>
}

export type ChangedPlan = { billing: Billing; confirmUrl: string | null }

export type CodeWishInput = {
  operations: Array<'get_data' | 'create_item' | 'update_item' | 'delete_item'>
  language?: 'typescript' | 'python'
}

export type CollabDraft = {
  id: string
  name: string
  role: 'owner' | 'guest'
  owner: string
  invited: boolean
  changedAt: string
}

export type CollabGuest = { id: string; name: string }

export type CollabPlace = { field: 'name' | 'objective' | 'notes'; from: string; to: string }

export type CollabSign = { participant: Id; name: string; place: CollabPlace | null }

export type ComprehensiveTest = {
  overallScore: number
  testResults: Array<TestResult>
  systemHealth: Array<SystemHealth>
}

export type Condition = {
  value: unknown
  is: 'equal' | 'not-equal' | 'greater' | 'less' | 'contains' | 'present' | 'absent'
  to?: unknown
}

export type Connection = {
  platformId: string
  name: string
  category:
    | 'social_media'
    | 'productivity'
    | 'communication'
    | 'ecommerce'
    | 'finance'
    | 'marketing'
    | 'analytics'
    | 'crm'
    | 'project_management'
    | 'collaboration'
    | 'cloud_storage'
    | 'databases'
    | 'ai_ml'
    | 'development'
    | 'design'
    | 'video_streaming'
    | 'music'
    | 'gaming'
    | 'education'
    | 'healthcare'
    | 'real_estate'
    | 'travel'
    | 'logistics'
    | 'manufacturing'
    | 'retail'
    | 'hr_recruiting'
    | 'legal'
    | 'accounting'
    | 'security'
    | 'monitoring'
    | 'iot'
    | 'blockchain'
    | 'news_media'
    | 'weather'
    | 'maps_location'
    | 'food_delivery'
    | 'transportation'
    | 'energy'
    | 'telecommunications'
    | 'government'
    | 'non_profit'
    | 'sports'
    | 'entertainment'
    | 'photography'
  icon: string | null
  requiresAuth: boolean
  keyParts: Array<string>
  hasKey: boolean
  asks: Array<string>
  values: Record<string, string>
  mayMove: boolean
  baseUrl: string
  address: string | null
  tools: Array<string>
}

export type CreatedApiKey = {
  id: string
  name: string
  environment: 'production' | 'development'
  start: string
  scopes: Array<'read' | 'write' | 'approve'>
  createdAt: string
  lastUsedAt: string | null
  expiresAt: string | null
  key: string
}

export type CreatedTrigger = {
  id: string
  agentId: string
  name: string
  enabled: boolean
  path: string
  previousSecretUntil: string | null
  lastAt: string | null
  createdAt: string
  secret: string
}

export type CreatedWebhook = {
  id: string
  url: string
  types: Array<string>
  enabled: boolean
  failingSince: string | null
  previousSecretUntil: string | null
  createdAt: string
  secret: string
}

export type Credential = {
  id: string
  name: string
  origin: string
  username: string
  hint: string
  totp: boolean
  createdAt: string
  updatedAt: string
}

export type Delivery = {
  id: string
  webhookId: string
  type: string
  payload: Record<string, unknown>
  status: 'waiting' | 'delivered' | 'failed'
  attempts: number
  nextAt: string | null
  responseStatus: number | null
  errorMessage: string | null
  createdAt: string
  deliveredAt: string | null
}

export type DemoData = { users: number; tasks: number; actions: number }

export type DeployedBot = {
  id: string
  name: string
  description: string
  status: 'active' | 'paused'
  platforms: Array<string>
  capabilities: Array<string>
  fileAccess: boolean
  appAccess: boolean
  version: number
  changed: boolean
  canRollBack: boolean
  connections: Array<Connection>
  tests: Array<GuardingTest>
  lastRun: { id: string; status: 'pending' | 'running' | 'completed' | 'failed'; createdAt: string } | null
  createdAt: string
}

export type DeviceSession = {
  id: string
  current: boolean
  createdAt: string
  lastSeenAt: string
  expiresAt: string
  ipAddress: string | null
  userAgent: string | null
}

export type Domains = Array<string> | null

export type Done = { ok: true }

export type Estimate = { likely: number; low: number; high: number }

export type EthicsEvidence = { place: 'objective' | 'step' | 'run' | 'setting'; at: string | null; says: string }

export type EthicsFinding = {
  code:
    | 'personal-in-words'
    | 'personal-in-steps'
    | 'personal-in-runs'
    | 'file-access-unused'
    | 'app-access-unused'
    | 'any-log-in'
    | 'any-site'
    | 'sends-unasked'
    | 'sends-unlimited'
    | 'contradicted-success'
    | 'unverified-success'
  severity: 'high' | 'medium' | 'low'
  evidence: Array<EthicsEvidence>
  count: number
}

export type EthicsReport = {
  agentId: string
  looked: { steps: number; runs: number; lines: number }
  findings: Array<EthicsFinding>
}

export type ExportedSettings = {
  userId?: string
  theme: 'dark' | 'light' | 'auto'
  notifications: boolean
  emailNotifications: boolean
  autoSave: boolean
  defaultModel: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
  timezone:
    | 'UTC'
    | 'America/New_York'
    | 'America/Chicago'
    | 'America/Denver'
    | 'America/Los_Angeles'
    | 'Europe/London'
    | 'Europe/Paris'
    | 'Asia/Tokyo'
    | 'Asia/Shanghai'
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja'
  dashboardLayout: 'grid' | 'list' | 'compact'
  soundEffects: boolean
  analyticsSharing: boolean
  twoFactorAuth: boolean
  apiAccessEnabled: boolean
  maxConcurrentBots: number
}

export type ExtensionPackage = {
  browser: 'chrome' | 'firefox' | 'edge'
  name: string
  path: string
  version: string
  bytes: number
  sha256: string
}

export type FeatureFlag = { name: 'sign-up' | 'model-planners'; on: boolean; updatedAt: string | null }

export type FirstSteps = { agent: boolean; dryRun: boolean; proven: boolean }

export type ForecastDay = { date: string; actions: number | null; expected: Estimate | null }

export type GeneratedCode = {
  platformId: string
  language: 'typescript' | 'python'
  fileName: string
  code: string
  notes: Array<string>
}

export type GuardingTest = { name: string; state: 'passed' | 'failed' | 'not-run' }

export type Handling =
  | { do: 'move'; x: number; y: number }
  | { do: 'click'; x: number; y: number; again?: boolean; right?: boolean }
  | { do: 'drag'; x: number; y: number; toX: number; toY: number }
  | { do: 'scroll'; x: number; y: number; by: number }
  | { do: 'type'; text: string }
  | { do: 'press'; key: string }
  | { do: 'mark'; x: number; y: number; all?: boolean }
  | { do: 'back' }
  | { do: 'open'; url: string }
  | { do: 'answer'; accept: boolean; text?: string }

export type Health = {
  status: 'ok' | 'degraded'
  version: string
  live: true
  ready: boolean
  database: 'ok' | 'unreachable'
  browser: 'found' | 'missing'
}

export type HelpAnswer = { answer: string; sources: Array<{ title: string; url: string }> }

export type HelpQuestionInput = {
  question: string
  context?: string
  category?: 'all' | 'gettingStarted' | 'billing' | 'integrations' | 'troubleshooting' | 'security'
}

export type HelpVotes = Array<{
  entry: 'start' | 'rollover' | 'change' | 'apps' | 'failed' | 'data'
  helpful: number
  mine: boolean | null
}>

export type HourRecord = { hour: number; runs: number; completed: number; medianMs: number | null }

export type Id = string

export type Invoice = {
  id: string
  number: string | null
  createdAt: string
  amountCents: number
  currency: string
  status: 'draft' | 'open' | 'paid' | 'void' | 'uncollectible'
  pdfUrl: string | null
}

export type KeyConfigurationInput = {
  apiKeys: Record<string, string | null>
  values?: Record<string, Record<string, string>>
  addresses?: Record<string, string | null>
}

export type KeyTrial = { platformId: string; key?: string; values?: Record<string, string>; address?: string | null }

export type LabForecast = {
  used: number
  limit: number
  resetsAt: string
  timezone: string
  history: { days: number; activeDays: number }
  days: Array<ForecastDay>
  outlook: Outlook | null
  hours: Array<HourRecord>
  bestHour: number | null
}

export type Latency = { p50: number; p95: number }

export type Limits = { actionsPerTask?: number; actionsPerDay?: number; minutesPerTask?: number }

export type LocalModel = {
  stage: 'none' | 'installing' | 'fetching' | 'checking' | 'paused' | 'failed' | 'ready'
  model: { name: string; licence: string; bytes: number; memoryBytes: number } | null
  received: number
  problem: string | null
  least: { bytes: number; memoryBytes: number }
  mayChange: boolean
}

export type McpServer = {
  id: string
  name: string
  url: string
  signedIn: boolean
  trusted: boolean
  tools: Array<McpTool>
  createdAt: string
  updatedAt: string
}

export type McpTool = { name: string; description: string }

export type Me = {
  id: string
  name: string
  email: string
  role: 'user' | 'admin'
  twoFactorEnabled: boolean
  emailVerified: boolean
  createdAt: string
}

export type MegaPlatform = {
  id: string
  name: string
  category:
    | 'social_media'
    | 'productivity'
    | 'communication'
    | 'ecommerce'
    | 'finance'
    | 'marketing'
    | 'analytics'
    | 'crm'
    | 'project_management'
    | 'collaboration'
    | 'cloud_storage'
    | 'databases'
    | 'ai_ml'
    | 'development'
    | 'design'
    | 'video_streaming'
    | 'music'
    | 'gaming'
    | 'education'
    | 'healthcare'
    | 'real_estate'
    | 'travel'
    | 'logistics'
    | 'manufacturing'
    | 'retail'
    | 'hr_recruiting'
    | 'legal'
    | 'accounting'
    | 'security'
    | 'monitoring'
    | 'iot'
    | 'blockchain'
    | 'news_media'
    | 'weather'
    | 'maps_location'
    | 'food_delivery'
    | 'transportation'
    | 'energy'
    | 'telecommunications'
    | 'government'
    | 'non_profit'
    | 'sports'
    | 'entertainment'
    | 'photography'
  description: string
  popularity: number
  difficulty: 'easy' | 'medium' | 'hard' | 'expert'
  rateLimits: { requests: number; period: 'second' | 'minute' | 'hour' | 'day' | 'month' } | null
  freeTier: boolean | null
  testingSupport: boolean | null
  authMethods: Array<{
    type:
      | 'none'
      | 'api_key_header'
      | 'api_key_query'
      | 'api_key_path'
      | 'bearer'
      | 'oauth2'
      | 'basic'
      | 'oauth1'
      | 'custom'
    place: 'nowhere' | 'header' | 'query' | 'path' | 'signature'
    names: Array<string>
  }>
  documentation: string
  website: string
  baseUrl: string
  publicAPIs: boolean
  fileAccess: boolean | null
  appAccess: boolean | null
  requiresAuth: boolean
  authType:
    | 'none'
    | 'api_key_header'
    | 'api_key_query'
    | 'api_key_path'
    | 'bearer'
    | 'oauth2'
    | 'basic'
    | 'oauth1'
    | 'custom'
  capabilities: Array<'get_data' | 'create_item' | 'update_item' | 'delete_item'>
  operations: Array<{
    operation: 'get_data' | 'create_item' | 'update_item' | 'delete_item'
    method: string
    path: string
  }>
  works: 'executable' | 'client' | 'web'
  icon: string | null
}

export type ModelKey = {
  provider: 'anthropic' | 'openai' | 'compatible'
  address: string | null
  model: string | null
  hint: string
  answersInMs: number
  updatedAt: string
}

export type ModelMonth = {
  models: Array<{ model: string; asked: number; tokens: number; costCents: number }>
  spentCents: number
  ownCents: number | null
  givenCents: number | null
}

export type ModelsHere = {
  models: Array<{
    name: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
    by: 'you' | 'installation' | 'built-in' | null
  }>
  keys: Array<ModelKey>
  found: Array<{ name: string; address: string; models: Array<string> }>
}

export type ModelUse = { model: string; asked: number; users: number; tokens: number; costCents: number }

export type Monitor = {
  at: string
  own: { queued: number; running: number; waiting: number }
  all: { queued: number; running: number; waiting: number }
  oldestQueuedMs: number | null
  stepsPerMinute: number
  ended: number
  successRate: number | null
  startLatencyMs: Latency | null
  stepLatencyMs: Latency | null
  workersAtWork: number
  processes: number
  browser: 'found' | 'missing'
  browserWindows: number
  memory: { processBytes: number; freeBytes: number; totalBytes: number }
  uptimeS: number
}

export type NewAgentInput = {
  name: string
  objective?: string
  capabilities?: Array<string>
  model?: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
  recipe?: RecipeInput | null
  permissions?: Permissions
  domains?: Domains
  limits?: Limits
  approval?: 'risky' | 'sends' | 'effects'
}

export type NewAgentTest = { name: string; sameValues: boolean; dryRun: boolean }

export type NewApiKeyInput = {
  name: string
  environment?: 'production' | 'development'
  scopes?: Array<'read' | 'write' | 'approve'>
  expiresInDays?: number | null
}

export type NewCredentialInput = { name: string; origin: string; username?: string; secret: string; totp?: string }

export type NewDeploymentInput = {
  name: string
  description?: string
  selectedPlatforms: Array<string>
  capabilities?: Array<'automation' | 'data_processing' | 'integration'>
  fileAccess?: boolean
  appAccess?: boolean
  recipe?: RecipeInput | null
  botId?: Id
}

export type NewMcpServerInput = { name: string; url: string; authorization?: string; trusted?: boolean }

export type NewModelKey = { key?: string; address?: string; model?: string }

export type NewPlan = {
  words: string
  start?: string
  free?: boolean
  model?: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
}

export type NewShare = { id: string; taskId: string; expiresAt: string; createdAt: string; token: string }

export type NewTaskInput = {
  name: string
  agentId?: Id
  description?: string
  recipe?: RecipeInput
  policy?: Policy
  dryRun?: boolean
  input?: unknown
}

export type NewTrigger = { agentId: Id; name: string }

export type NewWatchInput = { agentId: Id; product: string; url: string; path?: string; target?: number | null }

export type NewWebhookInput = {
  url: string
  types?: Array<'task.accepted' | 'task.started' | 'task.completed' | 'task.failed' | 'task.paused' | 'alert.created'>
}

export type OutboxMail = {
  id: string
  kind: 'message' | 'draft'
  to: Array<string>
  cc: Array<string>
  bcc: Array<string>
  subject: string
  text: string
  page: boolean
  attachments: Array<{ name: string; type: string; bytes: number }>
  createdAt: string
}

export type Outlook = {
  actions: Estimate
  costCents: Estimate
  limit: { likely: string | null; earliest: string | null; latest: string | null }
}

export type PagingInput = { before?: Id; limit?: number }

export type Paired = { token: string; expiresAt: string; renewal: string; id: string; userName: string }

export type PairedBrowser = { id: string; name: string; createdAt: string; lastSeenAt: string }

export type PairingCode = { code: string; expiresAt: string }

export type PendingChange = {
  plan: 'starter' | 'professional' | 'enterprise' | 'custom'
  interval: 'month' | 'year'
  priceCents: number
  at: string
}

export type PerformanceReport = { scores: Record<string, number>; summary: string; criticalIssues: Array<string> }

export type Permissions = { fileAccess: boolean; appAccess: boolean; logIns?: Array<string> | null }

export type PhoneCall = {
  id: string
  to: string
  simulated: boolean
  turns: Array<{ speaker: 'assistant' | 'callee'; text: string; at: string }>
  createdAt: string
}

export type Plan = {
  recipe: Recipe | null
  steps: Array<PlannedStep>
  notUnderstood: Array<{ words: string; nearest: string | null }>
  questions: Array<string>
  logIns: Array<string>
  forecast: TaskForecast | null
  planner: string
  asks: string | null
  spent: Spent | null
  note: string | null
}

export type PlanChange = {
  plan: 'starter' | 'professional' | 'enterprise' | 'custom'
  interval: 'month' | 'year'
  reckonedAt?: string
}

export type PlanChoice = { plan: 'starter' | 'professional' | 'enterprise' | 'custom'; interval: 'month' | 'year' }

export type PlannedStep = {
  path: string
  tool: string | null
  effect: 'reads' | 'writes' | 'sends'
  says: string
  words: string
}

export type PlanPreview = {
  kind: 'buy' | 'upgrade' | 'downgrade' | 'same'
  plan: 'starter' | 'professional' | 'enterprise' | 'custom'
  interval: 'month' | 'year'
  dueNowCents: number
  effectiveAt: string
  nextPaymentCents: number
  nextPaymentAt: string
  reckonedAt: string
}

export type PlatformFilter = {
  search?: string
  category?:
    | 'social_media'
    | 'productivity'
    | 'communication'
    | 'ecommerce'
    | 'finance'
    | 'marketing'
    | 'analytics'
    | 'crm'
    | 'project_management'
    | 'collaboration'
    | 'cloud_storage'
    | 'databases'
    | 'ai_ml'
    | 'development'
    | 'design'
    | 'video_streaming'
    | 'music'
    | 'gaming'
    | 'education'
    | 'healthcare'
    | 'real_estate'
    | 'travel'
    | 'logistics'
    | 'manufacturing'
    | 'retail'
    | 'hr_recruiting'
    | 'legal'
    | 'accounting'
    | 'security'
    | 'monitoring'
    | 'iot'
    | 'blockchain'
    | 'news_media'
    | 'weather'
    | 'maps_location'
    | 'food_delivery'
    | 'transportation'
    | 'energy'
    | 'telecommunications'
    | 'government'
    | 'non_profit'
    | 'sports'
    | 'entertainment'
    | 'photography'
  difficulty?: 'easy' | 'medium' | 'hard' | 'expert'
  freeTier?: 'true' | 'false'
  popularity?: number
}

export type PlatformStats = {
  total: number
  byCategory: Record<string, number>
  topPlatforms: Array<MegaPlatform>
  freeTier: number
  freeTierUnknown: number
  works: Record<string, number>
  complete: number
}

export type Policy = {
  permissions: Permissions
  domains: Domains
  limits: Limits
  approval: 'risky' | 'sends' | 'effects'
}

export type Practice = { url: string | null; logIn: { username: string; password: string; totp: string } }

export type PracticePage = { status: number; text: string }

export type PursueStep = {
  pursue: string
  name?: string
  values: Record<string, unknown>
  give: Record<string, string>
  logIns: Array<string>
  within: Budget
  save?: string
  when?: Condition
}

export type PursueStepInput = {
  pursue: string
  name?: string
  values?: Record<string, unknown>
  give?: Record<string, string>
  logIns?: Array<string>
  within?: BudgetInput
  save?: string
  when?: Condition
}

export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } }

export type Recipe = { version: 1; title: string; inputs?: Record<string, string>; steps: Shared0 }

export type RecipeInput = { version: 1; title?: string; inputs?: Record<string, string>; steps: Shared0Input }

export type RecipeStep =
  | ToolStep
  | PursueStep
  | { forEach: unknown; as: string; name?: string; steps: Shared0 }
  | { until: Condition; atMost: number; name?: string; steps: Shared0 }

export type RecipeStepInput =
  | ToolStepInput
  | PursueStepInput
  | { forEach: unknown; as: string; name?: string; steps: Shared0Input }
  | { until: Condition; atMost: number; name?: string; steps: Shared0Input }

export type RecipeVersion = {
  version: number
  origin: 'person' | 'planner' | 'recording' | 'template' | 'repair'
  recipe: Recipe
  createdAt: string
}

export type Repair = {
  agentId: string
  agentName: string
  recipeVersion: number
  taskId: string
  changes: Array<RepairChange>
}

export type RepairChange = {
  path: string
  step: string
  tool: string
  kind: 'renamed' | 'replaced'
  from: string
  to: string
}

export type Run = {
  id: string
  agentId: string | null
  name: string
  description: string
  status: 'pending' | 'running' | 'completed' | 'failed'
  reason:
    | 'awaiting-approval'
    | 'limit-reached'
    | 'scheduled'
    | 'paused'
    | 'needs-review'
    | 'cancelled'
    | 'rejected'
    | null
  createdAt: string
  executionTime: number | null
  result: string | Record<string, unknown> | null
  errorMessage: string | null
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
  actionsUsed: number
  costCents: number
  origin: 'person' | 'schedule' | 'webhook' | 'watch' | 'test'
  dryRun: boolean
  resultCut?: true
  agentName: string | null
  startedAt: string | null
  stepCount: number
  retryOf: string | null
  carried: number
  start: string | null
  repeatable: boolean
  retryFrom: number | null
  frozen: {
    actions: number
    shown: {
      steps: Array<string>
      inputs: Record<string, string>
      others: Array<string>
      leftOut: Array<string>
    } | null
  } | null
  models: Array<{ model: string; asked: number; tokens: number; costCents: number | null }>
  goodRun: string | null
}

export type Schedule = {
  id: string
  agentId: string
  cron: string
  timezone: string
  misfire: 'run-once' | 'skip'
  enabled: boolean
  nextRuns: Array<string>
  lastAt: string | null
  lastTaskId: string | null
  createdAt: string
  updatedAt: string
}

export type ScheduleBodyInput = { cron: string; timezone: string; misfire?: 'run-once' | 'skip'; enabled?: boolean }

export type Session = {
  authMode: 'demo' | 'accounts'
  user: Me | null
  version: string
  browser: 'found' | 'missing'
  firstAccount: boolean
  stripePublishableKey: string | null
  mail: 'server' | 'outbox'
}

export type Share = { id: string; taskId: string; expiresAt: string; createdAt: string }

export type Shared0 = Array<RecipeStep>

export type Shared0Input = Array<RecipeStepInput>

export type SharedRun = {
  run: {
    name: string
    description: string
    status: 'pending' | 'running' | 'completed' | 'failed'
    reason:
      | 'awaiting-approval'
      | 'limit-reached'
      | 'scheduled'
      | 'paused'
      | 'needs-review'
      | 'cancelled'
      | 'rejected'
      | null
    createdAt: string
    executionTime: number | null
    result: string | Record<string, unknown> | null
    errorMessage: string | null
    verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
    actionsUsed: number
    dryRun: boolean
    resultCut?: true
  }
  stepCount: number
  files: Array<{ id: string; position: number; name: string; type: string; bytes: number; createdAt: string }>
  expiresAt: string
}

export type Spent = {
  model: string
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  costCents: number | null
}

export type StepPagingInput = { after?: number; limit?: number }

export type StepPlace = { id: Id; position: number }

export type StepSummary = {
  position: number
  path: string
  name: string
  tool: string
  effect: 'reads' | 'writes' | 'sends'
  status: 'intent' | 'done' | 'failed' | 'review' | 'withheld'
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
  proof: string | null
  errorMessage: string | null
  attempts: number
  executionTime: number | null
  createdAt: string
}

export type SubscriptionStatus = {
  hasActiveSubscription: boolean
  subscription: {
    tier: 'micro' | 'starter' | 'professional' | 'enterprise' | 'quantum'
    actionLimit: number
    planLimit: number
    rolledOver: number
    resetsAt: string
  }
}

export type SystemHealth = {
  component: 'task-queue' | 'database' | 'browser' | 'planner' | 'mail' | 'file-storage'
  status: 'healthy' | 'degraded' | 'critical'
  metrics: { responseTime: number; successRate: number; errorRate: number; throughput: number }
  issues: Array<string>
}

export type Task = {
  id: string
  agentId: string | null
  name: string
  description: string
  status: 'pending' | 'running' | 'completed' | 'failed'
  reason:
    | 'awaiting-approval'
    | 'limit-reached'
    | 'scheduled'
    | 'paused'
    | 'needs-review'
    | 'cancelled'
    | 'rejected'
    | null
  createdAt: string
  executionTime: number | null
  result: string | Record<string, unknown> | null
  errorMessage: string | null
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
  actionsUsed: number
  costCents: number
  origin: 'person' | 'schedule' | 'webhook' | 'watch' | 'test'
  dryRun: boolean
  resultCut?: true
}

export type TaskFilterInput = {
  before?: Id
  limit?: number
  status?: 'pending' | 'running' | 'completed' | 'failed'
  verdict?: 'verified' | 'seen' | 'contradicted' | 'unverified'
  agent?: Id
  since?: string
  until?: string
  search?: string
}

export type TaskForecast = { atLeast: number; atMost: number | null; left: number }

export type TaskStep = {
  position: number
  path: string
  name: string
  tool: string
  effect: 'reads' | 'writes' | 'sends'
  status: 'intent' | 'done' | 'failed' | 'review' | 'withheld'
  input: Record<string, unknown>
  output: unknown
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
  proof: string | null
  errorMessage: string | null
  provenance: Record<string, string> | null
  attempts: number
  executionTime: number | null
  createdAt: string
}

export type TaskTrace = {
  id: string
  agentId: string | null
  name: string
  description: string
  status: 'pending' | 'running' | 'completed' | 'failed'
  reason:
    | 'awaiting-approval'
    | 'limit-reached'
    | 'scheduled'
    | 'paused'
    | 'needs-review'
    | 'cancelled'
    | 'rejected'
    | null
  createdAt: string
  executionTime: number | null
  result: string | Record<string, unknown> | null
  errorMessage: string | null
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified' | null
  actionsUsed: number
  costCents: number
  origin: 'person' | 'schedule' | 'webhook' | 'watch' | 'test'
  dryRun: boolean
  resultCut?: true
  steps: Array<TaskStep>
}

export type Template = {
  id: 'leads' | 'invoices' | 'prices' | 'inbox' | 'reports' | 'support'
  start: string
  recipe: Recipe
  permissions: Permissions
}

export type TestDay = {
  date: string
  passed: number
  warning: number
  failed: number
  flaky: number
  meanMs: number | null
  actions: number
  costCents: number
}

export type TestResult = {
  id: string
  testName: string
  botId: string
  status: 'passed' | 'failed' | 'warning'
  score: number
  executionTime: number
  errorMessages: Array<string>
  recommendations: Array<string>
  timestamp: string
  taskId: string | null
}

export type Timetable = { cron: string; timezone: string }

export type ToolCard = {
  name: string
  does: string
  effect: 'reads' | 'writes' | 'sends'
  input: Record<string, unknown>
}

export type ToolStep = { do: string; name?: string; with: Record<string, unknown>; save?: string; when?: Condition }

export type ToolStepInput = {
  do: string
  name?: string
  with?: Record<string, unknown>
  save?: string
  when?: Condition
}

export type TriedKey = {
  verdict: 'accepted' | 'refused' | 'unclear'
  asked: string | null
  status: number | null
  answer: string
}

export type Trigger = {
  id: string
  agentId: string
  name: string
  enabled: boolean
  path: string
  previousSecretUntil: string | null
  lastAt: string | null
  createdAt: string
}

export type TriggerChange = { name?: string; enabled?: boolean }

export type UsageDay = {
  date: string
  actions: number
  completed: number
  failed: number
  verified: number
  savedMs: number
  costCents: number
}

export type UserAnalytics = { actionsUsedThisMonth: number; level: number; xp: number }

export type UserFilterInput = { before?: Id; limit?: number; search?: string }

export type UserSettings = {
  userId: string
  theme: 'dark' | 'light' | 'auto'
  notifications: boolean
  emailNotifications: boolean
  autoSave: boolean
  defaultModel: 'claude-haiku' | 'claude-sonnet' | 'gpt-4' | 'quantum-ai' | 'on-this-computer'
  timezone:
    | 'UTC'
    | 'America/New_York'
    | 'America/Chicago'
    | 'America/Denver'
    | 'America/Los_Angeles'
    | 'Europe/London'
    | 'Europe/Paris'
    | 'Asia/Tokyo'
    | 'Asia/Shanghai'
  language: 'en' | 'es' | 'fr' | 'de' | 'zh' | 'ja'
  dashboardLayout: 'grid' | 'list' | 'compact'
  soundEffects: boolean
  analyticsSharing: boolean
  twoFactorAuth: boolean
  apiAccessEnabled: boolean
  maxConcurrentBots: number
}

export type Watch = {
  id: string
  agentId: string
  product: string
  url: string
  path: string
  target: number | null
  lastPrice: number | null
  lastAt: string | null
  errorMessage: string | null
  createdAt: string
}

export type Webhook = {
  id: string
  url: string
  types: Array<string>
  enabled: boolean
  failingSince: string | null
  previousSecretUntil: string | null
  createdAt: string
}

export type WebhookChange = {
  url?: string
  types?: Array<'task.accepted' | 'task.started' | 'task.completed' | 'task.failed' | 'task.paused' | 'alert.created'>
  enabled?: boolean
}

export interface Client {
  account: {
    /** Tells who asks and how this installation is set up. */
    session(input?: Options): Promise<Session>
    /** Changes your display name. */
    rename(input: Options & { body: { name: string } }): Promise<Me>
    /** Deletes your account and everything that belongs to it. */
    delete(input: Options & { body: { password?: string; confirm: string } }): Promise<Done>
    /** Confirms an e-mail address with the token of a mailed link. */
    verifyEmail(input: Options & { body: { token: string } }): Promise<Done>
    /** Lists where you are signed in. */
    listSessions(input?: Options): Promise<Array<DeviceSession>>
    /** Signs one device out. */
    revokeSession(input: Options & { params: ById }): Promise<Done>
    /** Signs out every device but this one. */
    revokeOtherSessions(input?: Options): Promise<Done>
    /** Lists your API keys, never their values. */
    listApiKeys(input?: Options): Promise<Array<ApiKey>>
    /** Creates an API key and shows it this once. */
    createApiKey(input: Options & { body: NewApiKeyInput }): Promise<CreatedApiKey>
    /** Replaces an API key by a new one of the same name and scopes, and shows it this once. */
    regenerateApiKey(input: Options & { params: ById; body: { mayApprove?: boolean } }): Promise<CreatedApiKey>
    /** Revokes an API key. */
    deleteApiKey(input: Options & { params: ById }): Promise<Done>
  }
  admin: {
    /** Takes the made-up users away with everything that is theirs. Administrators only. */
    removeDemoData(input?: Options): Promise<DemoData>
    /** Gives the key of a demo installation to the page in a browser on the same machine; null anywhere else. */
    key(input?: Options): Promise<{ adminKey: string | null }>
    /** Lists accounts, newest first, or those whose address holds some words. Administrators only. */
    users(input?: Options & { query?: UserFilterInput }): Promise<Array<AdminUser>>
    /** Makes somebody an administrator, or no longer one; one always stays. Administrators only. */
    setRole(input: Options & { params: ById; body: { role: 'user' | 'admin' } }): Promise<AdminUser>
    /** Sets how much somebody’s models may cost in a month; null is no limit. Administrators only. */
    setModelCap(input: Options & { params: ById; body: { cents: number | null } }): Promise<AdminUser>
    /** Tells which models were asked, by how many people, and what that cost. Administrators only. */
    models(input?: Options & { query?: { range?: '24h' | '7d' | '30d' } }): Promise<Array<ModelUse>>
    /** Tells which workers hold tasks and whose tasks wait. Administrators only. */
    queue(input?: Options): Promise<AdminQueue>
  }
  agents: {
    /** Lists your agents, newest first. */
    list(input?: Options): Promise<Array<Agent>>
    /** Reads one agent. */
    read(input: Options & { params: ById }): Promise<Agent>
    /** Creates an agent. */
    create(input: Options & { body: NewAgentInput }): Promise<Agent>
    /** Makes an agent of a task that came to its end: with the very steps that were decided where they are proven, otherwise with the steps it had. */
    fromTask(input: Options & { params: ById }): Promise<Agent>
    /** Changes the given fields of an agent. */
    change(input: Options & { params: ById; body: AgentChangeInput }): Promise<Agent>
    /** Has an agent carry out its steps now. With an Idempotency-Key, asking twice makes one task. */
    execute(input: Options & { params: ById }): Promise<Task>
    /** Lists every recipe an agent has had, newest first. */
    recipes(input: Options & { params: ById }): Promise<Array<RecipeVersion>>
    /** Makes an earlier recipe the newest one. */
    restore(input: Options & { params: { id: Id; version: number } }): Promise<Agent>
    /** Walks an agent’s steps, withholds every effect and shows what would have been sent. Costs no actions. */
    dryRun(input: Options & { params: ById }): Promise<Task>
    /** Deletes an agent; its tasks stay in the history. For an hour it can be had back. */
    delete(input: Options & { params: ById }): Promise<Done>
    /** Brings a deleted agent back with its versions, its schedule and its addresses, within an hour. */
    undelete(input: Options & { params: ById }): Promise<Agent>
  }
  alerts: {
    /** Lists your alerts, newest first. */
    list(input?: Options & { query?: PagingInput }): Promise<Array<Alert>>
    /** Marks an alert as read. */
    read(input: Options & { params: ById }): Promise<Alert>
  }
  approvals: {
    /** Lists the effects and questions that wait for your word, oldest first. */
    list(input?: Options): Promise<Array<Approval>>
    /** Lets one effect happen, exactly as it was shown. */
    approve(input: Options & { params: ById; body: { hash: string } }): Promise<Approval>
    /** Answers a question that a task has asked; the task goes on with it. */
    answer(input: Options & { params: ById; body: { hash: string; answer: string } }): Promise<Approval>
    /** Refuses one effect, or leaves a question unanswered; its task ends. */
    reject(input: Options & { params: ById; body: { hash: string } }): Promise<Approval>
  }
  artefacts: {
    /** Lists the files of a task, in the order of its steps. */
    listOfTask(input: Options & { params: ById; query?: ArtefactFilter }): Promise<Array<Artefact>>
  }
  audit: {
    /** Lists what was done with an administrator’s power, newest first. Administrators only. */
    list(input?: Options & { query?: { before?: number; limit?: number } }): Promise<Array<AuditEntry>>
    /** Walks the audit log and says whether every entry is as it was written. Administrators only. */
    check(input?: Options): Promise<AuditCheck>
  }
  auth: {
    /** Creates an account and signs it in; where there is a mail server the mailed link comes first, and the answer is the same if there is one already. */
    signUp(input: Options & { body: { name: string; email: string; password: string } }): Promise<Record<string, never>>
    /** Signs in; answers `twoFactorRedirect` when a second factor is wanted. */
    signIn(
      input: Options & { body: { email: string; password: string; rememberMe?: boolean } },
    ): Promise<{ twoFactorRedirect?: boolean }>
    /** Signs this device out. */
    signOut(input?: Options): Promise<Record<string, never>>
    /** Changes your password. Unless told otherwise, every other device is signed out, and API keys and paired browsers are revoked. */
    changePassword(
      input: Options & {
        body: {
          currentPassword: string
          newPassword: string
          revokeOtherSessions?: boolean
          revokeKeysAndBrowsers?: boolean
        }
      },
    ): Promise<Record<string, never>>
    /** Mails a link for a new password, if there is an account with this address; the answer is the same if not. */
    requestPasswordReset(input: Options & { body: { email: string } }): Promise<Record<string, never>>
    /** Sets a new password with the token of a mailed link, which is then used up, and signs every device out. */
    resetPassword(input: Options & { body: { token: string; newPassword: string } }): Promise<Record<string, never>>
    /** Mails you the link that confirms your address once more. */
    sendVerification(input: Options & { body: { email: string } }): Promise<Record<string, never>>
    /** Begins two-factor set-up: gives the secret for your authenticator and the backup codes. */
    enableTwoFactor(
      input: Options & { body: { password: string } },
    ): Promise<{ totpURI: string; backupCodes: Array<string> }>
    /** Checks a code of your authenticator: finishes set-up or sign-in. */
    verifyTotp(input: Options & { body: { code: string; trustDevice?: boolean } }): Promise<Record<string, never>>
    /** Signs in with one of your backup codes, which is then used up. */
    verifyBackupCode(input: Options & { body: { code: string; trustDevice?: boolean } }): Promise<Record<string, never>>
    /** Turns two-factor off. */
    disableTwoFactor(input: Options & { body: { password: string } }): Promise<Record<string, never>>
  }
  billing: {
    /** Opens the payment page for a price of the catalogue, or the one that is open already. */
    createCheckoutSession(
      input: Options & { body: { priceId: string; successUrl: string; cancelUrl: string } },
    ): Promise<{ url: string }>
    /** Begins a plan that is paid on our own page; the amount must be the catalogue’s, in whole dollars. */
    createPaymentIntent(
      input: Options & { body: { amount: number; planType: string } },
    ): Promise<{ clientSecret: string }>
    /** Tells your plan, how it is paid, what changes next, and whether payments are set up. */
    read(input?: Options): Promise<Billing>
    /** Tells exactly what a change of plan would cost now, and when it takes effect. */
    preview(input: Options & { body: PlanChoice }): Promise<PlanPreview>
    /** Changes plan: a larger one at once for the difference, a smaller one at the end of the period. */
    change(input: Options & { body: PlanChange }): Promise<ChangedPlan>
    /** Takes back a change of plan that has not begun. */
    undo(input?: Options): Promise<Billing>
    /** Ends your plan with the period that is paid for. */
    cancel(input?: Options): Promise<Billing>
    /** Takes a cancellation back while the paid period lasts. */
    resume(input?: Options): Promise<Billing>
    /** Opens the payment provider’s page for your payment method. */
    portal(input: Options & { body: { returnUrl: string } }): Promise<{ url: string }>
    /** Lists your invoices, newest first, each with its PDF. */
    listInvoices(input?: Options): Promise<Array<Invoice>>
    /** Gives an account a plan without payment; the tier micro takes it away again. */
    setPlan(
      input: Options & {
        params: { userId: Id }
        body: { tier: 'micro' | 'starter' | 'professional' | 'enterprise' | 'quantum' }
      },
    ): Promise<Billing>
  }
  bots: {
    /** Lists the built-in bots and your agents with saved tests, each with its tests and about how many actions they take. */
    list(input?: Options): Promise<Array<Bot>>
    /** Runs the tests of the built-in bots and measures the parts of the installation. Asked for while it runs, it answers with the same run. */
    testAll(input?: Options): Promise<ComprehensiveTest>
    /** Tells the latest score of each bot and of each part of the installation, and what is critical. */
    report(input?: Options): Promise<PerformanceReport>
    /** Lists test results, newest first, of all bots or of one. */
    history(input?: Options & { query?: { before?: Id; limit?: number; botId?: Id } }): Promise<Array<TestResult>>
    /** Tells day by day of the last 30 how tests ended, how long they took and what they cost. */
    trend(input?: Options & { query?: { botId?: Id } }): Promise<Array<TestDay>>
    /** Measures queue, database, browser, planner, mail and storage now. */
    health(input?: Options): Promise<Array<SystemHealth>>
    /** Runs the tests of one bot, or of one of your agents. */
    test(input: Options & { params: ById }): Promise<Array<TestResult>>
    /** Saves a completed run of an agent as a test of it: what it came to is what the test expects. */
    saveTest(input: Options & { params: ById; body: NewAgentTest }): Promise<AgentTest>
    /** Deletes a saved test; its results stay. */
    deleteTest(input: Options & { params: ById }): Promise<Done>
  }
  collab: {
    /** Lists the drafts you write with others: your own, and those you were invited to. */
    list(input?: Options): Promise<Array<CollabDraft>>
    /** Begins a draft of an agent that several people can write together. */
    create(input: Options & { body: { name: string } }): Promise<CollabDraft>
    /** Tells of one draft; its owner is also told who came by the invitation. */
    read(
      input: Options & { params: ById },
    ): Promise<{
      id: string
      name: string
      role: 'owner' | 'guest'
      owner: string
      invited: boolean
      changedAt: string
      guests: Array<CollabGuest>
    }>
    /** Deletes a draft of yours for everybody, or leaves one you were invited to. */
    remove(input: Options & { params: ById }): Promise<Done>
    /** Makes an invitation that takes the place of the one before. It is told once. */
    invite(input: Options & { params: ById }): Promise<{ token: string }>
    /** Ends the invitation, and whoever came by it is out at once. */
    uninvite(input: Options & { params: ById }): Promise<Done>
    /** Removes one person at once, and ends the invitation they came by. */
    removeGuest(input: Options & { params: { id: Id; guestId: Id } }): Promise<Done>
    /** Joins a draft by its invitation. */
    join(input: Options & { body: { token: string } }): Promise<CollabDraft>
    /** Gives a sign of presence and, with an update, merges edits; answers what the server has now, as a state vector. */
    sync(input: Options & { params: ById; body: { sign: CollabSign; update?: string } }): Promise<{ vector: string }>
  }
  credentials: {
    /** Lists your stored log-ins, never their secrets. */
    list(input?: Options): Promise<Array<Credential>>
    /** Stores a log-in for one web origin; its secret can be used and replaced but not read again. */
    create(input: Options & { body: NewCredentialInput }): Promise<Credential>
    /** Replaces the secret of a stored log-in. */
    replaceSecret(input: Options & { params: ById; body: { secret: string } }): Promise<Credential>
    /** Deletes a stored log-in. */
    delete(input: Options & { params: ById }): Promise<Done>
  }
  deployment: {
    /** Lists your deployed bots, newest first. */
    list(input?: Options): Promise<Array<DeployedBot>>
    /** Deploys a bot: an agent bound to platforms of the catalogue. */
    deploy(input: Options & { body: NewDeploymentInput }): Promise<DeployedBot>
    /** Stores the keys a bot reaches its platforms with. They are never shown again. */
    configureKeys(input: Options & { params: { botId: Id }; body: KeyConfigurationInput }): Promise<DeployedBot>
    /** Pauses a bot, or activates it if its saved tests let it. */
    toggle(input: Options & { params: { botId: Id }; body: { action: 'pause' | 'activate' } }): Promise<DeployedBot>
    /** Makes one read on a platform with a key, and tells what the platform answered. */
    testKey(input: Options & { params: { botId: Id }; body: KeyTrial }): Promise<TriedKey>
    /** Brings back what the bot was before its last change, platforms and steps. */
    rollBack(input: Options & { params: { botId: Id } }): Promise<DeployedBot>
  }
  extension: {
    /** Lists the packages of the browser extension with their size and checksum. */
    packages(input?: Options): Promise<Array<ExtensionPackage>>
    /** Makes a code that pairs one browser within minutes. The code before it no longer works. */
    code(input?: Options): Promise<PairingCode>
    /** Pairs the browser whose extension asks, with a code, which is then used up. */
    pair(input: Options & { body: { code: string; name: string } }): Promise<Paired>
    /** Gives a paired browser its next token. Showing a renewal a second time ends the pairing. */
    renew(input: Options & { body: { renewal: string } }): Promise<BrowserKeys>
    /** Lists the browsers that are paired with your account. */
    browsers(input?: Options): Promise<Array<PairedBrowser>>
    /** Ends the pairing of a browser at once. */
    revoke(input: Options & { params: ById }): Promise<Done>
    /** Ends the pairing of the browser that asks. */
    leave(input?: Options): Promise<Done>
    /** Has an agent carry out its steps on the page whose address is given. */
    run(input: Options & { body: { agentId: Id; url: string; title?: string } }): Promise<Task>
  }
  flags: {
    /** Lists what may be turned off for the whole installation. Administrators only. */
    list(input?: Options): Promise<Array<FeatureFlag>>
    /** Turns a part of the product on or off for everybody; in force within seconds. Administrators only. */
    set(
      input: Options & { params: { name: 'sign-up' | 'model-planners' }; body: { on: boolean } },
    ): Promise<FeatureFlag>
  }
  health: {
    /** Tells whether this process lives, is ready, and which version it is. 503 while it is not ready. */
    read(input?: Options): Promise<Health>
  }
  help: {
    /** Answers a question about the product, and about the asker’s own latest runs. No sign-in. */
    chat(input: Options & { body: HelpQuestionInput }): Promise<HelpAnswer>
    /** Tells how many people found each answer of the help page helpful. No sign-in. */
    votes(input?: Options): Promise<HelpVotes>
    /** Says whether an answer of the help page was helpful; the last word of an account counts. */
    vote(
      input: Options & {
        params: { entry: 'start' | 'rollover' | 'change' | 'apps' | 'failed' | 'data' }
        body: { helpful: boolean }
      },
    ): Promise<Done>
  }
  lab: {
    /** Checks an agent’s words, steps, permissions and record: personal data, wide permissions, unasked effects, unproven success. */
    ethics(input: Options & { params: ById }): Promise<EthicsReport>
    /** Forecasts actions, cost and the day the limit is reached from your own history, and tells the best hour to run. */
    forecast(input?: Options): Promise<LabForecast>
    /** Reads one page of your copy of the practice site by its path; reaches nothing else. */
    page(input: Options & { query: { path: string } }): Promise<PracticePage>
    /** Tells whether this installation can place real phone calls. */
    phone(input?: Options): Promise<{ service: 'ready' | 'none' }>
    /** Goes through a call script with a simulated callee. Nobody is phoned, nothing is kept. */
    rehearse(input: Options & { body: CallDesignInput }): Promise<CallRehearsal>
  }
  liveBrowser: {
    /** Takes the browser of a running task over; the agent waits, and its time stands still. */
    takeOver(input: Options & { params: ById }): Promise<Done>
    /** Hands the browser back to the agent, which goes on from the page as it is. */
    handBack(input: Options & { params: ById }): Promise<Done>
    /** Does something on the page you have taken over. What you type is neither logged nor kept. */
    input(input: Options & { params: ById; body: { inputs: Array<Handling> } }): Promise<Done>
  }
  mcp: {
    /** Lists the MCP servers your agents may use, with their tools. */
    list(input?: Options): Promise<Array<McpServer>>
    /** Asks an MCP server for its tools and lets your agents use them. */
    create(input: Options & { body: NewMcpServerInput }): Promise<McpServer>
    /** Asks a server for its tools again and allows them as they are now. */
    look(input: Options & { params: ById }): Promise<McpServer>
    /** Takes an MCP server away from your agents. */
    delete(input: Options & { params: ById }): Promise<Done>
  }
  monitor: {
    /** Tells what this installation does right now: queue, pace, latencies, workers, browser and memory. */
    read(input?: Options): Promise<Monitor>
    /** Tells of each of your agents what it is doing, how its last task ended and when it runs next. */
    agents(input?: Options): Promise<Array<AgentState>>
    /** Tells which of the first steps with the product you have taken. */
    firstSteps(input?: Options): Promise<FirstSteps>
  }
  outbox: {
    /** Lists mail that was kept instead of sent, because no mail server is set up, and drafts; newest first, at most 100. */
    list(input?: Options): Promise<Array<OutboxMail>>
  }
  phone: {
    /** Lists phone calls with their transcripts, newest first, at most 100. */
    list(input?: Options): Promise<Array<PhoneCall>>
  }
  plans: {
    /** Makes steps of plain words and shows them, with what they will cost and what was not understood. Does nothing yet. */
    create(input: Options & { body: NewPlan }): Promise<Plan>
  }
  platforms: {
    /** Lists the platforms of the catalogue in full, best match first, with an ETag. */
    list(input?: Options & { query?: PlatformFilter }): Promise<Array<MegaPlatform>>
    /** Counts the platforms of the catalogue. */
    stats(input?: Options): Promise<PlatformStats>
    /** Writes a client for operations of a platform. */
    generateCode(input: Options & { params: { platformId: string }; body: CodeWishInput }): Promise<GeneratedCode>
  }
  practice: {
    /** Tells where your copy of the practice site is, on which agents may do anything. */
    read(input?: Options): Promise<Practice>
    /** Makes your copy of the practice site new. */
    reset(input?: Options): Promise<Done>
  }
  localModel: {
    /** Says which open model fits this machine, and how far it has come. */
    read(input?: Options): Promise<LocalModel>
    /** Fetches the model that fits this machine, or goes on fetching it. Administrators only. */
    fetch(input?: Options): Promise<Done>
    /** Stops fetching; what has come is kept. Administrators only. */
    pause(input?: Options): Promise<Done>
    /** Removes the model and what it runs on from this machine. Administrators only. */
    remove(input?: Options): Promise<Done>
  }
  models: {
    /** Says which models can be used, with whose key, and which model servers run on this machine. */
    read(input?: Options): Promise<ModelsHere>
    /** Says what models took this month, and how much they may cost. */
    month(input?: Options): Promise<ModelMonth>
    /** Sets how much your models may cost in a month; null is no limit. */
    cap(input: Options & { body: { ownCents: number | null } }): Promise<ModelMonth>
    /** Tries a key or a server of your own, and keeps it sealed if it answers. */
    save(
      input: Options & { params: { provider: 'anthropic' | 'openai' | 'compatible' }; body: NewModelKey },
    ): Promise<{ key: ModelKey; models: Array<string> }>
    /** Forgets a key of yours. */
    forget(input: Options & { params: { provider: 'anthropic' | 'openai' | 'compatible' } }): Promise<{ ok: true }>
  }
  push: {
    /** Tells the key under which this installation sends push messages; null where the operator has set none. */
    read(input?: Options): Promise<{ publicKey: string | null }>
    /** Lets a browser be told when one of your runs waits for your approval. */
    subscribe(input: Options & { body: PushAddress }): Promise<Done>
    /** Tells a browser nothing any more. */
    unsubscribe(input: Options & { body: { endpoint: string } }): Promise<Done>
  }
  repairs: {
    /** Lists recipes whose last run found something under another name or did a step in another way, with the change that would make them fit. */
    list(input?: Options): Promise<Array<Repair>>
    /** Makes the repaired recipe the newest version. Refused when the recipe has changed meanwhile. */
    accept(input: Options & { params: ById; body: { taskId: string; recipeVersion: number } }): Promise<Agent>
  }
  profiles: {
    /** Lists the browser profiles your agents keep, never what is in them. */
    list(input?: Options): Promise<Array<BrowserProfile>>
    /** Forgets a browser profile: agents sign in anew. */
    delete(input: Options & { params: ById }): Promise<Done>
  }
  schedules: {
    /** Reads when an agent runs by itself, with its next five runs; null if it runs only when it is told to. */
    read(input: Options & { params: ById }): Promise<Schedule | null>
    /** Sets when an agent runs by itself, in place of what was set before. */
    save(input: Options & { params: ById; body: ScheduleBodyInput }): Promise<Schedule>
    /** Takes an agent’s schedule away. */
    delete(input: Options & { params: ById }): Promise<Done>
    /** Shows the next five runs a schedule would have, and stores nothing. */
    preview(input: Options & { body: Timetable }): Promise<{ nextRuns: Array<string> }>
  }
  settings: {
    /** Reads your settings. */
    read(input?: Options): Promise<UserSettings>
    /** Saves your settings, all of them at once. */
    save(input: Options & { body: ExportedSettings }): Promise<UserSettings>
  }
  shares: {
    /** Lists the links to a run that still work, newest first. */
    listOfTask(input: Options & { params: ById }): Promise<Array<Share>>
    /** Makes a link that shows a run to whoever has it, until it expires or is revoked. */
    create(input: Options & { params: ById; body: { days: 1 | 7 | 30 } }): Promise<NewShare>
    /** Revokes a link at once. */
    revoke(input: Options & { params: ById }): Promise<Done>
    /** Shows the run behind a link. No sign-in. */
    read(input: Options & { params: { token: string } }): Promise<SharedRun>
    /** Lists the steps of the run behind a link. No sign-in. */
    steps(input: Options & { params: { token: string }; query?: StepPagingInput }): Promise<Array<StepSummary>>
  }
  tasks: {
    /** Lists your tasks, newest first, all or those that fit. */
    list(input?: Options & { query?: TaskFilterInput }): Promise<Array<Task>>
    /** Accepts a one-off task, of an agent or of nobody, and carries it out. With an Idempotency-Key, asking twice makes one task. */
    create(input: Options & { body: NewTaskInput }): Promise<Task>
    /** Reads one task with the journal of its steps. */
    read(input: Options & { params: ById }): Promise<TaskTrace>
    /** Reads one task without its steps: how far it is, and what can be done with it. */
    run(input: Options & { params: ById }): Promise<Run>
    /** Lists the steps of a task in their order, without inputs and outputs. */
    steps(input: Options & { params: ById; query?: StepPagingInput }): Promise<Array<StepSummary>>
    /** Reads one step of a task with what went in and what came out. */
    step(input: Options & { params: StepPlace }): Promise<TaskStep>
    /** Does an ended task again in a new one: from the start, from the step that failed with the finished steps taken over, or with the very steps that a model decided on, without asking it. */
    retry(
      input: Options & { params: ById; body: { from: 'start' | 'failed-step' | 'decided-steps' | 'other-rows' } },
    ): Promise<Task>
    /** Tells how many actions a recipe will use and how many are left, before it runs. */
    forecast(input: Options & { body: { recipe: RecipeInput } }): Promise<TaskForecast>
    /** Pauses a task before its next step. */
    pause(input: Options & { params: ById }): Promise<Task>
    /** Lets a paused task go on. */
    resume(input: Options & { params: ById }): Promise<Task>
    /** Says of a step that may or may not have happened whether it did; the task then goes on. */
    review(input: Options & { params: ById; body: { happened: boolean } }): Promise<Task>
    /** Cancels a task; a step under way is finished first. */
    cancel(input: Options & { params: ById }): Promise<Task>
    /** Lists the tasks of one agent, newest first. */
    listOfAgent(input: Options & { params: ById; query?: PagingInput }): Promise<Array<Task>>
  }
  templates: {
    /** Lists the built-in templates with steps that run on your copy of the practice site as they are. */
    list(input?: Options): Promise<Array<Template>>
  }
  tools: {
    /** Lists the tools a step can use, with what each takes. */
    list(input?: Options): Promise<Array<ToolCard>>
  }
  triggers: {
    /** Lists the addresses at which other programs start your agents, never their secrets. */
    list(input?: Options): Promise<Array<Trigger>>
    /** Makes an address at which another program starts an agent, and shows its signing secret this once. */
    create(input: Options & { body: NewTrigger }): Promise<CreatedTrigger>
    /** Renames a trigger, or switches it on or off. */
    change(input: Options & { params: ById; body: TriggerChange }): Promise<Trigger>
    /** Gives a trigger a new signing secret and shows it this once; the one before stays good for 24 hours. */
    rotate(input: Options & { params: ById }): Promise<CreatedTrigger>
    /** Deletes a trigger; its address starts nothing any more. */
    delete(input: Options & { params: ById }): Promise<Done>
  }
  usage: {
    /** Tells day by day what your agents did: actions, how tasks ended, time saved and cost. */
    history(input?: Options & { query?: { days?: number } }): Promise<Array<UsageDay>>
    /** Tells your plan and its monthly limit of AI actions. */
    subscription(input?: Options): Promise<SubscriptionStatus>
    /** Tells the AI actions used this month, your level and XP. */
    analytics(input?: Options): Promise<UserAnalytics>
  }
  watches: {
    /** Lists the prices your agents keep an eye on. */
    list(input?: Options): Promise<Array<Watch>>
    /** Watches a price in the results of an agent, and alerts when it falls, reaches a target or rises. */
    create(input: Options & { body: NewWatchInput }): Promise<Watch>
    /** Stops watching a price; its alerts stay. */
    delete(input: Options & { params: ById }): Promise<Done>
  }
  webhooks: {
    /** Lists where you want to be told what happened, never the signing secrets. */
    list(input?: Options): Promise<Array<Webhook>>
    /** Names an address that is told what happens, and shows its signing secret this once. */
    create(input: Options & { body: NewWebhookInput }): Promise<CreatedWebhook>
    /** Changes the given fields of a webhook; switching it off gives up what was on its way. */
    change(input: Options & { params: ById; body: WebhookChange }): Promise<Webhook>
    /** Gives a webhook a new signing secret and shows it this once; for 24 hours both secrets sign. */
    rotate(input: Options & { params: ById }): Promise<CreatedWebhook>
    /** Deletes a webhook and the record of its deliveries. */
    delete(input: Options & { params: ById }): Promise<Done>
    /** Lists the deliveries of a webhook, newest first. */
    listDeliveries(input: Options & { params: ById; query?: PagingInput }): Promise<Array<Delivery>>
    /** Sends a delivery again, now, under the same webhook-id. */
    replay(input: Options & { params: ById }): Promise<Delivery>
  }
}

export const CALLS = {
  account: {
    session: ['GET', '/api/session'],
    rename: ['PATCH', '/api/account'],
    delete: ['POST', '/api/account/delete'],
    verifyEmail: ['POST', '/api/account/verify-email'],
    listSessions: ['GET', '/api/account/sessions'],
    revokeSession: ['DELETE', '/api/account/sessions/:id'],
    revokeOtherSessions: ['POST', '/api/account/sessions/revoke-others'],
    listApiKeys: ['GET', '/api/account/api-keys'],
    createApiKey: ['POST', '/api/account/api-keys'],
    regenerateApiKey: ['POST', '/api/account/api-keys/:id/regenerate'],
    deleteApiKey: ['DELETE', '/api/account/api-keys/:id'],
  },
  admin: {
    removeDemoData: ['DELETE', '/api/admin/demo-data'],
    key: ['GET', '/api/admin/key'],
    users: ['GET', '/api/admin/users'],
    setRole: ['PATCH', '/api/admin/users/:id'],
    setModelCap: ['PUT', '/api/admin/users/:id/model-cap'],
    models: ['GET', '/api/admin/models'],
    queue: ['GET', '/api/admin/queue'],
  },
  agents: {
    list: ['GET', '/api/agents'],
    read: ['GET', '/api/agents/:id'],
    create: ['POST', '/api/agents'],
    fromTask: ['POST', '/api/tasks/:id/agent'],
    change: ['PATCH', '/api/agents/:id'],
    execute: ['POST', '/api/agents/:id/execute'],
    recipes: ['GET', '/api/agents/:id/recipes'],
    restore: ['POST', '/api/agents/:id/recipes/:version/restore'],
    dryRun: ['POST', '/api/agents/:id/dry-run'],
    delete: ['DELETE', '/api/agents/:id'],
    undelete: ['POST', '/api/agents/:id/undelete'],
  },
  alerts: {
    list: ['GET', '/api/alerts'],
    read: ['POST', '/api/alerts/:id/read'],
  },
  approvals: {
    list: ['GET', '/api/approvals'],
    approve: ['POST', '/api/approvals/:id/approve'],
    answer: ['POST', '/api/approvals/:id/answer'],
    reject: ['POST', '/api/approvals/:id/reject'],
  },
  artefacts: {
    listOfTask: ['GET', '/api/tasks/:id/artefacts'],
  },
  audit: {
    list: ['GET', '/api/admin/audit'],
    check: ['GET', '/api/admin/audit/check'],
  },
  auth: {
    signUp: ['POST', '/api/auth/sign-up/email'],
    signIn: ['POST', '/api/auth/sign-in/email'],
    signOut: ['POST', '/api/auth/sign-out'],
    changePassword: ['POST', '/api/auth/change-password'],
    requestPasswordReset: ['POST', '/api/auth/request-password-reset'],
    resetPassword: ['POST', '/api/auth/reset-password'],
    sendVerification: ['POST', '/api/auth/send-verification-email'],
    enableTwoFactor: ['POST', '/api/auth/two-factor/enable'],
    verifyTotp: ['POST', '/api/auth/two-factor/verify-totp'],
    verifyBackupCode: ['POST', '/api/auth/two-factor/verify-backup-code'],
    disableTwoFactor: ['POST', '/api/auth/two-factor/disable'],
  },
  billing: {
    createCheckoutSession: ['POST', '/api/create-checkout-session'],
    createPaymentIntent: ['POST', '/api/create-payment-intent'],
    read: ['GET', '/api/billing'],
    preview: ['POST', '/api/billing/preview'],
    change: ['POST', '/api/billing/change'],
    undo: ['POST', '/api/billing/undo'],
    cancel: ['POST', '/api/billing/cancel'],
    resume: ['POST', '/api/billing/resume'],
    portal: ['POST', '/api/billing/portal'],
    listInvoices: ['GET', '/api/billing/invoices'],
    setPlan: ['PUT', '/api/admin/plans/:userId'],
  },
  bots: {
    list: ['GET', '/api/bots'],
    testAll: ['POST', '/api/bots/test/comprehensive'],
    report: ['GET', '/api/bots/performance/report'],
    history: ['GET', '/api/bots/test/history'],
    trend: ['GET', '/api/bots/test/trend'],
    health: ['GET', '/api/bots/health'],
    test: ['POST', '/api/bots/:id/test'],
    saveTest: ['POST', '/api/tasks/:id/save-as-test'],
    deleteTest: ['DELETE', '/api/bots/tests/:id'],
  },
  collab: {
    list: ['GET', '/api/collab/drafts'],
    create: ['POST', '/api/collab/drafts'],
    read: ['GET', '/api/collab/drafts/:id'],
    remove: ['DELETE', '/api/collab/drafts/:id'],
    invite: ['POST', '/api/collab/drafts/:id/invitation'],
    uninvite: ['DELETE', '/api/collab/drafts/:id/invitation'],
    removeGuest: ['DELETE', '/api/collab/drafts/:id/guests/:guestId'],
    join: ['POST', '/api/collab/join'],
    sync: ['POST', '/api/collab/drafts/:id/sync'],
  },
  credentials: {
    list: ['GET', '/api/credentials'],
    create: ['POST', '/api/credentials'],
    replaceSecret: ['POST', '/api/credentials/:id/secret'],
    delete: ['DELETE', '/api/credentials/:id'],
  },
  deployment: {
    list: ['GET', '/api/deployment/my-bots'],
    deploy: ['POST', '/api/deployment/deploy-bot'],
    configureKeys: ['POST', '/api/deployment/configure-keys/:botId'],
    toggle: ['POST', '/api/deployment/toggle-bot/:botId'],
    testKey: ['POST', '/api/deployment/test-key/:botId'],
    rollBack: ['POST', '/api/deployment/roll-back/:botId'],
  },
  extension: {
    packages: ['GET', '/api/extension/packages'],
    code: ['POST', '/api/extension/code'],
    pair: ['POST', '/api/extension/pair'],
    renew: ['POST', '/api/extension/renew'],
    browsers: ['GET', '/api/extension/browsers'],
    revoke: ['DELETE', '/api/extension/browsers/:id'],
    leave: ['POST', '/api/extension/leave'],
    run: ['POST', '/api/extension/runs'],
  },
  flags: {
    list: ['GET', '/api/admin/flags'],
    set: ['PUT', '/api/admin/flags/:name'],
  },
  health: {
    read: ['GET', '/api/health'],
  },
  help: {
    chat: ['POST', '/api/help/chat'],
    votes: ['GET', '/api/help/votes'],
    vote: ['PUT', '/api/help/votes/:entry'],
  },
  lab: {
    ethics: ['GET', '/api/agents/:id/ethics'],
    forecast: ['GET', '/api/lab/forecast'],
    page: ['GET', '/api/lab/practice-page'],
    phone: ['GET', '/api/lab/phone'],
    rehearse: ['POST', '/api/lab/rehearsals'],
  },
  liveBrowser: {
    takeOver: ['POST', '/api/tasks/:id/browser/take-over'],
    handBack: ['POST', '/api/tasks/:id/browser/hand-back'],
    input: ['POST', '/api/tasks/:id/browser/input'],
  },
  mcp: {
    list: ['GET', '/api/mcp-servers'],
    create: ['POST', '/api/mcp-servers'],
    look: ['POST', '/api/mcp-servers/:id/look'],
    delete: ['DELETE', '/api/mcp-servers/:id'],
  },
  monitor: {
    read: ['GET', '/api/monitor'],
    agents: ['GET', '/api/monitor/agents'],
    firstSteps: ['GET', '/api/monitor/first-steps'],
  },
  outbox: {
    list: ['GET', '/api/outbox'],
  },
  phone: {
    list: ['GET', '/api/calls'],
  },
  plans: {
    create: ['POST', '/api/plans'],
  },
  platforms: {
    list: ['GET', '/api/mega-platforms'],
    stats: ['GET', '/api/mega-platforms/stats'],
    generateCode: ['POST', '/api/mega-platforms/:platformId/generate-code'],
  },
  practice: {
    read: ['GET', '/api/practice'],
    reset: ['POST', '/api/practice/reset'],
  },
  localModel: {
    read: ['GET', '/api/local-model'],
    fetch: ['POST', '/api/local-model'],
    pause: ['POST', '/api/local-model/pause'],
    remove: ['DELETE', '/api/local-model'],
  },
  models: {
    read: ['GET', '/api/models'],
    month: ['GET', '/api/model-month'],
    cap: ['PUT', '/api/model-month'],
    save: ['PUT', '/api/models/:provider'],
    forget: ['DELETE', '/api/models/:provider'],
  },
  push: {
    read: ['GET', '/api/push'],
    subscribe: ['POST', '/api/push/subscribe'],
    unsubscribe: ['POST', '/api/push/unsubscribe'],
  },
  repairs: {
    list: ['GET', '/api/repairs'],
    accept: ['POST', '/api/agents/:id/repair'],
  },
  profiles: {
    list: ['GET', '/api/browser-profiles'],
    delete: ['DELETE', '/api/browser-profiles/:id'],
  },
  schedules: {
    read: ['GET', '/api/agents/:id/schedule'],
    save: ['PUT', '/api/agents/:id/schedule'],
    delete: ['DELETE', '/api/agents/:id/schedule'],
    preview: ['POST', '/api/schedules/preview'],
  },
  settings: {
    read: ['GET', '/api/settings/user'],
    save: ['POST', '/api/settings/user'],
  },
  shares: {
    listOfTask: ['GET', '/api/tasks/:id/shares'],
    create: ['POST', '/api/tasks/:id/shares'],
    revoke: ['DELETE', '/api/shares/:id'],
    read: ['GET', '/api/shared/:token'],
    steps: ['GET', '/api/shared/:token/steps'],
  },
  tasks: {
    list: ['GET', '/api/tasks'],
    create: ['POST', '/api/tasks'],
    read: ['GET', '/api/tasks/:id'],
    run: ['GET', '/api/tasks/:id/run'],
    steps: ['GET', '/api/tasks/:id/steps'],
    step: ['GET', '/api/tasks/:id/steps/:position'],
    retry: ['POST', '/api/tasks/:id/retry'],
    forecast: ['POST', '/api/tasks/forecast'],
    pause: ['POST', '/api/tasks/:id/pause'],
    resume: ['POST', '/api/tasks/:id/resume'],
    review: ['POST', '/api/tasks/:id/review'],
    cancel: ['POST', '/api/tasks/:id/cancel'],
    listOfAgent: ['GET', '/api/agents/:id/tasks'],
  },
  templates: {
    list: ['GET', '/api/templates'],
  },
  tools: {
    list: ['GET', '/api/tools'],
  },
  triggers: {
    list: ['GET', '/api/triggers'],
    create: ['POST', '/api/triggers'],
    change: ['PATCH', '/api/triggers/:id'],
    rotate: ['POST', '/api/triggers/:id/rotate'],
    delete: ['DELETE', '/api/triggers/:id'],
  },
  usage: {
    history: ['GET', '/api/analytics/history'],
    subscription: ['GET', '/api/subscription/status'],
    analytics: ['GET', '/api/analytics/user'],
  },
  watches: {
    list: ['GET', '/api/watches'],
    create: ['POST', '/api/watches'],
    delete: ['DELETE', '/api/watches/:id'],
  },
  webhooks: {
    list: ['GET', '/api/webhooks'],
    create: ['POST', '/api/webhooks'],
    change: ['PATCH', '/api/webhooks/:id'],
    rotate: ['POST', '/api/webhooks/:id/rotate'],
    delete: ['DELETE', '/api/webhooks/:id'],
    listDeliveries: ['GET', '/api/webhooks/:id/deliveries'],
    replay: ['POST', '/api/deliveries/:id/replay'],
  },
} as const satisfies Record<string, Record<string, readonly [Method, string]>>
