import type { SampleLanguage } from '@app/spec'
import { Progress } from '@app/ui'
import { type ComponentProps, useEffect, useRef } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import type { PacedRun } from './paced-run.ts'
import { RunClosing } from './run-closing.tsx'

/** What the program says, line by line, and how it ended. */
export function Output({ run, language }: { run: PacedRun; language: SampleLanguage }) {
  const t = useTexts('lab-code')
  const list = useRef<HTMLDivElement>(null)
  const reached = `${run.shown.length} ${run.phase}`
  useEffect(() => {
    if (reached) list.current?.scrollTo?.({ top: list.current.scrollHeight })
  }, [reached])
  return (
    <div className="grid min-w-0 content-start border-line max-xl:border-t xl:border-l">
      <div className="grid gap-2 px-4.5 py-3.5">
        <div className="flex items-center justify-between gap-3 text-sm">
          <h4 className="font-[550]">{t('output')}</h4>
          <span role="status" className="text-text-2">
            {run.phase === 'loading' ? t(`loading.${language}`) : t(`phase.${run.phase}`)}
          </span>
        </div>
        <Progress value={run.progress} label={t('progress')} tone={run.phase === 'failed' ? 'bad' : 'accent'} />
      </div>
      <Log
        ref={list}
        aria-label={t('output')}
        tabIndex={0}
        className="grid max-h-[30rem] min-h-40 content-start gap-1 overflow-auto px-4.5 pb-4.5 font-mono [font-variant-ligatures:none] text-[13px] leading-5"
      >
        {run.phase === 'idle' && <p className="text-pretty font-sans text-sm text-text-2">{t('ready')}</p>}
        {run.shown.map((line, at) => (
          <p key={at} className="whitespace-pre-wrap break-words">
            {line}
          </p>
        ))}
        <RunClosing run={run} />
      </Log>
    </div>
  )
}

/** What scrolls is reached by keys too. */
const Log = (props: ComponentProps<'div'>) => <div role="log" {...props} />
