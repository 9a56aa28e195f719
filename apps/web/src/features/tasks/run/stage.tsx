import { Skeleton } from '@app/ui'
import { LiveBrowser } from '../../../lib/live-browser/live-browser.tsx'
import type { Live } from '../../../lib/live-browser/use-live-browser.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Shot } from './run-body.tsx'

interface StageProps {
  run: { id?: string }
  shot: Shot | undefined
  position: number
  name: string
  address: (fileId: string) => string
  live: Live | undefined
  /** How many the run has; undefined while that is not known. */
  pictures: number | undefined
}

/** The page: as it is now while a browser is open, else as it was when the step was done, its target outlined. */
export function Stage({ run, shot, position, name, address, live, pictures }: StageProps) {
  const t = useTexts('run')
  if (live && live.control !== 'none' && run.id) return <LiveBrowser taskId={run.id} live={live} />
  if (pictures === undefined) return <Skeleton className="aspect-[16/10] w-full rounded-m" />
  if (!shot)
    return (
      <p className="grid min-h-32 place-items-center rounded-m bg-surface-2 p-6 text-center text-sm text-text-3">
        {t(pictures > 0 ? 'film.none' : 'film.noneAtAll')}
      </p>
    )
  return (
    <figure>
      <a href={address(shot.id)} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-m">
        <img
          src={address(shot.id)}
          alt={t('film.large', { position: String(shot.position), name })}
          className="aspect-[16/10] w-full border border-line bg-surface-2 object-contain object-top"
        />
      </a>
      {shot.position !== position && (
        <figcaption className="mt-2 text-sm text-text-3">
          {t('film.since', { position: String(shot.position) })}
        </figcaption>
      )}
    </figure>
  )
}
