import { calls, type Monitor } from '@app/contract'
import { LAB_METRICS_MS } from '@app/spec'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '../../../lib/call.ts'

/** A minute of them, one every two seconds. */
export const READINGS_KEPT = 30

/** The installation's figures as they were read since the page was opened, oldest first. */
export function useReadings() {
  const monitor = useCall(calls.monitor.read, { every: LAB_METRICS_MS })
  const [readings, setReadings] = useState<readonly Monitor[]>([])
  const [opened] = useState(Date.now)
  const { data, dataUpdatedAt, refetch } = monitor
  const seen = useRef('')
  // What was asked on an earlier visit is old by now.
  useEffect(() => void refetch(), [refetch])
  useEffect(() => {
    if (!data || dataUpdatedAt < opened || seen.current === data.at + dataUpdatedAt) return
    seen.current = data.at + dataUpdatedAt
    setReadings((kept) => [...kept, data].slice(-READINGS_KEPT))
  }, [data, dataUpdatedAt, opened])
  return { monitor, readings }
}
