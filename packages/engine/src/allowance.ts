import type { Database } from '@app/db'
import { DEFAULT_MINUTES_PER_TASK } from '@app/spec'
import { Refused } from '@app/toolkit'
import { BLOCK, type Claim } from './claim-tasks.ts'
import type { Meter } from './meter.ts'
import { Resting } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'
import { leftToday, spentToday } from './spent-today.ts'

interface AllowanceParts {
  db: Database
  meter: Meter
}

/** What one task may still spend: actions set aside for it, and time. */
export class Allowance {
  private readonly parts: AllowanceParts
  private readonly claim: Claim
  private room: number
  private used: number
  private until: number

  constructor(parts: AllowanceParts, claim: Claim) {
    this.parts = parts
    this.claim = claim
    this.room = claim.held
    this.used = claim.actionsUsed
    const minutes = claim.policy.limits.minutesPerTask ?? DEFAULT_MINUTES_PER_TASK
    this.until = performance.now() + minutes * 60_000
  }

  /** B-21: no step without an action set aside for it, nor beyond what the agent was given. */
  async afford(leaf: Leaf): Promise<void> {
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

  spend(): void {
    this.room -= 1
    this.used += 1
  }

  /** The time a person takes is not the task's. */
  giveBack(milliseconds: number): void {
    this.until += milliseconds
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
}
