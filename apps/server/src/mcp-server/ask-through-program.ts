import type { Approval } from '@app/contract'
import type { JSONRPCRequest } from '@modelcontextprotocol/sdk/types.js'
import type { Asking, CarryOut } from './take-answer.ts'
import { toQuestion } from './to-question.ts'

export interface Program {
  send(question: JSONRPCRequest): Promise<void>
  carryOut: CarryOut
  asking: Asking
}

/** Asks whoever sits at a program, for as long as one call of it waits. */
export function askThroughProgram({ send, carryOut, asking }: Program) {
  const asked = new Map<string, { key: string; isOpen: boolean }>()
  return {
    /** Whether the task's question is with the person; else the call has nothing to wait for. */
    async isBeingAsked(taskId: string): Promise<boolean> {
      const { text, isError } = await carryOut('list_approvals', {})
      if (isError) return false
      const waiting = (JSON.parse(text) as Approval[]).find((one) => one.taskId === taskId)
      // Answered this moment: the task goes on.
      if (!waiting) return true
      const before = asked.get(waiting.id)
      if (before) return before.isOpen
      const question = toQuestion(waiting)
      if (!question) return false
      const mine = { key: String(question.id), isOpen: true }
      asked.set(waiting.id, mine)
      asking.set(mine.key, (isLeft) => {
        mine.isOpen = !isLeft
      })
      await send(question)
      return true
    },
    end(): void {
      for (const { key } of asked.values()) asking.delete(key)
    },
  }
}
