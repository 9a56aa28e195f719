import { calls, type Task } from '@app/contract'
import { Button } from '@app/ui'
import { type Refresh, useSend } from '../call.ts'
import { useTexts } from '../use-texts.ts'
import { Notice } from './notice.tsx'

/** A step nobody can be sure of: whoever looks at the other side says which it was. */
export function ReviewCard({ task, refresh }: { task: Pick<Task, 'id' | 'name'>; refresh: Refresh }) {
  const t = useTexts('desk')
  const review = useSend(calls.tasks.review, { refresh })
  const say = (happened: boolean) => review.mutate({ params: { id: task.id }, body: { happened } })
  return (
    <Notice
      title={t('needsYou.review', { task: task.name })}
      text={t('needsYou.reviewText')}
      error={review.error}
      actions={
        <>
          <Button disabled={review.isPending} onClick={() => say(false)}>
            {t('needsYou.notHappened')}
          </Button>
          <Button disabled={review.isPending} onClick={() => say(true)}>
            {t('needsYou.happened')}
          </Button>
        </>
      }
    />
  )
}
