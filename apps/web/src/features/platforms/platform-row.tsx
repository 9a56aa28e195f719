import { Button } from '@app/ui'
import { memo } from 'react'
import { DifficultyTag, useFactWords, WorksTag } from '../../lib/platforms/platform-chips.tsx'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { DocumentationLink } from './documentation-link.tsx'
import type { PlatformCardProps } from './platform-card.tsx'
import { PlatformName } from './platform-name.tsx'

/** One platform of the list: the same facts in one line, or two where it is narrow. */
export const PlatformRow = memo(function PlatformRow({ platform, onOpen }: PlatformCardProps) {
  const t = useTexts('platforms')
  const words = useFactWords(platform)
  const { name, category, description, difficulty, popularity, works } = platform
  return (
    <div className="flex h-full items-center gap-3 border-line border-b px-1 text-sm">
      <PlatformIcon platform={platform} />
      <div className="min-w-0 flex-1 basis-40">
        <PlatformName platform={platform} onOpen={onOpen} />
        <p className="truncate text-xs text-text-3" title={description}>
          {t(`categories.${category}`)}
          <span className="max-lg:hidden"> · {words.signIn}</span>
          <span className="max-lg:hidden"> · {words.freeTier}</span>
          <span className="max-lg:hidden"> · {words.rate}</span>
        </p>
        <span className="mt-1 flex gap-1.5 sm:hidden">
          <WorksTag works={works} />
          <DifficultyTag difficulty={difficulty} />
        </span>
      </div>
      <span className="grid grid-cols-[7rem_5.5rem] justify-items-start gap-1.5 max-sm:hidden">
        <WorksTag works={works} />
        <DifficultyTag difficulty={difficulty} />
      </span>
      <span
        className="w-8 text-right font-mono text-xs text-text-2 tabular-nums max-sm:hidden"
        title={t('card.popularity')}
      >
        {popularity}
      </span>
      <span className="max-md:hidden">
        <DocumentationLink platform={platform} />
      </span>
      <Button
        size="sm"
        className="pointer-coarse:min-h-11"
        aria-label={t('card.generateFor', { name })}
        onClick={() => onOpen(platform)}
      >
        {t('card.generate')}
      </Button>
    </div>
  )
})
