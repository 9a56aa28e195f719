import type { MegaPlatform } from '@app/contract'
import { cx } from '@app/ui'
import { Check } from 'lucide-react'
import { memo, useRef } from 'react'
import { WorksTag } from '../../lib/platforms/platform-chips.tsx'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { usePlace } from '../../lib/platforms/use-place.ts'
import { useRowsInSight } from '../../lib/platforms/use-rows-in-sight.ts'
import { useTexts } from '../../lib/use-texts.ts'

interface SelectListProps {
  platforms: readonly MegaPlatform[]
  chosen: readonly string[]
  onToggle: (platform: MegaPlatform) => void
}

/** In rem, so that larger letters get larger cards; all of one height, so nothing is measured while one scrolls. */
const CARD = 4
const CARD_WIDTH = 16
const GAP = 0.625

export function SelectList({ platforms, chosen, onToggle }: SelectListProps) {
  const t = useTexts('deploy')
  const element = useRef<HTMLUListElement>(null)
  const { top, width, rem } = usePlace(element)
  const columns = Math.max(1, Math.floor((width + GAP * rem) / ((CARD_WIDTH + GAP) * rem)))
  const [height, gap] = [CARD * rem, GAP * rem]
  const count = Math.ceil(platforms.length / columns)
  const rows = useRowsInSight({ count, step: height + gap, top })
  return (
    <ul
      ref={element}
      aria-label={t('tabs.select')}
      className="relative"
      style={{ height: count * (height + gap) - gap }}
    >
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
            <Choice platform={platform} chosen={chosen.includes(platform.id)} onToggle={onToggle} />
          </li>
        )),
      )}
    </ul>
  )
}

interface ChoiceProps {
  platform: MegaPlatform
  chosen: boolean
  onToggle: (platform: MegaPlatform) => void
}

const Choice = memo(function Choice({ platform, chosen, onToggle }: ChoiceProps) {
  const t = useTexts('platforms')
  const { name, category, authType, works } = platform
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={name}
      title={platform.description}
      onClick={() => onToggle(platform)}
      className={cx(
        'flex size-full items-center gap-3 rounded-l border px-3 text-left transition',
        chosen
          ? 'border-accent bg-accent-soft'
          : 'border-line bg-surface-1 hover:border-line-strong hover:bg-surface-2',
      )}
    >
      <PlatformIcon platform={platform} />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold">{name}</span>
        <span className="block truncate text-xs text-text-3">
          {t(`categories.${category}`)} · {t(`signIn.${authType}`)}
        </span>
      </span>
      {/* Nearly all can be called; only the others are worth a word. */}
      {works !== 'executable' && <WorksTag works={works} />}
      {chosen && <Check className="size-5 shrink-0 text-accent" aria-hidden />}
    </button>
  )
})
