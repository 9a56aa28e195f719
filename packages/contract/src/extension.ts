import { z } from 'zod'
import { agentCalls } from './agents.ts'
import { ById, call, Done, Id } from './call.ts'
import { practiceCalls } from './practice.ts'
import { Task, taskCalls } from './tasks.ts'
import { name, text } from './text.ts'

export const EXTENSION_BROWSERS = ['chrome', 'firefox', 'edge'] as const
export type ExtensionBrowser = (typeof EXTENSION_BROWSERS)[number]

/** What a paired browser's token begins with, so that the door knows it from an API key. */
export const BROWSER_TOKEN_PREFIX = 'ext_'

export const ExtensionPackage = z.strictObject({
  browser: z.enum(EXTENSION_BROWSERS),
  name: z.string(),
  /** Where it is fetched. */
  path: z.string(),
  version: z.string(),
  bytes: z.number().int(),
  sha256: z.string(),
})
export type ExtensionPackage = z.infer<typeof ExtensionPackage>

export const PairingCode = z.strictObject({ code: z.string(), expiresAt: z.iso.datetime() })
export type PairingCode = z.infer<typeof PairingCode>

export const PairedBrowser = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type PairedBrowser = z.infer<typeof PairedBrowser>

/** The one time they are seen whole: a token for hours, and what gets the next one, once. */
export const BrowserKeys = z.strictObject({
  token: z.string(),
  expiresAt: z.iso.datetime(),
  renewal: z.string(),
})
export type BrowserKeys = z.infer<typeof BrowserKeys>

export const Paired = z.strictObject({ ...BrowserKeys.shape, id: z.string(), userName: z.string() })
export type Paired = z.infer<typeof Paired>

const PageUrl = z.url({ protocol: /^https?$/ }).max(2_000)

export const extensionCalls = {
  packages: call({
    method: 'GET',
    path: '/api/extension/packages',
    does: 'Lists the packages of the browser extension with their size and checksum.',
    access: 'anyone',
    reply: z.array(ExtensionPackage),
  }),
  code: call({
    method: 'POST',
    path: '/api/extension/code',
    does: 'Makes a code that pairs one browser within minutes. The code before it no longer works.',
    reply: PairingCode,
  }),
  pair: call({
    method: 'POST',
    path: '/api/extension/pair',
    does: 'Pairs the browser whose extension asks, with a code, which is then used up.',
    access: 'anyone',
    body: z.strictObject({ code: text(40), name: name(60) }),
    reply: Paired,
  }),
  renew: call({
    method: 'POST',
    path: '/api/extension/renew',
    does: 'Gives a paired browser its next token. Showing a renewal a second time ends the pairing.',
    access: 'anyone',
    body: z.strictObject({ renewal: text(200) }),
    reply: BrowserKeys,
  }),
  browsers: call({
    method: 'GET',
    path: '/api/extension/browsers',
    does: 'Lists the browsers that are paired with your account.',
    reply: z.array(PairedBrowser),
  }),
  revoke: call({
    method: 'DELETE',
    path: '/api/extension/browsers/:id',
    does: 'Ends the pairing of a browser at once.',
    params: ById,
    reply: Done,
  }),
  leave: call({
    method: 'POST',
    path: '/api/extension/leave',
    does: 'Ends the pairing of the browser that asks.',
    reply: Done,
  }),
  run: call({
    method: 'POST',
    path: '/api/extension/runs',
    does: 'Has an agent carry out its steps on the page whose address is given.',
    body: z.strictObject({ agentId: Id, url: PageUrl, title: text(500).default('') }),
    reply: Task,
  }),
}

/** All a paired browser's token opens. */
export const BROWSER_REACH = [
  agentCalls.list,
  agentCalls.create,
  taskCalls.list,
  taskCalls.create,
  taskCalls.run,
  practiceCalls.read,
  extensionCalls.run,
  extensionCalls.leave,
].map(({ method, path }) => `${method} ${path}`)
