import { buildProfile, findInsights } from '@app/assistant'
import { PROFILE_KEYSTROKES, PROFILE_MS } from '@app/spec'
import { Button, Field, Progress, Switch, Tag } from '@app/ui'
import { useTexts } from '../use-texts.ts'
import { clearAssistant, switchAssistant, useAssistant } from './assistant-store.ts'
import { Counts } from './counts.tsx'
import { InsightCard } from './insight-card.tsx'
import { ProfileFacts } from './profile-facts.tsx'

/** Spec 1 §2: the assistant itself, floating beside the work or standing in a page. */
export function AssistantPanel() {
  const t = useTexts('assistant')
  const { on, seen, earlier, answered } = useAssistant()
  const profile = on ? buildProfile(seen, earlier) : undefined
  const gone = answered.map(({ id }) => id)
  const insights = profile ? findInsights(profile, seen).filter(({ id }) => !gone.includes(id)) : []
  const state = profile ? 'ready' : on ? 'learning' : 'off'
  return (
    <div className="grid gap-4">
      <Field inline label={t('toggle')} hint={t('privacy')}>
        <Switch data-autofocus checked={on} onCheckedChange={switchAssistant} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Tag tone={state === 'ready' ? 'good' : state === 'learning' ? 'live' : 'neutral'} dot>
          {t(`states.${state}`)}
        </Tag>
        <Button size="sm" variant="ghost" className="pointer-coarse:min-h-11" onClick={clearAssistant}>
          {t('clear')}
        </Button>
      </div>
      {state === 'off' && <p className="text-sm text-text-2">{t('off')}</p>}
      {state === 'learning' && (
        <div className="grid gap-2">
          <p className="text-sm text-text-2">
            {t('learning', { keys: PROFILE_KEYSTROKES, seconds: PROFILE_MS / 1_000 })}
          </p>
          <Progress label={t('counts.keystrokes')} value={seen.keystrokes} max={PROFILE_KEYSTROKES} />
          <Progress label={t('counts.time')} value={seen.timeSpent} max={PROFILE_MS} />
        </div>
      )}
      {on && <Counts seen={seen} />}
      {profile && (
        <section aria-label={t('insights.title')} aria-live="polite" className="grid gap-2.5">
          <h3 className="eyebrow">{t('insights.title')}</h3>
          {insights.length === 0 && <p className="text-sm text-text-2">{t('insights.none')}</p>}
          <ul className="grid gap-2.5">
            {insights.map((insight) => (
              <InsightCard key={insight.id} insight={insight} />
            ))}
          </ul>
        </section>
      )}
      {profile && <ProfileFacts profile={profile} />}
    </div>
  )
}
