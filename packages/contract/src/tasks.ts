import { EFFECTS, LIST_LIMIT, STEP_STATUSES, TASK_ORIGINS, TASK_REASONS, TASK_STATUSES, VERDICTS } from '@app/spec'
import { z } from 'zod'
import { ById, call, Id } from './call.ts'
import { Policy } from './policy.ts'
import { Recipe } from './recipes.ts'
import { name, text } from './text.ts'

export const Task = z.strictObject({
  id: z.string(),
  agentId: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  status: z.enum(TASK_STATUSES),
  reason: z.enum(TASK_REASONS).nullable(),
  createdAt: z.iso.datetime(),
  executionTime: z.number().int().nullable(),
  result: z.union([z.string(), z.record(z.string(), z.unknown())]).nullable(),
  errorMessage: z.string().nullable(),
  verdict: z.enum(VERDICTS).nullable(),
  actionsUsed: z.number().int(),
  costCents: z.number().int(),
  origin: z.enum(TASK_ORIGINS),
  dryRun: z.boolean(),
  /** In lists and on streams: the result is longer than they carry, and this is its beginning. The task itself has it whole. */
  resultCut: z.literal(true).optional(),
})
export type Task = z.infer<typeof Task>

/** One line of the journal, as the trace shows it. */
export const TaskStep = z.strictObject({
  position: z.number().int(),
  path: z.string(),
  name: z.string(),
  tool: z.string(),
  effect: z.enum(EFFECTS),
  status: z.enum(STEP_STATUSES),
  input: z.record(z.string(), z.unknown()),
  output: z.unknown(),
  verdict: z.enum(VERDICTS).nullable(),
  proof: z.string().nullable(),
  errorMessage: z.string().nullable(),
  /** Where each given value came from: the recipe, what was given along, or an earlier step. */
  provenance: z.record(z.string(), z.string()).nullable(),
  attempts: z.number().int(),
  executionTime: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
})
export type TaskStep = z.infer<typeof TaskStep>

/** A step without what went in and came out: light enough for a list of ten thousand. */
export const StepSummary = TaskStep.omit({ input: true, output: true, provenance: true })
export type StepSummary = z.infer<typeof StepSummary>

/** One run as its own page shows it; its steps are read beside it, page by page. */
export const Run = z.strictObject({
  ...Task.shape,
  agentName: z.string().nullable(),
  startedAt: z.iso.datetime().nullable(),
  stepCount: z.number().int(),
  /** The task it does again, and how many finished steps it took over from it. */
  retryOf: z.string().nullable(),
  carried: z.number().int(),
  /** The address it begins at, where it opens one. */
  start: z.string().nullable(),
  /** Whether its steps are known, so that they can be done again. */
  repeatable: z.boolean(),
  /** The step from which it could go on in a new task, where that repeats no effect. */
  retryFrom: z.number().int().nullable(),
  /** Whether what a model decided in it can be done again as exact steps without one, and for how many actions. */
  frozen: z
    .strictObject({
      actions: z.number().int(),
      /** Where a person showed it: the steps in words, and what in them is another each time, as it was then. */
      shown: z
        .strictObject({
          steps: z.array(z.string()),
          inputs: z.record(z.string(), z.string()),
          /** The rows that are left, where the same was done in two. */
          others: z.array(z.string()),
          /** What of it could not be kept. */
          leftOut: z.array(z.string()),
        })
        .nullable(),
    })
    .nullable(),
  /** Which models decided in it, and what they took; null for the cost where nobody has said what one costs. */
  models: z.array(
    z.strictObject({
      model: z.string(),
      asked: z.number().int(),
      tokens: z.number().int(),
      costCents: z.number().nullable(),
    }),
  ),
  /** The last proven run of the same agent, or of the same words, before this one. */
  goodRun: z.string().nullable(),
})
export type Run = z.infer<typeof Run>

export const TaskTrace = z.strictObject({ ...Task.shape, steps: z.array(TaskStep) })
export type TaskTrace = z.infer<typeof TaskTrace>

export const RETRIES = ['start', 'failed-step', 'decided-steps', 'other-rows'] as const
export type Retry = (typeof RETRIES)[number]

export const NewTask = z.strictObject({
  name: name(200),
  /** Whose task it is: it may do what this agent may, and without words or a recipe it does what this agent does. */
  agentId: Id.optional(),
  /** In plain words what is to be done. Without a recipe, these are made into steps. */
  description: text(10_000).default(''),
  recipe: Recipe.optional(),
  /** Only without an agent, which brings its own. */
  policy: Policy.optional(),
  /** Walks everything and withholds every effect: what would be sent stands in the journal. */
  dryRun: z.boolean().default(false),
  /** What the steps find under `{{input}}`. */
  input: z.unknown().optional(),
})
export type NewTask = z.infer<typeof NewTask>

export const TaskForecast = z.strictObject({
  atLeast: z.number().int(),
  /** Null where it depends on what is found. */
  atMost: z.number().int().nullable(),
  left: z.number().int(),
})
export type TaskForecast = z.infer<typeof TaskForecast>

/** Decision 22: `before` is the id of the last task one has; a full answer carries a `Link` to what follows. */
export const Paging = z.object({
  before: Id.optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT).default(LIST_LIMIT),
})
export type Paging = z.infer<typeof Paging>

/** What a list of tasks may be narrowed to; everything given must hold. */
export const TaskFilter = Paging.extend({
  status: z.enum(TASK_STATUSES).optional(),
  verdict: z.enum(VERDICTS).optional(),
  agent: Id.optional(),
  /** From this moment, and up to but not including that one. */
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
  /** Stands in the name or the description, however it is capitalised. */
  search: z.string().trim().max(200).optional(),
})
export type TaskFilter = z.infer<typeof TaskFilter>

/** Steps are numbered from 1; `after` is the last one has. */
export const StepPaging = z.object({
  after: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(200),
})
export type StepPaging = z.infer<typeof StepPaging>

export const StepPlace = z.strictObject({ id: Id, position: z.coerce.number().int().min(1) })
export type StepPlace = z.infer<typeof StepPlace>

export const taskCalls = {
  list: call({
    method: 'GET',
    path: '/api/tasks',
    does: 'Lists your tasks, newest first, all or those that fit.',
    query: TaskFilter,
    reply: z.array(Task),
  }),
  create: call({
    method: 'POST',
    path: '/api/tasks',
    does: 'Accepts a one-off task, of an agent or of nobody, and carries it out. With an Idempotency-Key, asking twice makes one task.',
    needs: ['write'],
    body: NewTask,
    reply: Task,
  }),
  read: call({
    method: 'GET',
    path: '/api/tasks/:id',
    does: 'Reads one task with the journal of its steps.',
    params: ById,
    reply: TaskTrace,
  }),
  run: call({
    method: 'GET',
    path: '/api/tasks/:id/run',
    does: 'Reads one task without its steps: how far it is, and what can be done with it.',
    params: ById,
    reply: Run,
  }),
  steps: call({
    method: 'GET',
    path: '/api/tasks/:id/steps',
    does: 'Lists the steps of a task in their order, without inputs and outputs.',
    params: ById,
    query: StepPaging,
    reply: z.array(StepSummary),
  }),
  step: call({
    method: 'GET',
    path: '/api/tasks/:id/steps/:position',
    does: 'Reads one step of a task with what went in and what came out.',
    params: StepPlace,
    reply: TaskStep,
  }),
  retry: call({
    method: 'POST',
    path: '/api/tasks/:id/retry',
    does: 'Does an ended task again in a new one: from the start, from the step that failed with the finished steps taken over, or with the very steps that a model decided on, without asking it.',
    params: ById,
    body: z.strictObject({ from: z.enum(RETRIES) }),
    reply: Task,
  }),
  report: call({
    method: 'GET',
    path: '/api/tasks/:id/report',
    does: 'Makes a report of a run: a PDF, not JSON.',
    params: ById,
    reply: z.unknown(),
  }),
  forecast: call({
    method: 'POST',
    path: '/api/tasks/forecast',
    does: 'Tells how many actions a recipe will use and how many are left, before it runs.',
    body: z.strictObject({ recipe: Recipe }),
    reply: TaskForecast,
  }),
  pause: call({
    method: 'POST',
    path: '/api/tasks/:id/pause',
    does: 'Pauses a task before its next step.',
    params: ById,
    reply: Task,
  }),
  resume: call({
    method: 'POST',
    path: '/api/tasks/:id/resume',
    does: 'Lets a paused task go on.',
    params: ById,
    reply: Task,
  }),
  review: call({
    method: 'POST',
    path: '/api/tasks/:id/review',
    does: 'Says of a step that may or may not have happened whether it did; the task then goes on.',
    needs: ['read', 'approve'],
    params: ById,
    body: z.strictObject({ happened: z.boolean() }),
    reply: Task,
  }),
  cancel: call({
    method: 'POST',
    path: '/api/tasks/:id/cancel',
    does: 'Cancels a task; a step under way is finished first.',
    params: ById,
    reply: Task,
  }),
  listOfAgent: call({
    method: 'GET',
    path: '/api/agents/:id/tasks',
    does: 'Lists the tasks of one agent, newest first.',
    params: ById,
    query: Paging,
    reply: z.array(Task),
  }),
}
