import type { MegaPlatform } from '@app/contract'
import { Button, Card, Progress } from '@app/ui'
import { memo } from 'react'
import { Chip, DifficultyTag, useFactWords, WorksTag } from '../../lib/platforms/platform-chips.tsx'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { DocumentationLink } from './documentation-link.tsx'
import { PlatformName } from './platform-name.tsx'

export interface PlatformCardProps {
  platform: MegaPlatform
  onOpen: (platform: MegaPlatform) => void
}

/** One platform of the grid. */
export const PlatformCard = memo(function PlatformCard({ platform, onOpen }: PlatformCardProps) {
  const t = useTexts('platforms')
  const words = useFactWords(platform)
  const { name, category, description, difficulty, popularity, works } = platform
  return (
    <Card className="flex h-full flex-col gap-2.5 overflow-hidden p-4">
      <div className="flex items-center gap-3">
        <PlatformIcon platform={platform} />
        <div className="min-w-0 flex-1">
          <PlatformName platform={platform} onOpen={onOpen} />
          <p className="truncate text-xs text-text-3">{t(`categories.${category}`)}</p>
        </div>
        <DifficultyTag difficulty={difficulty} />
      </div>
      <p className="line-clamp-2 min-h-8 text-xs text-text-2" lang="en" title={description}>
        {description}
      </p>
      <div className="flex h-[3.1rem] flex-wrap content-start gap-1.5 overflow-hidden">
        <WorksTag works={works} />
        <Chip>{words.signIn}</Chip>
        <Chip>{words.freeTier}</Chip>
        <Chip>{words.rate}</Chip>
      </div>
      <div className="mt-auto flex items-center gap-2 text-xs text-text-3">
        <span>{t('card.popularity')}</span>
        <Progress
          value={popularity}
          label={t('card.popularity')}
          valueText={t('card.popularityOf', { count: String(popularity) })}
          className="h-1 flex-1"
        />
        <span className="font-mono text-text-2 tabular-nums">{popularity}</span>
      </div>
      <div className="flex items-center justify-between gap-2">
        <Button
          size="sm"
          className="pointer-coarse:min-h-11"
          aria-label={t('card.generateFor', { name })}
          onClick={() => onOpen(platform)}
        >
          {t('card.generate')}
        </Button>
        <DocumentationLink platform={platform} />
      </div>
    </Card>
  )
})
