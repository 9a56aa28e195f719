import { calls } from '@app/contract'
import { Button, Card, EmptyState, Skeleton } from '@app/ui'
import { Play, Store } from 'lucide-react'
import { useCall } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useSession } from '../../../lib/use-session.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { DemoRun } from './demo-run.tsx'
import { DEMO_KEYS, DEMO_TASKS, type DemoKey } from './demo-tasks.ts'
import { useDemo } from './use-demo.ts'

/** Spec 2 §2, Live Demos: an agent at work on the practice site, from the first step to the proof. */
export function DemosTab() {
  const t = useTexts('lab-demos')
  const practice = useCall(calls.practice.read, { quiet: true })
  const session = useSession()
  if (practice.isError) return <Failure error={practice.error} retry={() => void practice.refetch()} />
  if (practice.isPending) return <Skeleton className="h-80 rounded-l" />
  if (!practice.data.url)
    return (
      <Card>
        <EmptyState icon={<Store />} title={t('noSite')} hint={t('noSiteHint')} />
      </Card>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[70ch] text-pretty text-text-2">{t('lead')}</p>
      {session.data?.browser === 'missing' && <p className="text-sm text-warn">{t('noBrowser')}</p>}
      <Demos />
    </div>
  )
}

function Demos() {
  const t = useTexts('lab-demos')
  const failed = useTexts('shell')('failure.unreachable')
  const demo = useDemo()
  return (
    <>
      <ul aria-label={t('demos')} className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:grid-cols-3">
        {DEMO_KEYS.map((key) => (
          <li key={key} className="grid min-w-0 grid-cols-[minmax(0,1fr)]">
            <DemoCard
              demo={key}
              words={DEMO_TASKS[key]}
              busy={demo.isPending && demo.variables.key === key}
              start={() => demo.mutate({ key, title: t(`items.${key}.title`) })}
            />
          </li>
        ))}
      </ul>
      {demo.error && (
        <p role="alert" className="text-sm text-bad">
          {wordsFrom(demo.error, failed)}
        </p>
      )}
      {demo.data && <DemoRun key={demo.data.id} id={demo.data.id} />}
    </>
  )
}

interface DemoCardProps {
  demo: DemoKey
  words: string
  busy: boolean
  start: () => void
}

function DemoCard({ demo, words, busy, start }: DemoCardProps) {
  const t = useTexts('lab-demos')
  const title = t(`items.${demo}.title`)
  return (
    <Card className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2.5 p-4.5">
      <h3 className="font-[550]">{title}</h3>
      <p className="text-pretty text-sm text-text-2">{t(`items.${demo}.text`)}</p>
      <p className="font-mono text-text-3 text-xs [overflow-wrap:anywhere]">{words}</p>
      <Button className="mt-1 justify-self-start" busy={busy} onClick={start} aria-label={t('startOne', { title })}>
        {!busy && <Play aria-hidden />}
        {t('start')}
      </Button>
    </Card>
  )
}
