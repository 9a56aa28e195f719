import type { TestResult } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Button, Card, Progress, Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../lib/use-texts.ts'
import { BotId } from './bot-id.tsx'
import { StatusTag, toneOf } from './status-tag.tsx'

/** Spec 2 §2: one test of the last run. */
export function ResultCard({ result }: { result: TestResult }) {
  const t = useTexts('performance')
  const { testName, botId, status, score, executionTime, errorMessages, recommendations, taskId } = result
  const percent = t('health.percent', { value: String(score) })
  return (
    <Card asElement="li" className="grid min-w-0 content-start gap-3 px-4.5 py-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="break-words text-pretty font-[550]">{testName}</h2>
          <BotId id={botId} />
        </div>
        <Tag tone={toneOf(status)} className="font-mono tabular-nums">
          {percent}
        </Tag>
      </div>
      <Progress label={t('results.score')} value={score} tone={toneOf(status)} valueText={percent} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <StatusTag status={status} />
        <span className="font-mono text-text-3 text-xs tabular-nums" title={t('results.time')}>
          {t('health.ms', { value: String(executionTime) })}
        </span>
        {taskId && (
          <Button asChild variant="ghost" size="sm" className="-mr-2.5 ml-auto pointer-coarse:min-h-11">
            <Link to={ONE_ROUTES.run} params={{ id: taskId }} aria-label={t('results.open', { test: testName })}>
              {t('results.openShort')}
            </Link>
          </Button>
        )}
      </div>
      <Sentences title={t('results.errors')} items={errorMessages} className="text-bad" />
      <Sentences title={t('results.recommendations')} items={recommendations} className="text-text-2" />
    </Card>
  )
}

/** A list where there is something to say, and nothing where there is not. */
export function Sentences({ title, items, className }: { title: string; items: readonly string[]; className: string }) {
  if (items.length === 0) return null
  return (
    <div className="grid gap-1 border-line border-t pt-2.5">
      <h3 className="font-[550] text-text-3 text-xs">{title}</h3>
      <ul className={`grid gap-1 text-sm ${className}`}>
        {items.map((item) => (
          <li key={item} className="break-words text-pretty">
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}
