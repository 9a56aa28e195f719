import { sampleFileName } from '@app/spec'
import { Button } from '@app/ui'
import { Download } from 'lucide-react'
import { CopyButton } from '../../../lib/copy-button.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import type { LabSample } from './samples.ts'

/** Copy and Download, of the text as it stands in the editor. */
export function TakeAway({ sample, code }: { sample: LabSample; code: string }) {
  const t = useTexts('lab-code')
  return (
    <>
      <CopyButton text={code} name={t(`items.${sample.id}.title`)} words={{ copy: t('copy'), copied: t('copied') }} />
      <Button onClick={() => download(sampleFileName(sample), code)}>
        <Download aria-hidden />
        {t('download')}
      </Button>
    </>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
