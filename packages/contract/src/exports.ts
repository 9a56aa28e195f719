import {
  ALL_MODELS,
  APPROVAL_RULES,
  EFFECTS,
  MISFIRE_RULES,
  RECIPE_ORIGINS,
  STEP_STATUSES,
  TASK_ORIGINS,
  TASK_REASONS,
  TASK_STATUSES,
  VERDICTS,
} from '@app/spec'
import { z } from 'zod'
import { Id } from './call.ts'
import { Domains, Limits } from './policy.ts'
import { Recipe } from './recipes.ts'
import { SettingsBody } from './settings.ts'
import { name, text } from './text.ts'

/** What says that a zip is one of ours, and how to read it. */
export const EXPORT_FORMAT = 'account-export'
export const ExportManifest = z.object({ format: z.literal(EXPORT_FORMAT), version: z.literal(1) })

const at = z.iso.datetime()
const count = z.number().int().min(0)

const Agent = z.object({
  id: Id,
  name: name(120),
  objective: text(10_000),
  capabilities: z.array(name(60)).max(30),
  model: z.enum(ALL_MODELS),
  recipe: Recipe.nullable(),
  recipeVersion: count,
  fileAccess: z.boolean(),
  appAccess: z.boolean(),
  logIns: z.array(name(120)).max(200).nullable(),
  domains: Domains,
  limits: Limits,
  approval: z.enum(APPROVAL_RULES),
  paused: z.boolean(),
  createdAt: at,
})

const Version = z.object({
  agentId: Id,
  version: z.number().int().min(1),
  origin: z.enum(RECIPE_ORIGINS),
  recipe: Recipe,
  createdAt: at,
})

const Schedule = z.object({
  agentId: Id,
  cron: name(100),
  timezone: name(60),
  misfire: z.enum(MISFIRE_RULES),
  createdAt: at,
})

const Task = z.object({
  id: Id,
  agentId: Id.nullable(),
  name: name(200),
  description: text(10_000),
  status: z.enum(TASK_STATUSES),
  reason: z.enum(TASK_REASONS).nullable(),
  result: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
  errorMessage: z.string().nullable(),
  executionTime: count.nullable(),
  recipe: z.unknown(),
  policy: z.unknown(),
  input: z.unknown(),
  origin: z.enum(TASK_ORIGINS),
  dryRun: z.boolean(),
  retryOf: Id.nullable(),
  carried: count,
  verdict: z.enum(VERDICTS).nullable(),
  actionsUsed: count,
  costCents: count,
  startedAt: at.nullable(),
  endedAt: at.nullable(),
  createdAt: at,
})

const Step = z.object({
  taskId: Id,
  position: z.number().int().min(1),
  path: text(1_000),
  name: text(1_000),
  tool: name(200),
  effect: z.enum(EFFECTS),
  status: z.enum(STEP_STATUSES),
  input: z.record(z.string(), z.unknown()),
  output: z.unknown(),
  verdict: z.enum(VERDICTS).nullable(),
  proof: z.string().nullable(),
  errorMessage: z.string().nullable(),
  provenance: z.record(z.string(), z.string()).nullable(),
  brought: z.array(z.enum(['outside', 'private'])).nullable(),
  attempts: count,
  executionTime: count.nullable(),
  createdAt: at,
})

const Artefact = z.object({
  id: Id,
  taskId: Id,
  position: count,
  name: name(300),
  type: name(200),
  bytes: count,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  createdAt: at,
})

/** The lists of an export that an import takes up, each a file of that name in the zip. */
export const ExportedLists = z.object({
  agents: z.array(Agent),
  versions: z.array(Version),
  schedules: z.array(Schedule),
  tasks: z.array(Task),
  steps: z.array(Step),
  artefacts: z.array(Artefact),
})
export type ExportedLists = z.infer<typeof ExportedLists>
export const ExportedSettings = SettingsBody

/** Where the bytes of an artefact lie in the zip. */
export const exportedFile = (id: string, fileName: string): string => `files/${id}/${fileName}`
