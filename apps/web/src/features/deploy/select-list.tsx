import type { MegaPlatform } from '@app/contract'
import { cx } from '@app/ui'
import { Check } from 'lucide-react'
import { memo } from 'react'
import { WorksTag } from '../../lib/platforms/platform-chips.tsx'
import { PlatformGrid } from '../../lib/platforms/platform-grid.tsx'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { useTexts } from '../../lib/use-texts.ts'

interface SelectListProps {
  platforms: readonly MegaPlatform[]
  chosen: readonly string[]
  onToggle: (platform: MegaPlatform) => void
}

const measure = () => ({ height: 4, width: 16, gap: 0.625 })

export function SelectList({ platforms, chosen, onToggle }: SelectListProps) {
  const t = useTexts('deploy')
  return (
    <PlatformGrid platforms={platforms} label={t('tabs.select')} measure={measure}>
      {(platform) => <Choice platform={platform} chosen={chosen.includes(platform.id)} onToggle={onToggle} />}
    </PlatformGrid>
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
