import type { MegaPlatform } from '@app/contract'
import { type ReactNode, useRef } from 'react'
import { usePlace } from './use-place.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'

/** In rem, so that larger letters get larger cards. */
interface Measures {
  height: number
  gap: number
  /** Of a card at the least; without it there is one column. */
  width?: number
}

interface PlatformGridProps {
  platforms: readonly MegaPlatform[]
  label?: string
  /** What the cards measure where there is this much room. */
  measure: (room: { width: number; touch: boolean }) => Measures
  children: (platform: MegaPlatform) => ReactNode
}

/** As many columns as there is room for; every card has the same height, so nothing is measured while one scrolls. */
export function PlatformGrid({ platforms, label, measure, children }: PlatformGridProps) {
  const element = useRef<HTMLUListElement>(null)
  const { top, width, rem, touch } = usePlace(element)
  const card = measure({ width: width / rem, touch })
  const [height, gap] = [card.height * rem, card.gap * rem]
  const columns = card.width ? Math.max(1, Math.floor((width + gap) / (card.width * rem + gap))) : 1
  const count = Math.ceil(platforms.length / columns)
  const rows = useRowsInSight({ count, step: height + gap, top })
  return (
    <ul ref={element} aria-label={label} className="relative" style={{ height: count * (height + gap) - gap }}>
      {rows.flatMap((row) =>
        platforms.slice(row * columns, (row + 1) * columns).map((platform, column) => (
          <li
            key={platform.id}
            aria-setsize={platforms.length}
            aria-posinset={row * columns + column + 1}
            className="absolute top-0"
            style={{
              height,
              left: `calc(${column} * (100% + ${gap}px) / ${columns})`,
              width: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
              transform: `translateY(${row * (height + gap)}px)`,
            }}
          >
            {children(platform)}
          </li>
        )),
      )}
    </ul>
  )
}
