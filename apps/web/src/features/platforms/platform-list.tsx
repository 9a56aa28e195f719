import type { MegaPlatform } from '@app/contract'
import { PlatformGrid } from '../../lib/platforms/platform-grid.tsx'
import { PlatformCard } from './platform-card.tsx'
import { PlatformRow } from './platform-row.tsx'

interface PlatformListProps {
  platforms: readonly MegaPlatform[]
  list: boolean
  onOpen: (platform: MegaPlatform) => void
}

/** Fingers get larger buttons. */
const toCard = ({ touch }: { touch: boolean }) => ({ height: touch ? 16.25 : 15.25, width: 17.5, gap: 0.75 })
/** Where it is narrow a row breaks into two lines. */
const toRow = ({ width }: { width: number }) => ({ height: width < 40 ? 5.25 : 3.5, gap: 0 })

export function PlatformList({ platforms, list, onOpen }: PlatformListProps) {
  const Item = list ? PlatformRow : PlatformCard
  return (
    <PlatformGrid platforms={platforms} measure={list ? toRow : toCard}>
      {(platform) => <Item platform={platform} onOpen={onOpen} />}
    </PlatformGrid>
  )
}
