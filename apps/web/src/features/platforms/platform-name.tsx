import { useTexts } from '../../lib/use-texts.ts'
import type { PlatformCardProps } from './platform-card.tsx'

/** The name opens everything that is known of it. */
export function PlatformName({ platform, onOpen }: PlatformCardProps) {
  const t = useTexts('platforms')
  return (
    <h2 className="min-w-0 font-semibold">
      <button
        type="button"
        title={platform.name}
        aria-label={t('card.detailsOf', { name: platform.name })}
        onClick={() => onOpen(platform)}
        className="relative block max-w-full rounded-s text-left hover:text-accent pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
      >
        <span className="block truncate">{platform.name}</span>
      </button>
    </h2>
  )
}
