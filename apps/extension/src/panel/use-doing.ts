import { useCallback, useState } from 'react'
import { Problem } from '../server/problem.ts'
import { say } from '../shared/say.ts'

/** Something that takes a moment: whether it is under way, and in words what went wrong. */
export function useDoing() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [note, setNote] = useState('')
  const run = useCallback(async (work: () => Promise<string | undefined>) => {
    setBusy(true)
    setProblem('')
    setNote('')
    try {
      setNote((await work()) ?? '')
    } catch (error) {
      setProblem(wordsOf(error))
    } finally {
      setBusy(false)
    }
  }, [])
  return { busy, problem, note, run }
}

export function wordsOf(error: unknown): string {
  if (!(error instanceof Problem)) return say('problem_page')
  if (error.kind === 'away') return say('problem_away', { site: error.message })
  return error.kind === 'gone' ? say('problem_gone') : error.message
}
