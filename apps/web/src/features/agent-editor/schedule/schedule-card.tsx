import type { Agent } from '@app/contract'
import { MISFIRE_RULES, type MisfireRule, TIMEZONES } from '@app/spec'
import { Button, Field, Select, Switch } from '@app/ui'
import { useFormatter } from 'use-intl'
import { wordsFrom } from '../../../lib/call-error.ts'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import { NextRuns } from './next-runs.tsx'
import { isComplete } from './timing.ts'
import { TimingFields } from './timing-fields.tsx'
import type { ScheduleState } from './use-schedule.ts'

export function ScheduleCard({ agent, schedule }: { agent: Agent; schedule: ScheduleState }) {
  const t = useTexts('editor')
  const format = useFormatter()
  const { form, change, preview, stored } = schedule
  const wrong = preview.error ? wordsFrom(preview.error, t('actions.failed')).replace(/^\w+: /, '') : undefined
  return (
    <Section title={t('schedule.title')} text={t('schedule.text')}>
      <Field inline label={t('schedule.on')}>
        <Switch checked={form.enabled} onCheckedChange={(enabled) => change({ enabled })} />
      </Field>
      <TimingFields timing={form.timing} wrong={wrong} onChange={(timing) => change({ timing })} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('schedule.zone')}>
          <Select value={form.timezone} onChange={({ target }) => change({ timezone: target.value })}>
            {zonesWith(form.timezone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('schedule.misfire')}>
          <Select value={form.misfire} onChange={({ target }) => change({ misfire: target.value as MisfireRule })}>
            {MISFIRE_RULES.map((rule) => (
              <option key={rule} value={rule}>
                {t(`schedule.${rule}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {!wrong && isComplete(form.timing) && <NextRuns agent={agent} schedule={schedule} />}
      {stored && (
        <p className="text-xs text-text-3">
          {stored.lastAt
            ? t('schedule.last', { when: format.relativeTime(new Date(stored.lastAt)) })
            : t('schedule.never')}
        </p>
      )}
      <ScheduleButtons schedule={schedule} ready={!wrong && isComplete(form.timing)} />
    </Section>
  )
}

function ScheduleButtons({ schedule, ready }: { schedule: ScheduleState; ready: boolean }) {
  const t = useTexts('editor')
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work()
      toast({ title: done })
    } catch (error) {
      const description = wordsFrom(error, t('actions.failed'))
      toast({ title: t('schedule.notSaved'), description, tone: 'destructive' })
    }
  }
  const { stored, dirty, busy } = schedule
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {stored && (
        <Button variant="ghost" disabled={busy} onClick={() => void attempt(schedule.remove, t('schedule.removed'))}>
          {t('schedule.remove')}
        </Button>
      )}
      {dirty && <Button onClick={schedule.reset}>{t('actions.reset')}</Button>}
      <Button
        variant="primary"
        busy={busy}
        disabled={!ready || (stored !== undefined && !dirty)}
        onClick={() => void attempt(schedule.save, t('schedule.saved'))}
      >
        {t('schedule.save')}
      </Button>
    </div>
  )
}

/** All that the browser knows, and those that are in use here whether it knows them or not. */
const zonesWith = (zone: string): string[] =>
  [...new Set([zone, ...TIMEZONES, ...Intl.supportedValuesOf('timeZone')])].sort((a, b) => a.localeCompare(b))
