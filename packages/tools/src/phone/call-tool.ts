import { type Proof, Refused, tool } from '@app/toolkit'
import { z } from 'zod'
import { LANGUAGES } from './disclosure.ts'
import { judgeNumber } from './judge-number.ts'
import type { CallOutcome, Phone } from './port.ts'
import { readAnswer } from './read-answer.ts'
import type { PhoneOptions } from './tools.ts'
import { writeTranscript } from './write-transcript.ts'

const Words = z.string().min(1).max(1_000)

const Question = z.object({
  name: z.string().regex(/^[a-z][a-zA-Z0-9_]{0,40}$/, 'A short name, such as openAt'),
  ask: Words,
  kind: z.enum(['text', 'number', 'yes-no', 'date']).default('text'),
})

const Input = z.object({
  to: z.string().max(60).describe('The number with its country, such as +14155550123'),
  language: z
    .string()
    .regex(/^[a-z]{2}-[A-Z]{2}$/, 'A language and country, such as en-US')
    .default('en-US'),
  opening: Words.describe('After it was said that an automated assistant calls: what it is about'),
  questions: z.array(Question).max(10).default([]),
  closing: Words.default('Thank you. Goodbye.'),
  // A step has two minutes, and it may ring for 25 seconds.
  maxSeconds: z.number().int().min(10).max(80).default(80),
  rehearsal: z
    .record(z.string(), z.string().max(500))
    .default({})
    .describe('What a simulated callee says, by question'),
})

const Value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const Output = z.object({
  id: z.string(),
  status: z.enum(['completed', 'busy', 'no-answer', 'failed', 'canceled', 'machine']),
  simulated: z.boolean().describe('True: nobody was phoned'),
  seconds: z.number(),
  answers: z.record(z.string(), Value).describe('By the name of the question; null where there was none that fits'),
  heard: z.record(z.string(), z.string()).describe('The same as it was said'),
  transcript: z.object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.number() }),
})

export const callTool = (phone: Phone, { now, countries }: PhoneOptions) =>
  tool({
    name: 'phone.call',
    does: 'Calls a number, says what it is about, asks the questions and returns the answers.',
    effect: 'sends',
    input: Input,
    output: Output,
    aims: ['to'],
    // What the other side said is a stranger's word.
    brings: () => ['outside'],
    proof,
    async run({ to, language, maxSeconds, rehearsal, ...script }, step) {
      const number = judgeNumber(to, countries)
      judgeScript(language, script.questions)
      const wish = { key: step.key, to: number, language, maxSeconds, rehearsal, script }
      const outcome = await phone.call(wish, step.signal)
      const transcript = await step.keep(writeTranscript(outcome, number))
      const { turns: _, ...known } = outcome
      const read = script.questions.map(({ name, kind }) => [
        name,
        readAnswer(outcome.heard[name], kind, language, now()),
      ])
      return { ...known, answers: Object.fromEntries(read), transcript }
    },
  })

function judgeScript(language: string, questions: readonly { name: string }[]): void {
  if (!LANGUAGES.includes(language.slice(0, 2)))
    throw new Refused(`Calls are made in ${LANGUAGES.join(', ')}. Choose one of them.`)
  if (new Set(questions.map(({ name }) => name)).size < questions.length)
    throw new Refused('Two questions have the same name. Give each its own.')
}

const NOBODY: Record<Exclude<CallOutcome['status'], 'completed'>, string> = {
  busy: 'The line was busy.',
  'no-answer': 'Nobody answered.',
  failed: 'The call could not be put through. Check the number.',
  canceled: 'The call was cancelled.',
  machine: 'A machine answered, and nothing was said to it.',
}

function proof({ id, status, simulated, seconds, answers }: z.infer<typeof Output>): Proof {
  if (simulated)
    return { verdict: 'unverified', words: 'Simulated call: nobody was phoned. No phone service is set up.' }
  if (status !== 'completed') return { verdict: 'contradicted', words: NOBODY[status] }
  const values = Object.values(answers)
  const answered = values.filter((value) => value !== null).length
  const words = `The phone service says call ${id} was completed after ${seconds} seconds; ${answered} of ${values.length} questions were answered.`
  return { verdict: 'verified', words }
}
