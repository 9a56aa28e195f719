import type { MegaPlatform } from '@app/contract'
import { Dialog } from '@app/ui'
import { PlatformIcon } from '../../lib/platforms/platform-icon.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { CodeForm } from './code-form.tsx'
import { DocumentationLink } from './documentation-link.tsx'
import { PlatformFacts } from './platform-facts.tsx'

/** Everything that is known of a platform, and code that works with it. */
export function PlatformDialog({ platform, onClose }: { platform: MegaPlatform; onClose: () => void }) {
  const t = useTexts('platforms')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      closeLabel={t('details.close')}
      title={
        <span className="flex min-w-0 items-center gap-3">
          <PlatformIcon platform={platform} />
          <span className="min-w-0 break-words">{platform.name}</span>
        </span>
      }
      description={<span lang="en">{platform.description}</span>}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <CodeForm key={platform.id} platform={platform} />
        <PlatformFacts platform={platform} />
        <p className="flex flex-wrap items-center justify-between gap-2 text-xs text-text-3">
          {t('details.source')}
          <DocumentationLink platform={platform} />
        </p>
      </div>
    </Dialog>
  )
}
