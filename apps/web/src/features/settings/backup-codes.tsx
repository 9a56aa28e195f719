import { PRODUCT_NAME } from '@app/spec'
import { Button, Dialog } from '@app/ui'
import { useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { download } from './download.ts'

export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('settings')
  const [copied, setCopied] = useState(false)
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('twoFactor.backupTitle')}
      description={t('twoFactor.backupText')}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={copy}>{copied ? t('copied') : t('copy')}</Button>
          <Button onClick={() => download(`${PRODUCT_NAME.toLowerCase()}-backup-codes.txt`, 'text/plain', text)}>
            {t('twoFactor.download')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('twoFactor.done')}
          </Button>
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-2 rounded-m border border-line bg-surface-2 p-4 text-center font-mono text-md select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  )
}
