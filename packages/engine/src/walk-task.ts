import type { Recipe } from '@app/contract'
import type { Database, StepRow } from '@app/db'
import { Refused, type Span, type Tool } from '@app/toolkit'
import { Allowance } from './allowance.ts'
import { askPerson } from './ask-person.ts'
import type { Claim } from './claim-tasks.ts'
import { completed } from './completed.ts'
import { type Journal, type Outcome, toStep } from './journal.ts'
import { judgeStep, type Known } from './judge-step.ts'
import { LookBack, type Taken } from './look-back.ts'
import type { Meanwhile } from './meanwhile.ts'
import type { Meter } from './meter.ts'
import { type At, MOST_LOSSES, OpenWork } from './open-work.ts'
import { Resting, StepFailed, stopped } from './outcomes.ts'
import { type Leaf, newMemory, walk } from './recipe/walk.ts'
import { createRedactor } from './redact.ts'
import { isRepeatable } from './retry.ts'
import { Interrupted, type Sessions } from './sessions.ts'
import { takeBack } from './take-back.ts'
import { type Aids, rehearseStep, restoreStep, type StepParts, takeStep } from './take-step.ts'

/** S-45: a task that has done this much is going round in circles. */
const MOST_STEPS = 10_000
/** Reads that only memory knows: no more than somebody watching would miss, or a crash should repeat. */
const MOST_IN_MIND = 25
const LONGEST_IN_MIND_MS = 250

export interface WalkParts {
  db: Database
  meter: Meter
  aids: Aids
  /** The task as a span; its steps are pieces of it. */
  spans?: Span
  /** Aborted when the worker ends. */
  signal: AbortSignal
  /** Aborted, with what to do, when somebody wants this task to stop. */
  stopping: AbortSignal
  /** How long after its end a run that was verified by a fresh look is looked at once more. */
  laterMs?: number
  /** Told when a step begins to wait for somebody's answer, and when it has it. */
  onWaiting?: (isWaiting: boolean) => void
}

/** One task being walked: what is known so far, and what may still be spent. */
export class Walk {
  private readonly done: Taken[] = []
  private readonly places: At[] = []
  private readonly known: Known = { outside: false, private: false }
  private readonly strangers = new Set<string>()
  private readonly redactor = createRedactor()
  private readonly tools: ReadonlyMap<string, Tool>
  private readonly allowance: Allowance
  private written = performance.now()
  private readonly parts: WalkParts
  private readonly claim: Claim
  private readonly journal: Journal
  private readonly before: ReadonlyMap<number, StepRow>
  private readonly sessions: Sessions
  private readonly meanwhile: Meanwhile
  private readonly open: OpenWork
  private readonly lookBack: LookBack
  /** What is to be told with the next step. */
  private told = ''

  constructor(
    parts: WalkParts,
    claim: Claim,
    tools: ReadonlyMap<string, Tool>,
    journal: Journal,
    before: ReadonlyMap<number, StepRow>,
    sessions: Sessions,
    meanwhile: Meanwhile,
  ) {
    this.parts = parts
    this.claim = claim
    this.journal = journal
    this.before = before
    this.sessions = sessions
    this.meanwhile = meanwhile
    this.tools = tools
    this.allowance = new Allowance(parts, claim)
    this.open = new OpenWork(sessions, { giveWay: () => this.giveWay(), showAgain: (at) => this.showAgain(at) })
    const { done, places } = this
    const toParts = (at: At) => this.toParts(at, undefined)
    this.lookBack = new LookBack({ done, places, sessions, toParts, laterMs: parts.laterMs })
    if (claim.origin === 'webhook') this.known.outside = true
  }

  async through(recipe: Recipe): Promise<void> {
    const walking = walk(recipe.steps, newMemory(withRules(recipe.inputs, this.claim.input)))
    let next = walking.next()
    while (!next.done) {
      const leaf = next.value
      const position = this.done.length + 1
      const tool = this.getTool(leaf, position)
      const recorded = this.before.get(position)
      if (recorded?.status === 'done' || recorded?.status === 'withheld') {
        this.learn({ leaf, tool, position }, recorded)
        this.open.addLost({ leaf, tool, position })
      } else if (recorded?.status === 'failed' && (leaf.soft || this.wasMended(recorded)))
        this.learn({ leaf, tool, position }, recorded)
      else await this.take(leaf, tool, position, recorded)
      next = walking.next(answerOf(this.done.at(-1)))
    }
    const [looked] = await Promise.all([this.lookBack.atTheEnd(), this.meanwhile.over()])
    if (looked) this.journal.note(toStep(this.claim, looked.at, looked.step), { free: true })
    await this.journal.write({ ends: completed(this.done, next.value) })
  }

  /** The run is over and told of; nobody waits for this. A worker that dies meanwhile leaves the verdict as it was. */
  async lookLater(): Promise<void> {
    const doubted = await this.lookBack.later(this.parts.signal)
    if (!doubted) return
    const { at, step } = doubted
    await takeBack(this.parts.db, this.claim, { position: at.position, proof: step.proof ?? '' })
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
    if ((tool.effect !== 'reads' || tool.touches) && claim.dryRun) {
      await rehearseStep(this.toParts(at, recorded))
      this.learn(at, { status: 'withheld' })
      return journal.note(toStep(claim, at, { status: 'withheld', ...(why ? { proof: why } : {}) }))
    }
    const question = questionOf(at)
    const asked = question ?? why
    const answered = asked === undefined ? undefined : await askPerson(parts.db, { claim, ...at, why: asked })
    if (!tool.free) await this.allowance.afford(leaf)
    await this.open.attend(tool.session)
    if (tool.effect !== 'reads') await this.announce(at, recorded)
    const outcome = this.tell(await this.traceStep(at, this.waitAside(tool, this.tryStep(at, recorded, answered))))
    const spent = outcome.status === 'done' ? tool.spent?.(outcome.output) : undefined
    journal.note(toStep(claim, at, outcome), { free: tool.free === true, spent })
    if (outcome.status === 'review') throw new Resting('needs-review')
    if (outcome.status === 'failed' && !leaf.soft && !(await this.mayMend(leaf, outcome)))
      throw new StepFailed(outcome.errorMessage ?? '', outcome.verdict ?? undefined)
    this.learn(at, outcome)
    if (outcome.status === 'done') {
      this.open.add(at)
      if (!tool.free) this.allowance.spend()
    }
    await this.writeWhenDue(tool)
  }

  /** What is done so far is there to be seen meanwhile. */
  private async giveWay(): Promise<void> {
    if (!this.sessions.isWanted()) return
    this.obey(await this.journal.write())
    const began = performance.now()
    const { signal, stopping } = this.parts
    this.told = await this.sessions.giveWay(AbortSignal.any([signal, stopping]))
    this.allowance.giveBack(performance.now() - began)
    this.written = performance.now()
  }

  private async traceStep({ tool, position }: At, step: Promise<Outcome>): Promise<Outcome> {
    const span = this.parts.spans?.begin(tool.name, { 'step.position': position, 'step.effect': tool.effect })
    const outcome = await step.catch((error) => {
      span?.end({ failed: true })
      throw error
    })
    const { status, attempts = 1 } = outcome
    span?.end({ 'step.status': status, 'step.attempts': attempts, failed: status === 'failed' })
    return outcome
  }

  private async waitAside<T>(tool: Tool, step: Promise<T>): Promise<T> {
    if (!tool.waits) return step
    this.parts.onWaiting?.(true)
    try {
      return await step
    } finally {
      this.parts.onWaiting?.(false)
    }
  }

  private tell(outcome: Outcome): Outcome {
    if (!this.told) return outcome
    const proof = [this.told, outcome.proof].filter(Boolean).join(' ')
    this.told = ''
    return { ...outcome, proof }
  }

  private showAgain(at: At): Promise<void> {
    return restoreStep(this.toParts(at, undefined), this.done[at.position - 1]?.output)
  }

  /** Tried again after a person broke it off, and after its session was lost where doing it twice is doing it once. */
  private async tryStep(at: At, recorded: StepRow | undefined, answered?: string): Promise<Outcome> {
    for (let losses = 0; ; ) {
      const outcome = await this.tellMeanwhile(takeStep(this.toParts(at, recorded, answered))).catch((error) => {
        if (error instanceof Interrupted) return undefined
        throw error
      })
      if (outcome && !this.isWorthAnother(at, outcome)) return outcome
      if (outcome) losses += 1
      if (outcome && losses > MOST_LOSSES) return outcome
      await this.open.attend(at.tool.session)
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

  private toParts(at: At, recorded: StepRow | undefined, answered?: string): StepParts {
    const { claim, parts, redactor, sessions, meanwhile } = this
    // What only reads is broken off when the task or the worker is to stop. An effect is finished: half of one is worse.
    const reads = at.tool.effect === 'reads'
    const signal = reads
      ? AbortSignal.any([parts.signal, parts.stopping, sessions.wanted()])
      : new AbortController().signal
    return { ...at, claim, recorded, answered, signal, redactor, sessions, meanwhile, aids: parts.aids }
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
    if (tool.effect === 'reads' && !tool.dear && !late && this.journal.pending() < MOST_IN_MIND) return
    this.obey(await this.journal.write())
    this.written = performance.now()
  }

  private async mayMend({ mends }: Leaf, outcome: Outcome): Promise<boolean> {
    return mends === true && isGone(outcome) && (await this.tools.get('mind.decide')?.isReady?.()) === true
  }

  /** Whoever went on after it went on by another way. */
  private wasMended(recorded: StepRow): boolean {
    return isGone(recorded) && this.before.has(recorded.position + 1)
  }

  private learn(at: At, step: Outcome): void {
    const { leaf, tool } = at
    const open = step.status === 'done' && step.verdict === 'seen' && tool.proof?.(step.output)?.open === true
    this.places.push(at)
    const soft = leaf.soft || step.status === 'failed'
    this.done.push({ ...step, soft, acts: tool.effect !== 'reads', touches: tool.touches, open })
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

/** What was given counts; what a recipe names besides is as it was when it was made. */
function withRules(rules: Recipe['inputs'], input: unknown): unknown {
  if (!rules || (input !== null && input !== undefined && typeof input !== 'object')) return input
  return { ...rules, ...(input as object | null | undefined) }
}

const isGone = ({ output }: Outcome): boolean =>
  (output as { notThere?: boolean } | null | undefined)?.notThere === true

/** What the walk goes on with; an act that failed in a pursuit says so itself. */
function answerOf(step: Taken | undefined): unknown {
  if (!step?.soft) return step?.output
  if (step.status === 'withheld') return { withheld: true }
  if (step.status !== 'failed') return step.output
  const failed = step.errorMessage ?? 'It did not work.'
  return { failed, ...(isGone(step) ? { notThere: failed } : {}) }
}

/** A question is put to the person as it stands, whatever the rules say of its tool. */
function questionOf({ tool, leaf }: At): string | undefined {
  const input = tool.asks && tool.input.safeParse(leaf.input)
  return input?.success ? tool.asks?.(input.data).words : undefined
}

function refuseChange(leaf: Leaf, recorded: StepRow | undefined): void {
  if (!recorded || recorded.tool === leaf.tool) return
  throw new StepFailed(
    `Step ${leaf.path} was ${recorded.tool} when it began and is ${leaf.tool} now. Start the task again.`,
  )
}
