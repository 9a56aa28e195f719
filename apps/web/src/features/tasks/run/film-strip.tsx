import { cx } from '@app/ui'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Shot } from './run-body.tsx'

const WIDTH = 112

interface FilmStripProps {
  shots: readonly Shot[]
  current: string | undefined
  nameOf: (position: number) => string
  address: (fileId: string) => string
  onSelect: (shot: Shot) => void
}

/** Every picture of the run in its order; arrows go from one to the next. */
export function FilmStrip({ shots, current, nameOf, address, onSelect }: FilmStripProps) {
  const t = useTexts('run')
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const at = shots.findIndex((shot) => shot.id === current)
  const strip = useVirtualizer({
    horizontal: true,
    count: shots.length,
    getScrollElement: () => frame.current,
    estimateSize: () => WIDTH,
    overscan: 4,
  })
  useEffect(() => {
    if (at >= 0) strip.scrollToIndex(at, { align: 'auto' })
  }, [strip, at])
  const move = (event: KeyboardEvent) => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: shots.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    const shot = shots[Math.min(Math.max(to, 0), shots.length - 1)]
    if (shot) onSelect(shot)
  }
  return (
    <div
      ref={frame}
      role="listbox"
      aria-orientation="horizontal"
      aria-label={t('film.label')}
      aria-activedescendant={current && `${id}-${current}`}
      tabIndex={0}
      onKeyDown={move}
      className="overflow-x-auto overscroll-contain rounded-s p-1"
    >
      <div className="relative h-17" style={{ width: strip.getTotalSize() }}>
        {strip.getVirtualItems().map(({ index, start }) => {
          const shot = shots[index]
          if (!shot) return null
          return (
            <div
              key={shot.id}
              id={`${id}-${shot.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              aria-label={t('film.picture', {
                position: String(shot.position),
                name: nameOf(shot.position) || shot.name,
              })}
              onClick={() => onSelect(shot)}
              onKeyDown={() => undefined}
              style={{ transform: `translateX(${start}px)`, width: WIDTH - 8 }}
              className={cx(
                'absolute top-0 left-0 h-full cursor-pointer overflow-hidden rounded-s border bg-surface-2',
                index === at ? 'border-accent ring-2 ring-accent' : 'border-line opacity-80 hover:opacity-100',
              )}
            >
              <img src={address(shot.id)} alt="" loading="lazy" className="size-full object-cover object-top" />
              <span className="absolute bottom-0.5 left-0.5 rounded-[4px] bg-ground/85 px-1 font-mono text-[0.6875rem] text-text">
                {shot.position}
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
