import type { MegaPlatform } from '@app/contract'
import type { Difficulty, PlatformWorks } from '@app/spec'
import { Tag, type Tone } from '@app/ui'
import type { ReactNode } from 'react'
import { useTexts } from '../use-texts.ts'

const DIFFICULTY_TONES: Record<Difficulty, Tone> = { easy: 'good', medium: 'warn', hard: 'bad', expert: 'bad' }
const WORKS_TONES: Record<PlatformWorks, Tone> = { executable: 'accent', client: 'live', web: 'neutral' }

export function DifficultyTag({ difficulty }: { difficulty: Difficulty }) {
  const t = useTexts('platforms')
  return <Tag tone={DIFFICULTY_TONES[difficulty]}>{t(`difficulty.${difficulty}`)}</Tag>
}

export function WorksTag({ works }: { works: PlatformWorks }) {
  const t = useTexts('platforms')
  return (
    <Tag tone={WORKS_TONES[works]} dot title={t(`worksSay.${works}`)}>
      {t(`works.${works}`)}
    </Tag>
  )
}

export const Chip = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex h-[22px] max-w-full items-center truncate rounded-s border border-line px-1.5 text-xs text-text-2">
    {children}
  </span>
)

/** What a platform's facts are called where one reads. */
export function useFactWords({ rateLimits, freeTier, authType }: MegaPlatform) {
  const t = useTexts('platforms')
  return {
    rate: rateLimits ? t(`rate.${rateLimits.period}`, { count: rateLimits.requests }) : t('card.noRate'),
    freeTier: t(`freeTier.${freeTier === null ? 'unknown' : freeTier ? 'yes' : 'no'}`),
    signIn: t(`signIn.${authType}`),
  }
}
