import { useState } from 'react'
import { keep, readKept } from '../../../lib/keep.ts'
import { useSession } from '../../../lib/use-session.ts'
import { useTexts } from '../../../lib/use-texts.ts'

const KEPT = 'collab-name'
const LONGEST = 40

/** As others see one: the account's name, or, where nobody signs in, the one this browser was given. */
export function useMyName() {
  const t = useTexts('lab-collab')
  const session = useSession().data
  const [code] = useState(() => crypto.randomUUID().slice(0, 4).toUpperCase())
  const [given, setGiven] = useState(() => readKept(KEPT, ''))
  const isGiven = session?.authMode === 'demo'
  const rename = (name: string) => {
    setGiven(name.slice(0, LONGEST))
    keep(KEPT, name.slice(0, LONGEST))
  }
  const shown = isGiven ? given.trim() || t('guest', { code }) : (session?.user?.name ?? '')
  return { name: shown.slice(0, LONGEST) || '?', given, isGiven, rename }
}
