import type { Hand } from './hand.ts'
import type { HandFinder } from './load-hands.ts'
import { createReader, type Reading } from './read-gestures.ts'

/** Ours: as often as the eye wants it. */
const EVERY_MS = 80

export interface Seen extends Reading {
  hand: Hand | null
}

/** Looks again and again until told to stop; one look at a time, and none while nobody looks at the window. */
export function watchHands(
  finder: HandFinder,
  video: HTMLVideoElement,
  onSeen: (seen: Seen) => void,
  onFailure: () => void,
): () => void {
  const read = createReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  async function look() {
    const begun = performance.now()
    try {
      if (!document.hidden && video.videoWidth > 0) {
        const hand = await finder.find(video)
        if (!isOver) onSeen({ hand, ...read(hand, performance.now()) })
      }
    } catch {
      if (!isOver) return onFailure()
    }
    // A small machine has half of its time for everything else.
    if (!isOver) timer = setTimeout(look, Math.max(EVERY_MS, performance.now() - begun))
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
    finder.close()
  }
}
