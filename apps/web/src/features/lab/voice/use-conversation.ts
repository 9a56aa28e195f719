import { LANGUAGE_NAMES } from '@app/spec'
import { useState } from 'react'
import { keep, readKept } from '../../../lib/keep.ts'
import { localeStore } from '../../../lib/locale.tsx'
import { speak } from './speech.ts'
import { useCommands } from './use-commands.ts'

export interface Exchange {
  at: number
  said: string
  answer: string
}

const KEPT = 6
const SPOKEN = 'voice-spoken'

/** What was said and what was answered, the newest first; answers are spoken where that is wanted. */
export function useConversation() {
  const { say, isAsking } = useCommands()
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([])
  const [isSpoken, setSpoken] = useState(() => readKept(SPOKEN, false))
  const [isBusy, setBusy] = useState(false)
  return {
    exchanges,
    isAsking,
    isBusy,
    isSpoken,
    setSpoken: (wanted: boolean) => {
      setSpoken(wanted)
      keep(SPOKEN, wanted)
    },
    tell: async (said: string) => {
      if (!said.trim() || isBusy) return
      setBusy(true)
      const answer = await say(said)
      setBusy(false)
      setExchanges((before) => [{ at: (before[0]?.at ?? 0) + 1, said, answer }, ...before].slice(0, KEPT))
      if (isSpoken) void speak(answer, LANGUAGE_NAMES[localeStore.get().language].tag)
    },
  }
}
