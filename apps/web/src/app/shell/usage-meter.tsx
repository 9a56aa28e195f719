import { calls } from '@app/contract'
import {
  DEFAULT_ACTION_LIMIT,
  POLL_ANALYTICS_MS,
  POLL_SUBSCRIPTION_MS,
  ROUTES,
  USAGE_BAR_DELAY_MS,
  USAGE_LEVELS,
  usageLevel,
  usagePercent,
} from '@app/spec'
import { cx, Progress } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useCall } from '../../lib/call.ts'
import { useTexts } from '../../lib/use-texts.ts'

const TONES = { normal: 'good', high: 'warn', nearly: 'bad', reached: 'bad' } as const
const MARKS = [USAGE_LEVELS.high, USAGE_LEVELS.nearly]

/** Spec 1 §8: 0 used and a limit of 1,000 while data is missing. */
export function useUsage() {
  const subscription = useCall(calls.usage.subscription, { every: POLL_SUBSCRIPTION_MS, quiet: true })
  const analytics = useCall(calls.usage.analytics, { every: POLL_ANALYTICS_MS, quiet: true })
  return {
    used: analytics.data?.actionsUsedThisMonth ?? 0,
    limit: subscription.data?.subscription.actionLimit ?? DEFAULT_ACTION_LIMIT,
  }
}

export function UsageFigures() {
  const t = useTexts('workspace')
  return t('usage.figures', useUsage())
}

export function UsageMeter() {
  const t = useTexts('workspace')
  const { used, limit } = useUsage()
  const percent = usagePercent(used, limit)
  const level = usageLevel(percent)
  const shown = useDelayed(percent)
  // Rounded down: 99.9 % is not yet the limit, and must not read as if it were.
  const words = t(`usage.levels.${level}`, { percent: Math.floor(percent) })
  return (
    <div className="rounded-m border border-line bg-surface-1 p-3">
      <div className="flex items-baseline justify-between gap-2 text-sm">
        <span className="text-text-2">{t('usage.label')}</span>
        <span className="font-mono text-xs">{t('usage.figures', { used, limit })}</span>
      </div>
      <Progress
        value={shown}
        tone={TONES[level]}
        marks={MARKS}
        label={t('usage.meter')}
        valueText={words}
        className="mt-2 mb-1.5"
      />
      <p className={cx('text-xs', LEVEL_TEXT[level])}>{words}</p>
      {percent >= USAGE_LEVELS.warning && (
        <div role="status" className="mt-2.5 rounded-s border border-bad/30 bg-bad-soft px-2.5 py-2 text-xs">
          <p>{t(`usage.warning.${level === 'reached' ? 'reached' : 'nearly'}`, { left: Math.max(0, limit - used) })}</p>
          <Link
            to={ROUTES.pricing}
            className="mt-1 inline-flex min-h-6 items-center font-[550] text-bad underline underline-offset-2"
          >
            {t('usage.warning.action')}
          </Link>
        </div>
      )}
    </div>
  )
}

const LEVEL_TEXT = { normal: 'text-text-3', high: 'text-warn', nearly: 'text-bad', reached: 'text-bad' } as const

/** Spec 1 §4: the bar starts for its target after 300 ms. */
function useDelayed(target: number): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setShown(target), USAGE_BAR_DELAY_MS)
    return () => clearTimeout(timer)
  }, [target])
  return shown
}
