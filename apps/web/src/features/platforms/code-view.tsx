import type { GeneratedCode } from '@app/contract'
import { Button } from '@app/ui'
import { Download } from 'lucide-react'
import { CopyButton } from '../../lib/copy-button.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { downloadText } from './download-text.ts'
import { HighlightedCode } from './highlighted-code.tsx'

/** The code, to read, to copy and to take away, and what one should know of it. */
export function CodeView({ code }: { code: GeneratedCode }) {
  const t = useTexts('platforms')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="overflow-hidden rounded-m border border-line">
        <div className="flex flex-wrap items-center gap-2 border-line border-b bg-surface-2 py-1.5 pr-1.5 pl-3">
          <span className="min-w-0 flex-1 basis-40 break-all font-mono text-xs text-text-2 max-sm:basis-full max-sm:py-1">
            {code.fileName}
          </span>
          <CopyButton
            text={code.code}
            name={code.fileName}
            words={{ copy: t('code.copy'), copied: t('code.copied') }}
            onRefused={() =>
              toast({ title: t('toasts.notCopied'), description: t('toasts.notCopiedText'), tone: 'destructive' })
            }
            size="sm"
            className="pointer-coarse:min-h-11"
          />
          <Button size="sm" className="pointer-coarse:min-h-11" onClick={() => downloadText(code.fileName, code.code)}>
            <Download aria-hidden />
            {t('code.download')}
          </Button>
        </div>
        <HighlightedCode label={t('code.shown', { name: code.fileName })} code={code.code} language={code.language} />
      </div>
      {code.notes.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h3 className="font-[550]">{t('code.notes')}</h3>
          <ul lang="en" className="grid list-disc gap-1 pl-4.5 text-text-2">
            {code.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
