import type { Tool } from '@app/toolkit'
import { StepFailed } from './outcomes.ts'
import type { Leaf } from './recipe/walk.ts'
import { Interrupted, type Sessions } from './sessions.ts'

/** A browser that dies this often under one step dies of the step. */
export const MOST_LOSSES = 3

/** A step where it stands in the walk. */
export interface At {
  leaf: Leaf
  tool: Tool
  position: number
}

interface OpenWorkParts {
  /** Leaves what is open to a person who wants it. */
  giveWay: () => Promise<void>
  /** One finished step, so far as it shows in a new session. */
  showAgain: (at: At) => Promise<void>
}

/** What finished steps have open, so that it is there again after its session was lost. */
export class OpenWork {
  private readonly sessions: Sessions
  private readonly parts: OpenWorkParts
  /** Finished steps that left their mark in a session, in their order, and those of them whose session is gone. */
  private readonly shown: At[] = []
  private lost: At[] = []

  constructor(sessions: Sessions, parts: OpenWorkParts) {
    this.sessions = sessions
    this.parts = parts
  }

  add(at: At): void {
    if (at.tool.session) this.shown.push(at)
  }

  /** A step that another process finished: what it had open went with that process. */
  addLost(at: At): void {
    this.add(at)
    if (at.tool.session) this.lost.push(at)
  }

  /** Before a step: a person who wants its session has it first, and one that is gone is opened again. */
  async attend(session: string | undefined): Promise<void> {
    if (session === undefined) return this.parts.giveWay()
    for (let losses = 0; ; losses += 1) {
      await this.parts.giveWay()
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

  /** what earlier steps had open was lost with the process. Shown again step by step, it is not done again. */
  private async bringBack(session: string): Promise<void> {
    const gone = this.lost.filter(({ tool }) => tool.session === session)
    this.lost = this.lost.filter(({ tool }) => tool.session !== session)
    for (const at of gone) {
      await this.parts.showAgain(at).catch((error: Error) => {
        if (error instanceof Interrupted) throw error
        throw new StepFailed(
          `The work was interrupted, and what step ${at.leaf.path} (${at.leaf.name}) had open could not be brought back. ${error.message}`,
        )
      })
    }
  }
}
