import { useTexts } from '../../../lib/use-texts.ts'
import { LevelBars } from '../level-bars.tsx'
import { BANDS, WAVE_BARS, type Waves } from './simulate.ts'

export function Brainwaves({ waves }: { waves: Waves }) {
  const t = useTexts('lab-neural')
  return (
    <ul aria-label={t('waves')} className="grid gap-2.5 border-line border-t px-4.5 py-4">
      {BANDS.map((band) => (
        <li key={band} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-3">
          <span className="truncate font-mono text-text-3 text-xs">{t(`bands.${band}`)}</span>
          <LevelBars
            label={t('bandBars', { band: t(`bands.${band}`) })}
            values={waves[band]}
            places={WAVE_BARS}
            most={1}
          />
        </li>
      ))}
    </ul>
  )
}
