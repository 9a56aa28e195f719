import { useEffect, useState } from 'react'

export interface Selection {
  position: number
  select: (position: number) => void
}

/**
 * The newest step of a run under way, until somebody looks elsewhere; of an ended one the step that decided it, which is
 * the last.
 */
export function useSelection(stepCount: number, following: boolean): Selection {
  const [chosen, setChosen] = useState<number>()
  useEffect(() => {
    // Whoever has gone back to the newest step wants to go along again.
    if (following && chosen !== undefined && chosen >= stepCount) setChosen(undefined)
  }, [following, chosen, stepCount])
  return { position: Math.min(chosen ?? stepCount, stepCount), select: setChosen }
}
