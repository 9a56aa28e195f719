import type { Spent } from '@app/toolkit'
import type { LanguageModel, ModelMessage } from 'ai'
import type { Goal, Plan, Planner } from '../port.ts'
import { askAgain } from './ask-again.ts'
import { askModel } from './ask-model.ts'
import { logInsOf } from './log-ins-of.ts'
import { patience } from './patience.ts'
import { readReply } from './read-reply.ts'
import type { ToolFact } from './tool-fact.ts'
import { writeInstructions } from './write-instructions.ts'
import { writeTask } from './write-task.ts'

export interface ModelPlannerOptions {
  /** As the person chose it: `claude-haiku`. */
  name: string
  /** Opened at first need: an endpoint may have to be asked what it offers. */
  model: () => Promise<LanguageModel>
  tools: readonly ToolFact[]
  longestMs?: number | undefined
  longestWaitMs?: number
}

const LONGEST_REPLY = 8_000
/** A reply that does not hold is sent back once with what is wrong. */
const ATTEMPTS = 2
/** Whoever makes the plan instead needs a moment too, before the asker is answered. */
const LONGEST_MS = 45_000
const LONGEST_WAIT_MS = 10_000
const CUT = 'The answer was longer than it may be and ended in the middle.'

/** A model that writes a plan before anything is read. Throws `Refused` or `Unavailable`, in words. */
export function modelPlanner(options: ModelPlannerOptions): Planner {
  const { name, model, tools, longestMs = LONGEST_MS, longestWaitMs = LONGEST_WAIT_MS } = options
  const known = new Set(tools.map((tool) => tool.name))
  const instructions = writeInstructions(tools)
  const asked = { name, model, instructions, forced: FORCED, longestReply: LONGEST_REPLY }

  async function plan(goal: Goal, signal: AbortSignal): Promise<Plan> {
    const limit = patience(name, signal, longestMs)
    const messages: ModelMessage[] = [{ role: 'user', content: writeTask(goal) }]
    let spent: Spent | undefined
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const ask = () => askModel({ ...asked, messages }, limit)
      const { text, isCut, count } = await askAgain(ask, longestWaitMs, limit.signal).catch((error) => {
        throw limit.blame(error)
      })
      spent = count(spent)
      const read = isCut ? { mistakes: CUT } : readReply(text, known)
      if (!('mistakes' in read)) return { ...toPlan(goal, read), spent }
      messages.push(
        { role: 'assistant', content: text || '(nothing)' },
        { role: 'user', content: `That does not hold:\n${read.mistakes}\nAnswer with the whole object again.` },
      )
    }
    const note = `${name} wrote no plan that can be carried out. Say it in other words, or choose another model.`
    return { ...toPlan(goal, { recipe: undefined, notUnderstood: [goal.words], questions: [] }), spent, note }
  }

  return { name, plan }
}

/** The one on this computer is held to this letter by letter; others are asked for it in words. */
const lines = { type: 'array', items: { type: 'string' } }
const PLAN = {
  type: 'object',
  properties: {
    steps: { type: 'array', items: { type: 'object', additionalProperties: true } },
    notUnderstood: lines,
    questions: lines,
  },
  required: ['steps', 'notUnderstood', 'questions'],
}
const FORCED = { local: { response_format: { type: 'json_schema', json_schema: { name: 'plan', schema: PLAN } } } }

function toPlan({ words }: Goal, read: Exclude<ReturnType<typeof readReply>, { mistakes: string }>): Plan {
  const { recipe, notUnderstood, questions } = read
  return {
    recipe,
    sources: recipe?.steps.map(() => words) ?? [],
    notUnderstood: notUnderstood.map((part) => ({ words: part })),
    questions,
    logIns: recipe ? logInsOf(recipe.steps) : [],
  }
}
