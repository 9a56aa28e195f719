import type { AUTH_MODES } from '@app/contract'
import type { MasterKey } from '@app/core'
import { EnvReader } from './config/env-reader.ts'
import { isLoopback } from './config/loopback.ts'
import { type MailAddress, mailServer } from './config/mail-server.ts'
import * as as from './config/parsers.ts'

/** Nothing but types comes from elsewhere: the start packs this file, to judge the environment before anything is installed. */
const MODES = ['demo', 'accounts'] as const satisfies typeof AUTH_MODES
export const PROCESS_ROLES = ['web', 'worker'] as const
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

export interface Config {
  host: string
  port: number
  dataDir: string
  databaseUrl: string | undefined
  /** Where people open the product; undefined means wherever they reach it on this machine. */
  publicUrl: URL | undefined
  authMode: (typeof AUTH_MODES)[number]
  adminKey: string | undefined
  masterKeys: MasterKey[] | undefined
  roles: readonly (typeof PROCESS_ROLES)[number][]
  logLevel: (typeof LOG_LEVELS)[number]
  metricsToken: string | undefined
  /** Keys for push messages to browsers, and whom push services can write to. */
  push: { publicKey?: string; privateKey?: string; contact?: string }
  /** Where OpenTelemetry traces go; without an endpoint nowhere. */
  tracing: { endpoint?: string; headers?: Record<string, string>; service?: string }
  browser: { path: string | undefined; cdpUrl: string | undefined }
  egressAllow: string[]
  /** Where the practice shop is on this machine; undefined: at a free port in demo mode, else nowhere. */
  practicePort: number | 'off' | undefined
  stripe: { secretKey?: string; publishableKey?: string; webhookSecret?: string; apiBase?: string }
  models: { anthropicKey?: string; anthropicBase?: string; openaiKey?: string; openaiBase?: string }
  mail: { smtp?: MailAddress; imap?: MailAddress }
  twilio: { accountSid?: string; authToken?: string; apiBase?: string }
  s3: { endpoint?: string; region?: string; bucket?: string; accessKeyId?: string; secretAccessKey?: string }
}

/** Every mistake at once, each with what helps. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(['The configuration has mistakes:', ...mistakes.map((mistake) => `  • ${mistake}`)].join('\n'))
    this.name = 'ConfigError'
    this.mistakes = mistakes
  }
}

/** The environment, read once. Empty means unset, and `NAME_FILE` names a file that holds the value. */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { dataDir: string }): Config {
  const read = new EnvReader(env)
  const config: Config = {
    host: read.one('HOST', as.text) ?? '127.0.0.1',
    port: read.one('PORT', as.port) ?? 3000,
    dataDir: read.one('DATA_DIR', as.folder) ?? defaults.dataDir,
    databaseUrl: read.one('DATABASE_URL', as.url('postgres', 'postgresql')),
    publicUrl: read.one('PUBLIC_URL', as.origin),
    authMode: read.one('AUTH_MODE', as.oneOf(MODES)) ?? 'demo',
    adminKey: read.one('ADMIN_KEY', as.strongKey),
    masterKeys: read.one('MASTER_KEYS', as.masterKeys),
    roles: read.one('ROLES', as.someOf(PROCESS_ROLES)) ?? PROCESS_ROLES,
    logLevel: read.one('LOG_LEVEL', as.oneOf(LOG_LEVELS)) ?? 'info',
    metricsToken: read.one('METRICS_TOKEN', as.strongKey),
    push: read.group({
      publicKey: ['PUSH_PUBLIC_KEY', as.text],
      privateKey: ['PUSH_PRIVATE_KEY', as.text],
      contact: ['PUSH_CONTACT', as.url('mailto', 'https')],
    }),
    tracing: read.group({
      endpoint: ['OTEL_EXPORTER_OTLP_ENDPOINT', as.url('http', 'https')],
      headers: ['OTEL_EXPORTER_OTLP_HEADERS', as.headers],
      service: ['OTEL_SERVICE_NAME', as.text],
    }),
    browser: {
      path: read.one('BROWSER_PATH', as.file),
      cdpUrl: read.one('BROWSER_CDP_URL', as.url('http', 'https', 'ws', 'wss')),
    },
    egressAllow: read.one('EGRESS_ALLOW', as.addresses) ?? [],
    practicePort: read.one('PRACTICE_PORT', as.portOrOff),
    stripe: read.group({
      secretKey: ['STRIPE_SECRET_KEY', as.startsWith('sk_', 'rk_')],
      publishableKey: ['STRIPE_PUBLISHABLE_KEY', as.startsWith('pk_')],
      webhookSecret: ['STRIPE_WEBHOOK_SECRET', as.startsWith('whsec_')],
      apiBase: ['STRIPE_API_BASE', as.url('http', 'https')],
    }),
    models: read.group({
      anthropicKey: ['ANTHROPIC_API_KEY', as.text],
      anthropicBase: ['ANTHROPIC_BASE_URL', as.url('http', 'https')],
      openaiKey: ['OPENAI_API_KEY', as.text],
      openaiBase: ['OPENAI_BASE_URL', as.url('http', 'https')],
    }),
    mail: read.group({
      smtp: ['SMTP_URL', mailServer('smtp', 'smtps')],
      imap: ['IMAP_URL', mailServer('imap', 'imaps')],
    }),
    twilio: read.group({
      accountSid: ['TWILIO_ACCOUNT_SID', as.startsWith('AC')],
      authToken: ['TWILIO_AUTH_TOKEN', as.text],
      apiBase: ['TWILIO_API_BASE', as.url('http', 'https')],
    }),
    s3: read.group({
      endpoint: ['S3_ENDPOINT', as.url('http', 'https')],
      region: ['S3_REGION', as.text],
      bucket: ['S3_BUCKET', as.text],
      accessKeyId: ['S3_ACCESS_KEY_ID', as.text],
      secretAccessKey: ['S3_SECRET_ACCESS_KEY', as.text],
    }),
  }
  read.together('PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT')
  read.together('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN')
  read.together('S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY')
  if (config.authMode === 'demo' && !isLoopback(config.host)) {
    read.mistakes.push(
      `HOST is ${config.host}, which other machines can reach, and AUTH_MODE is demo, where nobody signs in. ` +
        'Set AUTH_MODE=accounts, or leave HOST at 127.0.0.1.',
    )
  }
  if (config.authMode === 'demo' && config.publicUrl && !isLoopback(config.publicUrl.hostname)) {
    read.mistakes.push(
      `PUBLIC_URL is ${config.publicUrl.origin}, which others can open, and AUTH_MODE is demo, where nobody signs in. ` +
        'Set AUTH_MODE=accounts, or leave PUBLIC_URL unset.',
    )
  }
  if (read.mistakes.length > 0) throw new ConfigError(read.mistakes)
  return config
}
