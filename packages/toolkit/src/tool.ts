import type { ZodType } from 'zod'
import type { Spent } from './decider.ts'
import type { KeptFile, NewFile } from './files.ts'

/** Five facts and a deed. The engine learns from `effect` alone what to retry, what to key and what to ask about. */
export interface Tool<Input = unknown, Output = unknown> {
  /** Capability, dot, verb: `http.get`. */
  name: string
  /** One sentence, read by the model and shown to the person who approves. */
  does: string
  /** Reads retry freely, writes where doing them twice is doing them once, sends never. */
  effect: 'reads' | 'writes' | 'sends'
  /** Reads, but touches what it reads: a page may save by itself what is typed into it, so a rehearsal leaves it alone. */
  touches?: boolean
  /** Of a write: whether doing it twice is doing it once, because of what it is or because the service minds the key. */
  repeatable?(input: Input): boolean
  /** What comes into the task with it: `outside` is what strangers may have written, `private` what is the user's alone. */
  brings?(input: Input): readonly Brings[]
  /** The inputs that decide where an effect goes, such as `url` or `to`. */
  aims?: readonly string[]
  /** Its effect goes to the origin its log-in belongs to and nowhere else, so nothing private can leave with it. */
  confined?: boolean
  /** The permission an agent must have been given. */
  needs?(input: Input): Permission | undefined
  input: ZodType<Input>
  output: ZodType<Output>
  /** Looking and deciding are not what a person pays for. */
  free?: boolean
  /** What a person is asked before it goes on; their answer is what the tool gets. The task rests meanwhile. */
  asks?(input: Input): PersonQuestion
  /** Written down as soon as it is done: nobody should have to pay for it twice. */
  dear?: boolean
  /** What a model took for it, where one was asked. */
  spent?(output: Output): Spent | undefined
  /** Whether what it works with is there at all, as a model for a mind; without it, it always is. */
  isReady?(): Promise<boolean>
  /** Does one thing to what it names, so where that is not there (`NotThere`) nothing was done, and another way may be found. */
  mendable?: boolean
  /** It waits for somebody's answer most of the time, and meanwhile takes no place of tasks that could work. */
  waits?: boolean
  /** What the output proves of the effect, from evidence the other side cannot fake; nothing where it only reads or works something out. */
  proof?(output: Output): Proof | undefined
  /** Looks afresh, without an effect, for what was only seen; undefined where that cannot be told. */
  confirm?(output: Output, step: Step): Promise<Proof | undefined>
  /** The session its steps share while a task is worked on, such as `browser`. */
  session?: string
  /** After an interruption: brings a new session to where this step left the old one, without doing its effect again. */
  restore?(input: Input, output: Output, step: Step): Promise<void>
  /** In a dry run, in place of `run`: shows what it would be done to, and leaves it alone. */
  rehearse?(input: Input, step: Step): Promise<void>
  // A method, not a property: only so does a list of different tools fit the type `Tool[]`.
  run(input: Input, step: Step): Promise<Output>
}

export interface PersonQuestion {
  words: string
  /** Answers that are likely; any other is as good. */
  options: readonly string[]
}

export type Brings = 'outside' | 'private'
export type Permission = 'fileAccess' | 'appAccess'

export interface Proof {
  /** Verified: something other than the act itself shows it. Seen: the page shows it. */
  verdict: 'verified' | 'seen' | 'contradicted' | 'unverified'
  /** The evidence in words: `201 Created`. */
  words: string
  /** Something was sent and nothing has shown yet what became of it: more than a step on the way. */
  open?: boolean
}

/** All a tool learns of its surroundings: no database, no user, no environment. */
export interface Step {
  /** The same for every attempt of one step, for services that accept such a key. */
  key: string
  signal: AbortSignal
  /** What the person answered, where the tool asks. */
  answered?: string | undefined
  log(line: string): void
  /** A stored log-in by its name, given out for the one origin it belongs to and refused for every other. */
  logIn(name: string, origin: string): Promise<LogIn>
  /** Keeps a file as part of what the task leaves behind. The same file of the same step is kept once. */
  keep(file: NewFile): Promise<KeptFile>
  /** What nobody needs to wait for, as putting a picture away: over before the task ends or rests, and no failure of it. */
  meanwhile(work: Promise<unknown>): void
  /** Opens a file this task has kept, and no other. */
  open(id: string): Promise<NewFile>
  /** Keeps a text under a name for this user's later tasks, sealed; a name that is taken gets the new text. */
  remember(name: string, text: string): Promise<void>
  /** What was kept under a name. */
  recall(name: string): Promise<string>
  /** What lives as long as the task is worked on, such as a browser: opened at first need, closed when the work ends. */
  session<T>(name: string, open: () => Promise<Session<T>>): Promise<T>
}

export interface Session<T> {
  value: T
  close(): Promise<void>
  /** True once it is gone by itself, as a browser that died. */
  isLost?(): boolean
  /** Where a person may take it out of the task's hands for a while. */
  hold?: Hold | undefined
}

/** How a person and a task take turns with one thing. */
export interface Hold {
  /** Calls back whenever a person wants it. */
  onWanted(callback: () => void): void
  isWanted(): boolean
  /** Leaves it to the person until they give it back, and says in a sentence what is to be told of it. */
  giveWay(signal: AbortSignal): Promise<string>
}

export interface LogIn {
  username: string
  /** Revealed only where it is used: it prints as nothing. */
  secret: { reveal(): string }
  /** The key of a code generator, in base 32, where the site asks for a one-time code too. */
  totp?: { reveal(): string } | undefined
}

/** Reads input and output off the schemas, so that `run` is typed without being told. */
export const tool = <Input, Output>(facts: Tool<Input, Output>): Tool<Input, Output> => facts
