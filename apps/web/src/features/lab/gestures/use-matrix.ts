import type { Gesture } from '@app/spec'
import { useState } from 'react'
import { wordsFrom } from '../../../lib/call-error.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Question } from './question.ts'
import { useGestureActions } from './use-gesture-actions.ts'
import { useGestureLog } from './use-gesture-log.ts'
import { type Source, useTracking } from './use-tracking.ts'

/** From a gesture to what it does. A simulated one does nothing and says what it would have done. */
export function useMatrix() {
  const t = useTexts('lab-gestures')
  const actions = useGestureActions()
  const { log, add } = useGestureLog()
  const [question, setQuestion] = useState<{ gesture: Gesture; ask: Question } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const failed = (error: unknown) => t('did.failed', { words: wordsFrom(error, t('unreachable')) })

  const perform = async (gesture: Gesture, source: Source) => {
    if (source === 'simulated') return add(gesture, source, t(`would.${gesture}`))
    // One question at a time; its answer is a thumb that is held.
    if (question || isBusy) return
    try {
      const done = await actions[gesture]()
      if (typeof done === 'string') return add(gesture, source, done)
      setQuestion({ gesture, ask: done })
    } catch (error) {
      add(gesture, source, failed(error))
    }
  }
  const decline = () => {
    if (question) add(question.gesture, 'camera', t('did.declined'))
    setQuestion(null)
  }
  const confirm = async () => {
    if (!question || isBusy) return
    setBusy(true)
    const words = await question.ask.act().catch(failed)
    add(question.gesture, 'camera', words)
    setBusy(false)
    setQuestion(null)
  }
  const tracking = useTracking({
    onGesture: (gesture, source) => void perform(gesture, source),
    onHeld: (gesture, since) => {
      if (gesture === 'thumbs_up' && question && since > question.ask.askedAt) void confirm()
    },
  })
  return { ...tracking, log, question: question?.ask ?? null, isBusy, confirm, decline }
}
