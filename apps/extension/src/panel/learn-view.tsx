import { type Behaviour, buildProfile, findInsights } from '@app/assistant'
import { PROFILE_KEYSTROKES, PROFILE_MS } from '@app/spec'
import { Button, Card, Field, Switch } from '@app/ui'
import { useCallback, useEffect, useState } from 'react'
import { mayLearn } from '../shared/learn-id.ts'
import { say } from '../shared/say.ts'
import { sitePattern } from '../shared/site-pattern.ts'
import { keep } from '../shared/store.ts'
import { startLearning, stopLearning } from './learn-on-site.ts'
import type { Page } from './use-page.ts'
import { useKept } from './use-stored.ts'
import { View } from './view.tsx'

interface LearnViewProps {
  page: Page | undefined
  onRecord: () => void
}

/** The learning assistant for one site at a time, and only where it was allowed. */
export function LearnView({ page, onRecord }: LearnViewProps) {
  const learned = useKept('learned')
  const pattern = page?.url ? sitePattern(page.url) : undefined
  const { on, refused, change } = useLearning(pattern, page?.tabId)
  const origin = page?.url ? new URL(page.url).origin : ''
  const seen = learned?.[origin]
  const clear = () =>
    keep({ learned: Object.fromEntries(Object.entries(learned ?? {}).filter(([of]) => of !== origin)) })
  return (
    <View title={say('learn_title')} lead={say('learn_lead')}>
      {!pattern && <p className="text-pretty text-sm text-text-3">{say('page_unseen')}</p>}
      {pattern && (
        <Field
          inline
          label={say('learn_toggle', { site: new URL(origin).host })}
          error={refused && say('learn_refused')}
        >
          <Switch checked={on} onCheckedChange={(wanted) => void change(wanted)} />
        </Field>
      )}
      {on && <Insights seen={seen} onRecord={onRecord} />}
      {seen && (
        <Button size="sm" variant="ghost" className="justify-self-start" onClick={() => void clear()}>
          {say('learn_clear')}
        </Button>
      )}
    </View>
  )
}

function useLearning(pattern: string | undefined, tabId: number | undefined) {
  const [on, setOn] = useState(false)
  const [refused, setRefused] = useState(false)
  useEffect(() => {
    setRefused(false)
    void (pattern ? mayLearn(pattern) : Promise.resolve(false)).then(setOn)
  }, [pattern])
  const change = useCallback(
    async (wanted: boolean) => {
      if (!pattern || tabId === undefined) return
      if (!wanted) await stopLearning(pattern)
      const begun = wanted && (await startLearning(pattern, tabId))
      setRefused(wanted && !begun)
      setOn(begun)
    },
    [pattern, tabId],
  )
  return { on, refused, change }
}

function Insights({ seen, onRecord }: { seen: Behaviour | undefined; onRecord: () => void }) {
  const profile = seen && buildProfile(seen, { count: 0, totalMs: 0 })
  const counts = {
    keys: seen?.keystrokes ?? 0,
    clicks: seen?.mouseClicks ?? 0,
    seconds: Math.round((seen?.timeSpent ?? 0) / 1_000),
  }
  if (!seen || !profile)
    return (
      <div className="grid gap-1 text-sm text-text-2">
        <p>{say('learn_soon', { keys: PROFILE_KEYSTROKES, seconds: PROFILE_MS / 1_000 })}</p>
        <p className="font-mono text-text-3 text-xs">{say('learn_counts', counts)}</p>
      </div>
    )
  const found = [
    ...findInsights(profile, seen).map(({ type, values }) => say(`learn_items_${type}`, { places: values.places })),
    ...profile.taskPatterns.map((way) => say('learn_pattern', { way })),
  ]
  return (
    <>
      <p className="font-mono text-text-3 text-xs">{say('learn_counts', counts)}</p>
      {found.length === 0 && <p className="text-sm text-text-2">{say('learn_none')}</p>}
      <ul aria-live="polite" className="grid gap-2">
        {found.map((words) => (
          <Card key={words} asElement="li" className="grid gap-2.5 p-3.5">
            <p className="break-words text-sm">{words}</p>
            <Button size="sm" className="justify-self-start" onClick={onRecord}>
              {say('learn_record')}
            </Button>
          </Card>
        ))}
      </ul>
    </>
  )
}
