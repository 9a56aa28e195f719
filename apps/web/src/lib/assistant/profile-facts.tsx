import type { Profile } from '@app/assistant'
import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'

/** Spec 1 §3: the derived profile, every field of it. */
export function ProfileFacts({ profile }: { profile: Profile }) {
  const t = useTexts('assistant')
  const { workingHours, preferredTaskTypes } = profile
  const listed = (values: readonly string[]) => (values.length > 0 ? values.join(', ') : t('profile.nothing'))
  return (
    <section aria-label={t('profile.title')}>
      <h3 className="eyebrow pb-1.5">{t('profile.title')}</h3>
      <dl className="grid gap-x-3 gap-y-1 grid-cols-[minmax(0,auto)_minmax(0,1fr)] text-sm">
        <Fact name={t('profile.typingSpeed')}>
          {t('profile.wordsPerMinute', { words: Math.round(profile.typingSpeed) })}
        </Fact>
        <Fact name={t('profile.sessionTime')}>
          {t('profile.minutes', { minutes: Math.round(profile.averageSessionTime / 6_000) / 10 })}
        </Fact>
        <Fact name={t('profile.commonWords')}>{listed(profile.commonWords)}</Fact>
        <Fact name={t('profile.workingHours')}>
          {t('profile.hours', { start: String(workingHours.start), end: String(workingHours.end) })}
        </Fact>
        <Fact name={t('profile.patterns')}>{listed(profile.taskPatterns)}</Fact>
        <Fact name={t('profile.style')}>{t(`profile.styles.${profile.communicationStyle}`)}</Fact>
        <Fact name={t('profile.types')}>
          {preferredTaskTypes.map((type) => t(`profile.taskTypes.${type}`)).join(', ')}
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-3">{name}</dt>
      <dd className="min-w-0 break-words text-text-2">{children}</dd>
    </>
  )
}
