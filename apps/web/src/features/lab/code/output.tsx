import { SANDBOX_LIMITS, type SampleLanguage } from '@app/spec'
import { cx, Progress } from '@app/ui'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import type { RunEnd } from './engine/start-run.ts'
import { isUnderWay, type PacedRun } from './paced-run.ts'

/** What the program says, line by line, and how it ended. */
export function Output({ run, language }: { run: PacedRun; language: SampleLanguage }) {
  const t = useTexts('lab-code')
  const list = useRef<HTMLDivElement>(null)
  const reached = `${run.shown.length} ${run.phase}`
  useEffect(() => {
    if (reached) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [reached])
  return (
    <div className="grid min-w-0 grid-rows-[auto_minmax(0,1fr)] border-line max-xl:border-t xl:border-l">
      <div className="grid gap-2 px-4.5 py-3.5">
        <div className="flex items-center justify-between gap-3 text-sm">
          <h4 className="font-[550]">{t('output')}</h4>
          <span role="status" className="text-text-2">
            {run.phase === 'loading' ? t(`loading.${language}`) : t(`phase.${run.phase}`)}
          </span>
        </div>
        <Progress value={run.progress} label={t('progress')} tone={run.phase === 'failed' ? 'bad' : 'accent'} />
      </div>
      <div
        ref={list}
        // What scrolls must be reachable by keys alone.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a placeholder that is removed below
        tabIndex={0}
      >
        {run.phase === 'idle' && <p className="text-pretty text-sm text-text-2">{t('ready')}</p>}
      </div>
    </div>
  )
}
