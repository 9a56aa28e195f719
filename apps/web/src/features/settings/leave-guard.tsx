import { LeaveGuard as Guard } from '../../lib/leave-guard.tsx'
import { useTexts } from '../../lib/use-texts.ts'

export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const t = useTexts('settings')
  const words = { title: t('leaveTitle'), text: t('leaveText'), close: t('close'), stay: t('stay'), leave: t('leave') }
  return <Guard dirty={dirty} words={words} />
}
