import type { StepSummary } from '@app/contract'
import { Card, cx, Kbd } from '@app/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { Check, CircleDashed, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { formatDuration } from '../../../lib/format-duration.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { StepPages } from './step-pages.ts'

const ROW = 56
const ICONS = { done: Check, failed: X, intent: CircleDashed, review: CircleDashed, withheld: CircleDashed } as const
const COLOURS = {
  done: 'bg-good-soft text-good',
  failed: 'bg-bad-soft text-bad',
  intent: 'bg-live-soft text-live',
  review: 'bg-warn-soft text-warn',
  withheld: 'bg-surface-3 text-text-2',
} as const

interface StepListProps {
  run: { stepCount: number; carried?: number }
  steps: StepPages
  position: number
  onSelect: (position: number) => void
  /** Told which steps are in sight, so that they can be read. */
  onSeen: (positions: readonly number[]) => void
}

/** However many steps there are, only those in sight are drawn. */
export function StepList({ run, steps, position, onSelect, onSeen }: StepListProps) {
  const t = useTexts('run')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: run.stepCount,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 12,
  })
  const drawn = rows.getVirtualItems()
  const [first, last] = [drawn[0]?.index ?? 0, drawn.at(-1)?.index ?? 0]
  useEffect(() => onSeen([first + 1, last + 1]), [first, last, onSeen])
  useEffect(() => rows.scrollToIndex(position - 1, { align: 'auto' }), [rows, position])
  return (
    <Card asElement="section" className="min-w-0">
      <div className="flex min-h-11 items-center justify-between gap-3 px-4">
        <h2 className="font-[550] text-sm text-text-2">{t('steps.title')}</h2>
        <span className="font-mono text-text-3 text-xs">{t('steps.count', { position, count: run.stepCount })}</span>
      </div>
      <div
        ref={frame}
        role="listbox"
        aria-label={t('steps.label')}
        aria-activedescendant={`${id}-${position}`}
        tabIndex={0}
        onKeyDown={(event) => moveBy(event, position, run.stepCount, onSelect)}
        className="max-h-72 overflow-y-auto overscroll-contain px-1.5 pb-1.5 lg:max-h-[min(36rem,70dvh)]"
      >
        <div className="relative" style={{ height: rows.getTotalSize() }}>
          {drawn.map(({ index, start }) => (
            <div
              key={index}
              id={`${id}-${index + 1}`}
              role="option"
              tabIndex={-1}
              aria-selected={index + 1 === position}
              aria-setsize={run.stepCount}
              aria-posinset={index + 1}
              onClick={() => onSelect(index + 1)}
              onKeyDown={() => undefined}
              style={{ transform: `translateY(${start}px)`, height: ROW }}
              className={cx(
                'absolute inset-x-0 top-0 flex cursor-pointer items-center gap-2.5 rounded-[8px] border px-2.5 text-sm',
                index + 1 === position ? 'border-line-strong bg-surface-2' : 'border-transparent hover:bg-surface-2',
              )}
            >
              <Row step={steps.at(index + 1)} carried={index < (run.carried ?? 0)} />
            </div>
          ))}
        </div>
      </div>
      <p className="px-4 py-2.5 text-text-3 text-xs max-lg:hidden">
        {t.rich('keys', { key: (letter) => <Kbd>{letter}</Kbd> })}
      </p>
    </Card>
  )
}

function Row({ step, carried }: { step: StepSummary | undefined; carried: boolean }) {
  const t = useTexts('run')
  if (!step) return <span className="h-4 w-40 animate-pulse rounded-s bg-surface-3" />
  const Icon = ICONS[step.status]
  return (
    <>
      <span className={cx('grid size-5 shrink-0 place-items-center rounded-full', COLOURS[step.status])}>
        <Icon aria-hidden size={12} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{step.name}</span>
        <span className="block truncate text-text-3 text-xs">
          {carried ? t('steps.carried') : (step.errorMessage ?? (step.proof || step.tool))}
        </span>
      </span>
      <span className="font-mono text-text-3 text-xs">{formatDuration(step.executionTime, '')}</span>
    </>
  )
}

function moveBy(event: KeyboardEvent, position: number, count: number, select: (position: number) => void) {
  const far = Math.max(1, Math.floor(event.currentTarget.clientHeight / ROW) - 1)
  const to = {
    ArrowDown: position + 1,
    ArrowUp: position - 1,
    PageDown: position + far,
    PageUp: position - far,
    Home: 1,
    End: count,
  }[event.key]
  if (to === undefined) return
  event.preventDefault()
  select(Math.min(Math.max(to, 1), count))
}
