import type { MegaPlatform } from '@app/contract'
import { useRef } from 'react'
import { usePlace } from '../../lib/platforms/use-place.ts'
import { useRowsInSight } from '../../lib/platforms/use-rows-in-sight.ts'
import { PlatformCard } from './platform-card.tsx'
import { PlatformRow } from './platform-row.tsx'

interface PlatformListProps {
  platforms: readonly MegaPlatform[]
  list: boolean
  onOpen: (platform: MegaPlatform) => void
}

/** In rem, so that larger letters get larger cards. */
const CARD = 15.25
/** Fingers get larger buttons. */
const TOUCH = 1
const CARD_WIDTH = 17.5
const ROW = 3.5
const NARROW_ROW = 5.25
const NARROW = 40
const GAP = 0.75

/** As many columns as there is room for; every card has the same height, so nothing is measured while one scrolls. */
export function PlatformList({ platforms, list, onOpen }: PlatformListProps) {
  const element = useRef<HTMLUListElement>(null)
  const { top, width, rem, touch } = usePlace(element)
  const columns = list ? 1 : Math.max(1, Math.floor((width + GAP * rem) / ((CARD_WIDTH + GAP) * rem)))
  const narrow = width < NARROW * rem ? NARROW_ROW : ROW
  const height = (list ? narrow : CARD + (touch ? TOUCH : 0)) * rem
  const gap = list ? 0 : GAP * rem
  const count = Math.ceil(platforms.length / columns)
  const rows = useRowsInSight({ count, step: height + gap, top })
  const Item = list ? PlatformRow : PlatformCard
  return (
    <ul ref={element} className="relative" style={{ height: count * (height + gap) - gap }}>
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
            <Item platform={platform} onOpen={onOpen} />
          </li>
        )),
      )}
    </ul>
  )
}
