import { BOT_CAPABILITIES, PLATFORM_CATEGORIES, TASK_STATUSES } from '@app/spec'
import { z } from 'zod'
import { call, Id } from './call.ts'
import { Recipe } from './recipes.ts'
import { name, text } from './text.ts'

const PlatformId = z.string().regex(/^[a-z0-9-]{1,64}$/, { error: 'is not the id of a platform' })
const Values = z.record(z.string().min(1).max(64), text(500))

/** A platform of one's own making: where it is, without a path to climb out of and nothing that could be a key. */
const Address = z
  .url({ protocol: /^https?$/, error: 'must be a web address, such as https://shop.example' })
  .max(500)
  .refine((value) => !/[?#{}@]/.test(value), { error: 'must be a plain web address, without a user, a ? or a #' })

/** How a bot reaches one of its platforms. The key itself never comes back. */
export const Connection = z.strictObject({
  platformId: z.string(),
  name: z.string(),
  category: z.enum(PLATFORM_CATEGORIES),
  icon: z.string().nullable(),
  /** It answers nothing without a key. */
  requiresAuth: z.boolean(),
  /** What the key is made of, joined by colons; empty where none is taken here. */
  keyParts: z.array(z.string()),
  hasKey: z.boolean(),
  /** What the address needs besides, by name, and what was given for it. */
  asks: z.array(z.string()),
  values: Values,
  /** Its address holds a place only the account's owner knows, so that another may be named in its stead. */
  mayMove: z.boolean(),
  /** As the catalogue has it. */
  baseUrl: z.string(),
  address: z.string().nullable(),
  /** Names of the tools the bot has through it. */
  tools: z.array(z.string()),
})
export type Connection = z.infer<typeof Connection>

/** A saved test of the bot, and how its newest run since the last change ended. */
export const GuardingTest = z.strictObject({ name: z.string(), state: z.enum(['passed', 'failed', 'not-run']) })
export type GuardingTest = z.infer<typeof GuardingTest>

/** Spec 2 §3, with what the screen shows beside it. */
export const DeployedBot = z.strictObject({
  /** Of the agent it is. */
  id: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(['active', 'paused']),
  platforms: z.array(z.string()),
  capabilities: z.array(z.string()),
  fileAccess: z.boolean(),
  appAccess: z.boolean(),
  version: z.number().int(),
  /** The agent is no longer what was deployed; activating deploys the change. */
  changed: z.boolean(),
  /** There is an earlier state to go back to. */
  canRollBack: z.boolean(),
  connections: z.array(Connection),
  tests: z.array(GuardingTest),
  lastRun: z.strictObject({ id: z.string(), status: z.enum(TASK_STATUSES), createdAt: z.iso.datetime() }).nullable(),
  createdAt: z.iso.datetime(),
})
export type DeployedBot = z.infer<typeof DeployedBot>

export const NewDeployment = z.strictObject({
  name: name(120),
  /** Left empty: 'Automated bot: ' and the name. */
  description: text(10_000).optional(),
  selectedPlatforms: z
    .array(PlatformId)
    .min(1, { error: 'choose at least one platform' })
    .max(50, { error: 'at most 50 platforms' }),
  capabilities: z.array(z.enum(BOT_CAPABILITIES)).default([...BOT_CAPABILITIES]),
  fileAccess: z.boolean().default(false),
  appAccess: z.boolean().default(false),
  /** The steps it carries out, where they are known; else they are made of the description at the first run. */
  recipe: Recipe.nullable().optional(),
  /** Deploys a bot there is anew, as its next version. */
  botId: Id.optional(),
})
export type NewDeployment = z.infer<typeof NewDeployment>

export const KeyConfiguration = z.strictObject({
  /** By platform; null takes a key away. */
  apiKeys: z.record(PlatformId, name(4_000).nullable()),
  values: z.record(PlatformId, Values).default({}),
  /** By platform; null is the catalogue's own. */
  addresses: z.record(PlatformId, Address.nullable()).default({}),
})
export type KeyConfiguration = z.infer<typeof KeyConfiguration>

export const KeyTrial = z.strictObject({
  platformId: PlatformId,
  /** Instead of the stored one. */
  key: name(4_000).optional(),
  values: Values.optional(),
  address: Address.nullable().optional(),
})
export type KeyTrial = z.infer<typeof KeyTrial>

/** What the platform said to one read. */
export const TriedKey = z.strictObject({
  /** What that says of the key: taken, not taken, or nothing, as a 404 for an item that is not there. */
  verdict: z.enum(['accepted', 'refused', 'unclear']),
  /** The request as it was made, without the key. Null: none was made. */
  asked: z.string().nullable(),
  /** Null: it said nothing, and `answer` tells why. */
  status: z.number().int().nullable(),
  /** The first lines of what it said, word for word. */
  answer: z.string(),
})
export type TriedKey = z.infer<typeof TriedKey>

const ByBot = z.strictObject({ botId: Id })

export const deploymentCalls = {
  list: call({
    method: 'GET',
    path: '/api/deployment/my-bots',
    does: 'Lists your deployed bots, newest first.',
    reply: z.array(DeployedBot),
  }),
  deploy: call({
    method: 'POST',
    path: '/api/deployment/deploy-bot',
    does: 'Deploys a bot: an agent bound to platforms of the catalogue.',
    body: NewDeployment,
    reply: DeployedBot,
  }),
  configureKeys: call({
    method: 'POST',
    path: '/api/deployment/configure-keys/:botId',
    does: 'Stores the keys a bot reaches its platforms with. They are never shown again.',
    params: ByBot,
    body: KeyConfiguration,
    reply: DeployedBot,
  }),
  toggle: call({
    method: 'POST',
    path: '/api/deployment/toggle-bot/:botId',
    does: 'Pauses a bot, or activates it if its saved tests let it.',
    params: ByBot,
    body: z.strictObject({ action: z.enum(['pause', 'activate']) }),
    reply: DeployedBot,
  }),
  testKey: call({
    method: 'POST',
    path: '/api/deployment/test-key/:botId',
    does: 'Makes one read on a platform with a key, and tells what the platform answered.',
    params: ByBot,
    body: KeyTrial,
    reply: TriedKey,
  }),
  rollBack: call({
    method: 'POST',
    path: '/api/deployment/roll-back/:botId',
    does: 'Brings back what the bot was before its last change, platforms and steps.',
    params: ByBot,
    body: z.strictObject({}),
    reply: DeployedBot,
  }),
}
