import type { MegaPlatform } from '@app/contract'
import { PLATFORM_CATEGORIES } from '@app/spec'

/** The platform's own mark in the colour of the text, or its first letter on its category's colour. */
export function PlatformIcon({ platform }: { platform: Pick<MegaPlatform, 'icon' | 'name' | 'category'> }) {
  if (platform.icon)
    return (
      <span className="grid size-9 shrink-0 place-items-center rounded-m border border-line bg-surface-2" aria-hidden>
        <span
          className="size-5 bg-text"
          style={{ mask: `url("/platform-icons/${platform.icon}.svg") center / contain no-repeat` }}
        />
      </span>
    )
  const hue = (PLATFORM_CATEGORIES.indexOf(platform.category) * 360) / PLATFORM_CATEGORIES.length
  return (
    <span
      className="grid size-9 shrink-0 place-items-center rounded-m text-lg font-semibold text-text"
      style={{ backgroundColor: `oklch(0.65 0.14 ${hue} / 0.24)` }}
      aria-hidden
    >
      {[...platform.name][0]?.toUpperCase()}
    </span>
  )
}
