import { type Agent, calls, type ScheduleBody } from '@app/contract'
import { DEFAULT_SETTINGS, type MisfireRule } from '@app/spec'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf, fetchCall, useCall, useSend } from '../../../lib/call.ts'
import { fromCron, isComplete, type Timing, toCron } from './timing.ts'

export interface ScheduleForm {
  timing: Timing
  timezone: string
  misfire: MisfireRule
  enabled: boolean
}

/** The stored schedule under the changes made here; every day at nine where there is none. */
export function useSchedule({ id }: Agent) {
  const client = useQueryClient()
  const settings = useCall(calls.settings.read).data ?? DEFAULT_SETTINGS
  const stored = useCall(calls.schedules.read, { params: { id } })
  const [changes, setChanges] = useState<Partial<ScheduleForm>>({})
  const base: ScheduleForm = stored.data
    ? { ...stored.data, timing: fromCron(stored.data.cron) }
    : { timing: { every: 'days', time: '09:00' }, timezone: settings.timezone, misfire: 'run-once', enabled: true }
  const { timing, timezone, misfire, enabled }: ScheduleForm = { ...base, ...changes }
  const body: ScheduleBody = { cron: toCron(timing), timezone, misfire, enabled }
  const refresh = [calls.monitor.agents]
  const key = [addressOf(calls.schedules.read, { params: { id } })]
  const save = useSend(calls.schedules.save, { refresh })
  const remove = useSend(calls.schedules.delete, { refresh })
  return {
    stored: stored.data ?? undefined,
    missing: stored.data === null,
    error: stored.error,
    loading: stored.isPending,
    retry: () => void stored.refetch(),
    form: { timing, timezone, misfire, enabled },
    dirty: Object.keys(changes).length > 0 && !(stored.data && isSame(body, stored.data)),
    change: (part: Partial<ScheduleForm>) => setChanges((before) => ({ ...before, ...part })),
    preview: usePreview(body, isComplete(timing)),
    busy: save.isPending || remove.isPending,
    reset: () => setChanges({}),
    async save() {
      const saved = await save.mutateAsync({ params: { id }, body })
      client.setQueryData(key, saved)
      setChanges({})
    },
    async remove() {
      await remove.mutateAsync({ params: { id } })
      setChanges({})
      await client.resetQueries({ queryKey: key })
    },
  }
}
export type ScheduleState = ReturnType<typeof useSchedule>

const isSame = (body: ScheduleBody, stored: ScheduleBody): boolean =>
  (Object.keys(body) as (keyof ScheduleBody)[]).every((name) => body[name] === stored[name])

/** The next runs of what stands in the form, reckoned by the server: it is its clock that counts. */
function usePreview({ cron, timezone }: ScheduleBody, complete: boolean) {
  return useQuery({
    // Said beside the times themselves.
    meta: { quiet: true },
    queryKey: [calls.schedules.preview.path, cron, timezone],
    queryFn: () => fetchCall(calls.schedules.preview, { body: { cron, timezone } }),
    enabled: complete,
    retry: false,
    refetchOnWindowFocus: false,
    staleTime: 30_000,
  })
}
