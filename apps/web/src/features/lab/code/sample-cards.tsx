import type { SampleDifficulty, SampleId } from '@app/spec'
import { cx, Tag, type Tone } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { LAB_SAMPLES, type LabSample } from './samples.ts'

const TONES: Record<SampleDifficulty, Tone> = { beginner: 'good', intermediate: 'live', advanced: 'accent' }

interface SampleCardsProps {
  chosen: SampleId | null
  choose: (id: SampleId) => void
}

export function SampleCards({ chosen, choose }: SampleCardsProps) {
  const t = useTexts('lab-code')
  return (
    <ul aria-label={t('samples')} className="grid gap-3.5 md:grid-cols-3">
      {LAB_SAMPLES.map((sample) => (
        <li key={sample.id} className="grid">
          <SampleCard sample={sample} isChosen={sample.id === chosen} choose={choose} />
        </li>
      ))}
    </ul>
  )
}

function SampleCard({
  sample: { id, difficulty, language, category },
  isChosen,
  choose,
}: { sample: LabSample; isChosen: boolean } & Pick<SampleCardsProps, 'choose'>) {
  const t = useTexts('lab-code')
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => choose(id)}
      className={cx(
        'grid content-start gap-2.5 rounded-l border bg-surface p-4.5 text-left transition hover:border-line-strong',
        isChosen ? 'border-accent ring-1 ring-accent' : 'border-line',
      )}
    >
      <span className="font-[550]">{t(`items.${id}.title`)}</span>
      <span className="text-pretty text-sm text-text-2">{t(`items.${id}.text`)}</span>
      <span className="mt-1 flex flex-wrap gap-1.5">
        <Tag tone={TONES[difficulty]}>{t(`difficulty.${difficulty}`)}</Tag>
        <Tag>{t(`language.${language}`)}</Tag>
        <Tag>{t(`category.${category}`)}</Tag>
      </span>
    </button>
  )
}
