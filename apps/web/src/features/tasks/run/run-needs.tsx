import { type Approval, calls, type Run } from '@app/contract'
import { Button, Card, Tag } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { addressOf, useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { ValueBox } from './value-box.tsx'

/** What this run waits for: a word on an effect, or on a step nobody can be sure of. */
export function RunNeeds({ run }: { run: Run }) {
  if (run.reason === 'awaiting-approval') return <Approvals run={run} />
  if (run.reason === 'needs-review') return <Review run={run} />
  return null
}

function Approvals({ run }: { run: Run }) {
  const { data, refetch } = useCall(calls.approvals.list)
  const reached = run.stepCount
  useEffect(() => {
    if (reached >= 0) void refetch()
  }, [reached, refetch])
  const waiting = (data ?? []).filter(({ taskId, status }) => taskId === run.id && status === 'waiting')
  return waiting.map((approval) => <Approve key={approval.id} approval={approval} />)
}

/** S-43: the exact payload, with where its values came from, and never a summary of it. */
function Approve({ approval }: { approval: Approval }) {
  const t = useTexts('command')
  const run = useTexts('run')
  const { id, hash, taskId, taskName, name, why, input, provenance } = approval
  const done = useAnswered(taskId)
  const approve = useSend(calls.approvals.approve)
  const reject = useSend(calls.approvals.reject)
  const answer = { params: { id }, body: { hash } }
  const busy = approve.isPending || reject.isPending
  return (
    <Notice
      title={t('needsYou.wants', { task: taskName, step: name })}
      text={t('needsYou.why', { why })}
      actions={
        <>
          <Button disabled={busy} onClick={() => reject.mutate(answer, done)}>
            {t('needsYou.decline')}
          </Button>
          <Button variant="primary" disabled={busy} onClick={() => approve.mutate(answer, done)}>
            {t('needsYou.approve')}
          </Button>
        </>
      }
    >
      <ValueBox title={t('needsYou.sends')} value={input} open />
      <ul className="grid gap-1 text-sm text-warn">
        {Object.entries(provenance)
          .filter(([, source]) => source !== 'recipe' && source !== 'input')
          .map(([value, path]) => (
            <li key={value}>{run('detail.fromStep', { name: value, path })}</li>
          ))}
      </ul>
    </Notice>
  )
}

function Review({ run: { id, name } }: { run: Run }) {
  const t = useTexts('command')
  const review = useSend(calls.tasks.review)
  const done = useAnswered(id)
  const say = (happened: boolean) => review.mutate({ params: { id }, body: { happened } }, done)
  return (
    <Notice
      title={t('needsYou.review', { task: name })}
      text={t('needsYou.reviewText')}
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

/** After a word was given: the run and what waits are asked for afresh; a refusal is shown in the server's words. */
function useAnswered(id: string) {
  const client = useQueryClient()
  const failed = useTexts('run')('do.failed')
  const keys = [addressOf(calls.tasks.run, { params: { id } }), calls.approvals.list.path, calls.tasks.list.path]
  return {
    onSuccess: () => void Promise.all(keys.map((key) => client.invalidateQueries({ queryKey: [key] }))),
    onError: (error: unknown) => toast({ title: wordsFrom(error, failed), tone: 'destructive' }),
  }
}

interface NoticeProps {
  title: string
  text: string
  actions: ReactNode
  children?: ReactNode
}

function Notice({ title, text, actions, children }: NoticeProps) {
  const label = useTexts('command')('needsYou.title')
  return (
    <Card asElement="section" aria-label={label} className="grid gap-3 border-warn/50 px-4.5 py-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Tag tone="warn" dot>
          {label}
        </Tag>
        <div className="min-w-0 flex-1 basis-64">
          <p className="break-words font-[550] text-sm">{title}</p>
          <p className="break-words text-sm text-text-2">{text}</p>
        </div>
        <div className="flex gap-2">{actions}</div>
      </div>
      {children}
    </Card>
  )
}
