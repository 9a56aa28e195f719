import { PRODUCT_NAME } from '@app/spec'
import type { Config } from './config.ts'
import type { Parts } from './parts.ts'

const NO_SANDBOX =
  'without its sandbox: a page that breaks out of it is on this machine. See "A browser" in docs/running.md.'

/** What a person who has just started it wants to know, and nothing else. */
export function drawBanner(config: Config, parts: Parts, practiceUrl: string | undefined): string {
  const address =
    config.publicUrl?.origin ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  const rows: [string, string][] = [
    ['Open', config.roles.includes('web') ? address : 'no web here: this process is a worker'],
    ['Mode', config.authMode === 'demo' ? 'demo, nobody signs in' : 'accounts, the first one is the administrator'],
    ['Roles', config.roles.join(', ')],
    ['Database', config.databaseUrl ? 'PostgreSQL at DATABASE_URL' : `built in, under ${config.dataDir}`],
    [
      'Browser',
      parts.findBrowser() === 'found'
        ? (config.browser.cdpUrl ?? config.browser.path ?? '')
        : 'none found: agents cannot browse. Install Chromium or set BROWSER_PATH.',
    ],
    ...(parts.findBrowser() === 'found' && parts.isSandboxed?.() === false
      ? [['', NO_SANDBOX] satisfies [string, string]]
      : []),
    ...(practiceUrl
      ? [['Practice', `${practiceUrl}, a shop for agents to rehearse on`] satisfies [string, string]]
      : []),
  ]
  return [
    '',
    `  ${PRODUCT_NAME} ${parts.version}`,
    ...rows.map(([name, value]) => `  ${name.padEnd(10)}${value}`),
    '',
  ].join('\n')
}
