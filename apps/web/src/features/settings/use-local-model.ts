import { calls, type LocalModel } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useCall } from '../../lib/call.ts'

const MOVING: readonly LocalModel['stage'][] = ['installing', 'fetching', 'checking']
const LOOK_MS = 1_500

/** The model on this computer; looked at again and again only while something happens to it. */
export function useLocalModel() {
  const here = useCall(calls.localModel.read).data
  const moves = here !== undefined && MOVING.includes(here.stage)
  useCall(calls.localModel.read, moves ? { every: LOOK_MS } : {})
  const client = useQueryClient()
  const moved = useRef(false)
  useEffect(() => {
    // Once it has come, it is among the models one can choose.
    if (moved.current && !moves)
      for (const { path } of [calls.models.read, calls.settings.read])
        void client.invalidateQueries({ queryKey: [path] })
    moved.current = moves
  }, [moves, client])
  return { here, moves }
}
