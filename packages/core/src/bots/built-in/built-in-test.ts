import type { ToolStep } from '@app/contract'
import type { Expectation } from '../expectation.ts'

/** Where a test works: a copy of the practice site that is made new before the tests begin. */
export interface TestGround {
  base: string
  /** Words no other run has used: what is found afterwards with them in it was written by this run. */
  mark: string
  /** Whom a test may write to: nobody but the asker. */
  email: string
}

export interface BuiltInTest {
  /** Its name is in the texts. */
  id: string
  steps(ground: TestGround): ToolStep[]
  expects(ground: TestGround): Expectation[]
}
