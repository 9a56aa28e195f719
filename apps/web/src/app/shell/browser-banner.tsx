import { TriangleAlert } from 'lucide-react'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function BrowserBanner() {
  const t = useTexts('shell')
  const session = useSession()
  if (session.data?.browser !== 'missing') return null
  return (
    <p role="status" className="flex items-start gap-2.5 border-line border-b bg-warn-soft px-5 py-2 text-sm text-warn">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
      {t('banners.browserMissing')}
    </p>
  )
}
