import { PRODUCT_NAME } from '@app/spec'
import { Button, Dialog } from '@app/ui'
import { CopyButton } from '../../lib/copy-button.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { download } from './download.ts'

export function BackupCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useTexts('settings')
  const text = codes.join('\n')
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('twoFactor.backupTitle')}
      description={t('twoFactor.backupText')}
      closeLabel={t('close')}
      footer={
        <>
          <CopyButton text={text} name={t('twoFactor.backupTitle')} words={{ copy: t('copy'), copied: t('copied') }} />
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
