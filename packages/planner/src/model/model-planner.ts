import type { Spent } from '@app/toolkit'
import { generateText, type LanguageModel, type ModelMessage } from 'ai'
import type { Goal, Plan, Planner } from '../port.ts'
import { countSpent } from './count-spent.ts'
import { logInsOf } from './log-ins-of.ts'
import { readReply } from './read-reply.ts'
import { toSpokenModelError } from './to-spoken-model-error.ts'
import type { ToolFact } from './tool-fact.ts'
import { writeInstructions } from './write-instructions.ts'
import { writeTask } from './write-task.ts'

export interface ModelPlannerOptions {
  /** As the person chose it: `claude-haiku`. */
  name: string
  /** Opened at first need: an endpoint may have to be asked what it offers. */
  model: () => Promise<LanguageModel>
  tools: readonly ToolFact[]
}

const LONGEST_REPLY = 8_000
/** A reply that does not hold is sent back once with what is wrong. */
const ATTEMPTS = 2

/** A model that writes a plan before anything is read. Throws `Refused` or `Unavailable`, in words. */
export function modelPlanner({ name, model, tools }: ModelPlannerOptions): Planner {
  const known = new Set(tools.map((tool) => tool.name))
  const instructions = writeInstructions(tools)

  async function ask(messages: ModelMessage[], signal: AbortSignal) {
    try {
      const asked = await model()
      const { text, usage, response } = await generateText({
        model: asked,
        system: { role: 'system', content: instructions, providerOptions: REMEMBER },
        messages,
        providerOptions: FORCED,
        maxOutputTokens: LONGEST_REPLY,
        temperature: 0,
        maxRetries: 2,
        abortSignal: signal,
      })
      const provider = typeof asked === 'string' ? '' : asked.provider
      const id = typeof asked === 'string' ? asked : asked.modelId
      return { text, count: (before: Spent | undefined) => countSpent(before, response.modelId ?? id, provider, usage) }
    } catch (error) {
      throw toSpokenModelError(error, name)
    }
  }

  async function plan(goal: Goal, signal: AbortSignal): Promise<Plan> {
    const messages: ModelMessage[] = [{ role: 'user', content: writeTask(goal) }]
    let spent: Spent | undefined
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const { text, count } = await ask(messages, signal)
      spent = count(spent)
      const read = readReply(text, known)
      if (!('mistakes' in read)) return { ...toPlan(goal, read), spent }
      messages.push(
        { role: 'assistant', content: text },
        { role: 'user', content: `That does not hold:\n${read.mistakes}\nAnswer with the whole object again.` },
      )
    }
    return { ...toPlan(goal, { recipe: undefined, notUnderstood: [goal.words], questions: [] }), spent }
  }

  return { name, plan }
}

/** The instructions are long and the same every time: providers that can remember them are told to. */
const REMEMBER = { anthropic: { cacheControl: { type: 'ephemeral' } } }

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
