import type { CallRehearsal } from '@app/contract'
import { useEffect, useRef, useState } from 'react'
import { hush, speak } from '../voice/speech.ts'

/** Two voices are told apart by their pitch: a browser may have one voice only. */
const PITCHES = { assistant: 1, callee: 0.7 } as const

/** Speaks the turns one after the other; says which one is being spoken. */
export function useHearing(turns: CallRehearsal['turns'], language: string) {
  const [at, setAt] = useState<number | null>(null)
  const round = useRef(0)
  const stop = () => {
    round.current += 1
    hush()
    setAt(null)
  }
  useEffect(() => () => hush(), [])
  const hear = async () => {
    round.current += 1
    const mine = round.current
    for (const [index, { speaker, text }] of turns.entries()) {
      setAt(index)
      await speak(text, language, PITCHES[speaker])
      if (round.current !== mine) return
    }
    setAt(null)
  }
  return { at, hear: () => void hear(), stop }
}
