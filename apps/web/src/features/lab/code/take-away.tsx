import { sampleFileName } from '@app/spec'
import { Button } from '@app/ui'
import { Check, Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import type { LabSample } from './samples.ts'

/** Copy and Download, of the text as it stands in the editor. */
export function TakeAway({ sample, code }: { sample: LabSample; code: string }) {
  const t = useTexts('lab-code')
  const [copied, setCopied] = useState<string | null>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(code)
  }
  const isCopied = copied === code
  return (
    <>
      <Button onClick={() => void copy()}>
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span role="status">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
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
