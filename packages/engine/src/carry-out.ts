import { Recipe } from '@app/contract'
import type { Database, StepRow } from '@app/db'
import { DEFAULT_MINUTES_PER_TASK, type Verdict } from '@app/spec'
import { Refused, type Tool } from '@app/toolkit'
import { askPerson } from './ask-person.ts'
import { BLOCK, type Claim } from './claim-tasks.ts'
import { type Ending, type Journal, type Outcome, openJournal, readJournal, toStep } from './journal.ts'
import { judgeStep, type Known } from './judge-step.ts'
import type { Meter } from './meter.ts'
import { Ended, Resting, StepFailed } from './outcomes.ts'
import { type Leaf, newMemory, walk } from './recipe/walk.ts'
import { createRedactor } from './redact.ts'
import { isRepeatable } from './retry.ts'
import { createSessions, Interrupted, type Sessions } from './sessions.ts'
import { leftToday, spentToday } from './spent-today.ts'
import { type Aids, restoreStep, type StepParts, takeStep } from './take-step.ts'

/** S-45: a task that has done this much is going round in circles. */
const MOST_STEPS = 10_000
/** Reads that only memory knows: no more than somebody watching would miss, or a crash should repeat. */
const MOST_IN_MIND = 25
const LONGEST_IN_MIND_MS = 250
/** A browser that dies this often under one step dies of the step. */
const MOST_LOSSES = 3

export interface CarryOut {
  db: Database
  meter: Meter
  /** The tools as this task may use them. */
  toolsFor: (claim: Claim) => Promise<ReadonlyMap<string, Tool>> | ReadonlyMap<string, Tool>
  aids: Aids
  /** Aborted when the worker ends. */
  signal: AbortSignal
  /** Aborted, with what to do, when somebody wants this task to stop. */
  stopping: AbortSignal
}

interface At {
  leaf: Leaf
  tool: Tool
  position: number
}

type Done = { output?: unknown; verdict?: Verdict | null }

/** Walks a task from the first step its journal does not know to its end, and says how it ended. */
export async function carryOut(parts: CarryOut, claim: Claim): Promise<void> {
  const journal = openJournal(parts, claim)
  const sessions = createSessions()
  const known = claim.resumed ? await readJournal(parts.db, claim) : new Map<number, StepRow>()
  try {
    const recipe = Recipe.safeParse(claim.recipe)
    if (!recipe.success)
      throw new Refused('The steps of this task are not in a form that can be carried out. Write them again.')
    const tools = await parts.toolsFor(claim)
    await new Walk(parts, claim, tools, journal, known, sessions).through(recipe.data)
  } catch (error) {
    await conclude(journal, error)
  } finally {
    await sessions.close()
  }
}

/** One task being walked: what is known so far, and what may still be spent. */
class Walk {
  private readonly done: Done[] = []
  private readonly known: Known = { outside: false, private: false }
  private readonly strangers = new Set<string>()
  private readonly redactor = createRedactor()
  private readonly tools: ReadonlyMap<string, Tool>
  private until: number
  private room: number
  private used: number
  private written = performance.now()
  private readonly parts: CarryOut
  private readonly claim: Claim
  private readonly journal: Journal
  private readonly before: ReadonlyMap<number, StepRow>
  private readonly sessions: Sessions
  /** Finished steps that left their mark in a session, in their order, and those of them whose session is gone. */
  private readonly shown: At[] = []
  private lost: At[] = []
  /** What is to be told with the next step. */
  private told = ''

  constructor(
    parts: CarryOut,
    claim: Claim,
    tools: ReadonlyMap<string, Tool>,
    journal: Journal,
    before: ReadonlyMap<number, StepRow>,
    sessions: Sessions,
  ) {
    this.parts = parts
    this.claim = claim
    this.journal = journal
    this.before = before
    this.sessions = sessions
    this.tools = tools
    this.room = claim.held
    this.used = claim.actionsUsed
    const minutes = claim.policy.limits.minutesPerTask ?? DEFAULT_MINUTES_PER_TASK
    this.until = performance.now() + minutes * 60_000
    if (claim.origin === 'webhook') this.known.outside = true
  }

  async through(recipe: Recipe): Promise<void> {
    const walking = walk(recipe.steps, newMemory(this.claim.input))
    let next = walking.next()
    while (!next.done) {
      const leaf = next.value
      const position = this.done.length + 1
      const tool = this.getTool(leaf, position)
      const recorded = this.before.get(position)
      if (recorded?.status === 'done' || recorded?.status === 'withheld') {
        this.learn(leaf, recorded)
        if (tool.session) {
          this.shown.push({ leaf, tool, position })
          this.lost.push({ leaf, tool, position })
        }
      } else await this.take(leaf, tool, position, recorded)
      next = walking.next(this.done.at(-1)?.output)
    }
    await this.journal.write({ ends: completed(this.done) })
  }

  private getTool(leaf: Leaf, position: number): Tool {
    if (position > MOST_STEPS)
      throw new Refused(`The task has done ${MOST_STEPS} steps and is not finished. Divide it.`)
    const tool = this.tools.get(leaf.tool)
    if (tool) return tool
    throw new Refused(`There is no tool "${leaf.tool}". Those there are: ${[...this.tools.keys()].join(', ')}.`)
  }

  private async take(leaf: Leaf, tool: Tool, position: number, recorded: StepRow | undefined): Promise<void> {
    const { claim, parts, journal } = this
    const at = { leaf, tool, position }
    refuseChange(leaf, recorded)
    this.stopIfAsked()
    const why = judgeStep({ ...claim, tool, leaf, known: this.known, strangers: this.strangers })
    if (tool.effect !== 'reads' && claim.dryRun) {
      this.learn(leaf, { status: 'withheld' })
      return journal.note(toStep(claim, at, { status: 'withheld', ...(why ? { proof: why } : {}) }))
    }
    if (why) await askPerson(parts.db, { claim, ...at, why })
    await this.afford(leaf)
    if (tool.session) await this.attend(tool.session)
    else await this.giveWay()
    if (tool.effect !== 'reads') await this.announce(at, recorded)
    const outcome = this.tell(await this.tryStep(at, recorded))
    journal.note(toStep(claim, at, outcome))
    if (outcome.status === 'review') throw new Resting('needs-review')
    if (outcome.status === 'failed') throw new StepFailed(outcome.errorMessage ?? '', outcome.verdict ?? undefined)
    this.learn(leaf, outcome)
    if (tool.session) this.shown.push(at)
    this.room -= 1
    this.used += 1
    await this.writeWhenDue(tool)
  }

  /** Before a step: a person who wants its session has it first, and one that is gone is opened again. */
  private async attend(session: string): Promise<void> {
    for (let losses = 0; ; losses += 1) {
      await this.giveWay()
      if (this.sessions.isLost(session)) {
        await this.sessions.drop(session)
        this.lost = [...this.shown]
      }
      const failure: unknown = await this.bringBack(session).then(
        () => undefined,
        (error) => error,
      )
      if (failure === undefined) return
      const mayTryAgain = failure instanceof Interrupted || (this.sessions.isLost(session) && losses < MOST_LOSSES)
      if (!mayTryAgain) throw failure
      this.lost = [...this.shown]
    }
  }

  /** What is done so far is there to be seen meanwhile, and the time a person takes is not the task's. */
  private async giveWay(): Promise<void> {
    if (!this.sessions.isWanted()) return
    this.obey(await this.journal.write())
    const began = performance.now()
    const { signal, stopping } = this.parts
    this.told = await this.sessions.giveWay(AbortSignal.any([signal, stopping]))
    this.until += performance.now() - began
    this.written = performance.now()
  }

  private tell(outcome: Outcome): Outcome {
    if (!this.told) return outcome
    const proof = [this.told, outcome.proof].filter(Boolean).join(' ')
    this.told = ''
    return { ...outcome, proof }
  }

  /** what earlier steps had open was lost with the process. Shown again step by step, it is not done again. */
  private async bringBack(session: string): Promise<void> {
    const gone = this.lost.filter(({ tool }) => tool.session === session)
    this.lost = this.lost.filter(({ tool }) => tool.session !== session)
    for (const at of gone) {
      await restoreStep(this.toParts(at, undefined), this.done[at.position - 1]?.output).catch((error: Error) => {
        if (error instanceof Interrupted) throw error
        throw new StepFailed(
          `The work was interrupted, and what step ${at.leaf.path} (${at.leaf.name}) had open could not be brought back. ${error.message}`,
        )
      })
    }
  }

  /** Tried again after a person broke it off, and after its session was lost where doing it twice is doing it once. */
  private async tryStep(at: At, recorded: StepRow | undefined): Promise<Outcome> {
    for (let losses = 0; ; ) {
      const outcome = await this.tellMeanwhile(takeStep(this.toParts(at, recorded))).catch((error) => {
        if (error instanceof Interrupted) return undefined
        throw error
      })
      if (outcome && !this.isWorthAnother(at, outcome)) return outcome
      if (outcome) losses += 1
      if (outcome && losses > MOST_LOSSES) return outcome
      if (at.tool.session) await this.attend(at.tool.session)
      else await this.giveWay()
    }
  }

  /** A step that takes its time does not keep those before it from being seen. */
  private async tellMeanwhile<T>(step: Promise<T>): Promise<T> {
    let telling: Promise<unknown> = Promise.resolve()
    const due = setTimeout(() => {
      telling = this.journal.write()
      telling.catch(() => undefined)
      this.written = performance.now()
    }, LONGEST_IN_MIND_MS)
    try {
      return await step
    } finally {
      clearTimeout(due)
      await telling
    }
  }

  /** What may have been done went to review; what failed with its session was not done, or may be done twice. */
  private isWorthAnother({ tool }: At, { status }: Outcome): boolean {
    return (
      status === 'failed' && tool.effect !== 'sends' && tool.session !== undefined && this.sessions.isLost(tool.session)
    )
  }

  private toParts(at: At, recorded: StepRow | undefined): StepParts {
    const { claim, parts, redactor, sessions } = this
    // What only reads is broken off when the task or the worker is to stop. An effect is finished: half of one is worse.
    const reads = at.tool.effect === 'reads'
    const signal = reads
      ? AbortSignal.any([parts.signal, parts.stopping, sessions.wanted()])
      : new AbortController().signal
    return { ...at, claim, recorded, signal, redactor, sessions, aids: parts.aids }
  }

  /** an effect is written down before it happens, so that a crash in between is seen. */
  private async announce(at: At, recorded: StepRow | undefined) {
    if (recorded?.status === 'intent' || recorded?.status === 'review') {
      const input = at.tool.input.safeParse(at.leaf.input)
      if (input.success && isRepeatable(at.tool, input.data)) return
      // Neither proven done nor proven undone. What may not be done twice is not repeated on a guess.
      this.journal.note(toStep(this.claim, at, { status: 'review' }))
      throw new Resting('needs-review')
    }
    this.obey(await this.journal.write({ intent: toStep(this.claim, at, { status: 'intent' }) }))
    this.written = performance.now()
  }

  private async writeWhenDue(tool: Tool): Promise<void> {
    const late = performance.now() - this.written > LONGEST_IN_MIND_MS
    if (tool.effect === 'reads' && !late && this.journal.pending() < MOST_IN_MIND) return
    this.obey(await this.journal.write())
    this.written = performance.now()
  }

  /** B-21: no step without an action set aside for it, nor beyond what the agent was given. */
  private async afford(leaf: Leaf): Promise<void> {
    if (performance.now() > this.until)
      throw new Refused('The task has worked for as long as it may. Raise its limit of minutes, or divide it.')
    if (this.claim.dryRun) return
    const { actionsPerTask } = this.claim.policy.limits
    if (actionsPerTask !== undefined && this.used >= actionsPerTask)
      throw new Refused(
        `The task has used the ${actionsPerTask} actions it may use, and step ${leaf.path} would be one more. Raise the limit of the agent.`,
      )
    if (this.room > 0) return
    this.room = await this.holdMore()
    if (this.room < 1) throw new Resting('limit-reached')
  }

  private holdMore(): Promise<number> {
    const { claim, parts } = this
    const { taskId, userId } = claim
    return parts.db.asUser(
      userId,
      async (tx) => {
        const wanted = Math.min(BLOCK, leftToday(claim.policy, (await spentToday(tx, [claim]))(claim)))
        if (wanted < 1) return 0
        return (await parts.meter.hold(tx, [{ taskId, userId, wanted }])).get(taskId) ?? 0
      },
      { commit: 'soon' },
    )
  }

  private learn(leaf: Leaf, step: Outcome): void {
    this.done.push(step)
    for (const what of step.brought ?? []) this.known[what] = true
    if (step.brought?.includes('outside')) this.strangers.add(leaf.path)
  }

  private stopIfAsked(): void {
    this.parts.signal.throwIfAborted()
    this.parts.stopping.throwIfAborted()
  }

  private obey(stop: 'cancel' | 'pause' | null): void {
    if (stop) throw stopped(stop)
  }
}

/** What a wish to stop means to the task. */
export const stopped = (stop: 'cancel' | 'pause'): Error =>
  stop === 'cancel' ? new Ended('cancelled', 'Cancelled.') : new Resting('paused')

function refuseChange(leaf: Leaf, recorded: StepRow | undefined): void {
  if (!recorded || recorded.tool === leaf.tool) return
  throw new StepFailed(
    `Step ${leaf.path} was ${recorded.tool} when it began and is ${leaf.tool} now. Start the task again.`,
  )
}

/** What stopped the walk: a rest, an end, a failure with words, or a bug, which is somebody else's to see. */
async function conclude(journal: Journal, error: unknown): Promise<void> {
  if (error instanceof Resting) await journal.write({ rests: error.reason })
  else if (error instanceof Ended)
    await journal.write({ ends: { status: 'failed', reason: error.reason, errorMessage: error.message } })
  else if (error instanceof StepFailed)
    await journal.write({ ends: { status: 'failed', errorMessage: error.message, verdict: error.verdict ?? null } })
  else if (error instanceof Refused) await journal.write({ ends: { status: 'failed', errorMessage: error.message } })
  else throw error
}

/** Our own mistake: it would be made again, so the task ends here, in words. */
export async function giveUp(parts: Pick<CarryOut, 'db' | 'meter'>, claim: Claim): Promise<void> {
  const errorMessage = 'Something went wrong on our side. The steps before it are kept; try again.'
  await openJournal(parts, claim).write({ ends: { status: 'failed', errorMessage } })
}

const completed = (done: readonly Done[]): Ending => ({
  status: 'completed',
  result: toResult(done.at(-1)?.output),
  verdict: verdictOf(done),
})

/** The worst that any step can say of itself: one effect without evidence, and the whole is unverified. */
function verdictOf(done: readonly Done[]): Verdict {
  return done.every((step) => step.verdict === 'verified') ? 'verified' : 'unverified'
}

/** Spec 1 §3: a result is a text or an object. */
function toResult(output: unknown): string | Record<string, unknown> | null {
  if (output === undefined || output === null) return null
  if (typeof output === 'object' && !Array.isArray(output)) return output as Record<string, unknown>
  return typeof output === 'string' ? output : { value: output }
}
