import type { MegaPlatform } from '@app/contract'
import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../lib/use-texts.ts'

export function DocumentationLink({ platform }: { platform: Pick<MegaPlatform, 'name' | 'documentation'> }) {
  const t = useTexts('platforms')
  return (
    <a
      href={platform.documentation}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={t('card.documentationOf', { name: platform.name })}
      className="inline-flex min-h-7 items-center gap-1 rounded-s px-1 text-xs text-text-2 hover:text-text pointer-coarse:min-h-11 [&_svg]:size-3.5"
    >
      {t('card.documentation')}
      <ExternalLink aria-hidden />
    </a>
  )
}
