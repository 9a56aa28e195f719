import type { TestResult } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Link } from '@tanstack/react-router'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../lib/use-texts.ts'
import { BotId } from './bot-id.tsx'
import { StatusTag } from './status-tag.tsx'

/** Spec 2 §2: status, test, bot, score, time, and when by the reader's clock. */
export function HistoryRow({ result }: { result: TestResult }) {
  const t = useTexts('performance')
  const format = useFormatter()
  const { testName, botId, status, score, executionTime, timestamp, taskId } = result
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 border-line px-4.5 py-2.5 not-first:border-t sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <div className="max-sm:order-2 max-sm:justify-self-end">
        <StatusTag status={status} />
      </div>
      <div className="min-w-0 max-sm:order-1">
        <p className="break-words text-sm">
          {taskId ? (
            <Link to={ONE_ROUTES.run} params={{ id: taskId }} className="hover:underline">
              {testName}
            </Link>
          ) : (
            testName
          )}
        </p>
        <BotId id={botId} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 font-mono text-text-2 text-xs tabular-nums max-sm:order-3 max-sm:col-span-2">
        <span className="sm:w-12 sm:text-right">{t('health.percent', { value: String(score) })}</span>
        <span className="sm:w-20 sm:text-right">{t('health.ms', { value: String(executionTime) })}</span>
        <time dateTime={timestamp} className="text-text-3 sm:w-44 sm:text-right">
          {format.dateTime(new Date(timestamp), { dateStyle: 'medium', timeStyle: 'medium' })}
        </time>
      </p>
    </li>
  )
}
