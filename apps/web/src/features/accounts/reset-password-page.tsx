import { RESET_LINK_MINUTES, ROUTES } from '@app/spec'
import { Button, Skeleton } from '@app/ui'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'
import { AlreadyIn } from './already-in.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { NewPasswordForm } from './new-password-form.tsx'

/** Without a token one asks for a link; with the one that was mailed, behind the hash, one chooses a new password. */
export function ResetPasswordPage() {
  const t = useTexts('account')
  const session = useSession()
  const navigate = useNavigate()
  const token = useLocation({ select: ({ hash }) => hash })
  const [sentTo, setSentTo] = useState<string>()
  const [done, setDone] = useState(false)
  if (session.isPending) return <Skeleton className="h-80 w-full max-w-[26rem] rounded-l" />
  if (session.data?.authMode === 'demo') return <AlreadyIn session={session.data} />
  if (done) {
    return (
      <AccountCard title={t('reset.doneTitle')} subtitle={t('reset.doneText')}>
        <Button variant="primary" size="lg" className="w-full" asChild>
          <Link to={ROUTES.signIn}>{t('signIn.submit')}</Link>
        </Button>
      </AccountCard>
    )
  }
  if (token) {
    const again = () => void navigate({ to: ROUTES.resetPassword, hash: '' })
    return (
      <AccountCard title={t('reset.newTitle')} subtitle={t('reset.newSubtitle')} below={<BackToSignIn />}>
        <NewPasswordForm token={token} onDone={() => setDone(true)} onAgain={again} />
      </AccountCard>
    )
  }
  if (sentTo) {
    const sent = t('reset.sentText', { email: sentTo, minutes: String(RESET_LINK_MINUTES) })
    return (
      <AccountCard title={t('reset.sentTitle')} subtitle={sent}>
        <BackToSignIn />
      </AccountCard>
    )
  }
  if (session.data?.mail === 'outbox') {
    return (
      <AccountCard title={t('reset.noMailTitle')} subtitle={t('reset.noMailText')} below={<BackToSignIn />}>
        <code className="block whitespace-pre-wrap break-words rounded-m bg-surface-2 px-3.5 py-3 font-mono text-sm">
          npm run reset-password -- ada@example.com
        </code>
      </AccountCard>
    )
  }
  return (
    <AccountCard title={t('reset.title')} subtitle={t('reset.subtitle')} below={<BackToSignIn />}>
      <ForgotForm onSent={setSentTo} />
    </AccountCard>
  )
}

function BackToSignIn() {
  const t = useTexts('account')
  return (
    <Button variant="ghost" asChild>
      <Link to={ROUTES.signIn}>{t('twoFactor.back')}</Link>
    </Button>
  )
}
