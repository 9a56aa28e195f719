import type { ZodType } from 'zod'

/** Five facts and a deed. The engine learns from `effect` alone what to retry, what to key and what to ask about. */
export interface Tool<Input = unknown, Output = unknown> {
  /** Capability, dot, verb: `http.get`. */
  name: string
  /** One sentence, read by the model and shown to the person who approves. */
  does: string
  /** Reads retry freely, writes retry with the same key, sends wait for approval. */
  effect: 'reads' | 'writes' | 'sends'
  input: ZodType<Input>
  output: ZodType<Output>
  /** What the output proves of the effect, from evidence the other side cannot fake; without it a read is its own proof. */
  proof?(output: Output): Proof
  // A method, not a property: only so does a list of different tools fit the type `Tool[]`.
  run(input: Input, step: Step): Promise<Output>
}

export interface Proof {
  verdict: 'verified' | 'contradicted' | 'unverified'
  /** The evidence in words: `201 Created`. */
  words: string
}

/** All a tool learns of its surroundings: no database, no user, no environment. */
export interface Step {
  /** The same for every attempt of one step, for services that accept such a key. */
  key: string
  signal: AbortSignal
  log(line: string): void
}

/** Reads input and output off the schemas, so that `run` is typed without being told. */
export const tool = <Input, Output>(facts: Tool<Input, Output>): Tool<Input, Output> => facts
