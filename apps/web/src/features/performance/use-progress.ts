import { BOTS_PROGRESS, BOTS_TESTED } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { onEvent } from '../../lib/use-events.ts'
import { refreshRecords } from './use-testing.ts'

export interface TestProgress {
  botId: string
  testName: string
  done: number
  total: number
}

/** Which test is running, as the server tells it; also where another window has started it. */
export function useProgress(): TestProgress | undefined {
  const client = useQueryClient()
  const [progress, setProgress] = useState<TestProgress>()
  useEffect(
    () =>
      onEvent(({ type, botId, testName, done, total }) => {
        if (type === BOTS_PROGRESS)
          setProgress({ botId: String(botId), testName: String(testName), done: Number(done), total: Number(total) })
        if (type !== BOTS_TESTED) return
        setProgress(undefined)
        void refreshRecords(client)
      }),
    [client],
  )
  return progress
}
