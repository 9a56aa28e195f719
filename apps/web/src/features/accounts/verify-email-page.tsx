import { calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button, Skeleton } from '@app/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSend } from '../../lib/call.ts'
import { CallError, wordsFrom } from '../../lib/call-error.ts'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'
import { AlreadyIn } from './already-in.tsx'

/** Where the link in the mail leads. The page asks, not the link: a mail program that opens links ahead confirms nothing. */
export function VerifyEmailPage() {
  const t = useTexts('account')
  const session = useSession()
  const token = useLocation({ select: ({ hash }) => hash })
  const { mutate, ...verify } = useSend(calls.account.verifyEmail, { refresh: [calls.account.session] })
  const accounts = session.data?.authMode === 'accounts'
  useEffect(() => {
    if (accounts && token) mutate({ body: { token } })
  }, [accounts, token, mutate])
  if (session.isPending) return <Skeleton className="h-48 w-full max-w-[26rem] rounded-l" />
  if (session.data?.authMode === 'demo') return <AlreadyIn session={session.data} />
  if (verify.isSuccess) {
    const signedIn = Boolean(session.data?.user)
    return (
      <AccountCard title={t('verify.doneTitle')} subtitle={signedIn ? t('verify.doneText') : t('verify.signInText')}>
        <Button variant="primary" size="lg" className="w-full" asChild>
          <Link to={signedIn ? ROUTES.dashboard : ROUTES.signIn}>
            {signedIn ? t('demo.action') : t('signIn.submit')}
          </Link>
        </Button>
      </AccountCard>
    )
  }
  if (!token || verify.error) {
    const refused = !token || (verify.error instanceof CallError && verify.error.status === 400)
    return (
      <AccountCard
        title={t('verify.failedTitle')}
        subtitle={refused ? t('verify.failedText') : wordsFrom(verify.error, t('failed'))}
      >
        <Button variant="primary" size="lg" className="w-full" asChild>
          <Link to={ROUTES.settings}>{t('verify.settings')}</Link>
        </Button>
      </AccountCard>
    )
  }
  return (
    <AccountCard title={t('verify.busy')} subtitle={t('verify.busyText')}>
      <Skeleton className="h-11" />
    </AccountCard>
  )
}
