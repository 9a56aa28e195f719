import { Button } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'

export function ProviderMissing({ retry }: { retry: () => void }) {
  const t = useTexts('checkout')
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="text-pretty text-text-2">{t('details.unreachable')}</p>
      <Button onClick={retry}>{t('details.retry')}</Button>
    </div>
  )
}
