import { PLAYGROUND_LINE_MS, type SampleLanguage } from '@app/spec'
import { useEffect, useReducer, useRef } from 'react'
import { startRun } from './engine/start-run.ts'
import { advanceRun, IDLE, isUnderWay } from './paced-run.ts'

/** Starts and stops a program, and shows what it says one line every 800 ms. */
export function useRun(begin: typeof startRun = startRun) {
  const [run, tell] = useReducer(advanceRun, IDLE)
  const stopping = useRef<() => void>(undefined)
  const underWay = isUnderWay(run)
  useEffect(() => {
    if (!underWay) return
    const timer = setInterval(() => tell({ type: 'tick' }), PLAYGROUND_LINE_MS)
    return () => clearInterval(timer)
  }, [underWay])
  useEffect(() => () => stopping.current?.(), [])
  return {
    run,
    underWay,
    start: (language: SampleLanguage, code: string) => {
      tell({ type: 'start' })
      stopping.current = begin(language, code, {
        began: () => tell({ type: 'began' }),
        line: (text) => tell({ type: 'line', text }),
        ended: (end) => tell({ type: 'ended', end }),
      })
    },
    stop: () => {
      stopping.current?.()
      tell({ type: 'stop' })
    },
  }
}
