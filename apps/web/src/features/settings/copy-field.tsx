import { CopyLine } from '../../lib/copy-line.tsx'
import { useTexts } from '../../lib/use-texts.ts'

export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useTexts('settings')
  return <CopyLine label={label} value={value} words={{ copy: t('copy'), copied: t('copied') }} />
}
