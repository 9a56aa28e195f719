import type { Approval } from '@app/contract'
import { lazy, Suspense } from 'react'
import type { Refresh } from '../call.ts'
import { ApprovalCard } from './approval-card.tsx'

/** Seldom there, so its code comes when it is. */
const QuestionCard = lazy(async () => ({ default: (await import('./question-card.tsx')).QuestionCard }))

/** What a task waits for: a yes or a no to an effect, or an answer in words. */
export function WaitingCard(props: { approval: Approval; refresh: Refresh }) {
  if (props.approval.question === null) return <ApprovalCard {...props} />
  return (
    <Suspense>
      <QuestionCard {...props} />
    </Suspense>
  )
}
