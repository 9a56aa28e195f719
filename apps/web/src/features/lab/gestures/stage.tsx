import { cx } from '@app/ui'
import { HandMetal, LoaderCircle } from 'lucide-react'
import type { RefObject } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { HandView } from './hand-view.tsx'
import type { Phase, Source } from './use-tracking.ts'
import type { Seen } from './watch-hands.ts'

interface StageProps {
  phase: Phase
  source: Source
  seen: Seen | null
  video: RefObject<HTMLVideoElement | null>
}

/** What the instrument looks at: the camera's picture, or nothing. Pictures stay in this window. */
export function Stage({ phase, source, seen, video }: StageProps) {
  const t = useTexts('lab-gestures')
  const hasPicture = source === 'camera' && phase !== 'off'
  const { videoWidth = 4, videoHeight = 3 } = video.current ?? {}
  return (
    <div
      className={cx(
        'relative grid w-full place-items-center overflow-hidden border-line border-y bg-ground',
        hasPicture ? 'aspect-[4/3] max-h-72' : 'h-32',
      )}
    >
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('picture')}
        className={cx('absolute inset-0 size-full -scale-x-100 object-cover', !hasPicture && 'invisible')}
      />
      {hasPicture && seen?.hand && <HandView hand={seen.hand} wide={videoHeight > 0 ? videoWidth / videoHeight : 1} />}
      {!hasPicture && <HandMetal aria-hidden className="mb-8 size-8 text-text-3" strokeWidth={1.25} />}
      {phase === 'calibrating' && <Calibrating />}
      <p
        role="status"
        className="absolute inset-x-0 bottom-0 border-line border-t bg-surface-1 px-4.5 py-1.5 text-center text-sm text-text-2"
      >
        <State phase={phase} source={source} seen={seen} />
      </p>
    </div>
  )
}

function Calibrating() {
  const t = useTexts('lab-gestures')
  return (
    <div className="absolute inset-0 z-10 grid place-content-center justify-items-center gap-1 bg-surface-1/95 p-4 text-center">
      <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
      <p className="font-[550]">{t('calibrating')}</p>
      <p className="text-sm text-text-2">{t('calibratingHint')}</p>
    </div>
  )
}

function State({ phase, source, seen }: Omit<StageProps, 'video'>) {
  const t = useTexts('lab-gestures')
  if (phase === 'off') return t('off')
  if (phase === 'calibrating') return t('calibrating')
  if (source === 'simulated') return t('simulating')
  if (!seen?.hasHand) return t('noHand')
  return seen.gesture ? t('sees', { gesture: t(`gestures.${seen.gesture}`) }) : t('handOnly')
}
