import { useCallback, useEffect, useState } from 'react'
import { wordsOf } from './use-doing.ts'

/** How often what is shown is asked for again while the panel is in sight. */
const EVERY_MS = 5_000

/** Something of the server, asked for now and while one looks. */
export function useAsked<Answer>(question: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer>()
  const [problem, setProblem] = useState('')
  const [asking] = useState(() => question)
  const look = useCallback(async () => {
    try {
      setAnswer(await asking())
      setProblem('')
    } catch (error) {
      setProblem(wordsOf(error))
    }
  }, [asking])
  useEffect(() => {
    void look()
    const timer = setInterval(() => document.hidden || void look(), EVERY_MS)
    return () => clearInterval(timer)
  }, [look])
  return { answer, problem, look }
}
