import { PRODUCT_NAME, ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ShieldUser } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'
import { AlreadyIn } from './already-in.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { useEnter } from './use-enter.ts'

export function SignUpPage() {
  const t = useTexts('account')
  const session = useSession()
  const { next, enter } = useEnter()
  const [mailed, setMailed] = useState<string | null>(null)
  if (session.isPending) return <Skeleton className="h-112 w-full max-w-[26rem] rounded-l" />
  if (session.data?.user) return <AlreadyIn session={session.data} next={next} />
  const toSignIn = (
    <Link to={ROUTES.signIn} search={{ next }} className="font-[550] text-accent underline-offset-2 hover:underline">
      {t('signUp.signIn')}
    </Link>
  )
  // The same for every address: nobody learns here who has an account.
  if (mailed)
    return (
      <AccountCard title={t('signUp.mailedTitle')} subtitle={t('signUp.mailed', { email: mailed })}>
        {toSignIn}
      </AccountCard>
    )
  const done = (email: string) => (session.data?.mail === 'server' ? setMailed(email) : enter())
  return (
    <AccountCard
      title={t('signUp.title', { product: PRODUCT_NAME })}
      subtitle={t('signUp.subtitle')}
      below={
        <>
          {t('signUp.haveAccount')} {toSignIn}
        </>
      }
    >
      {session.data?.firstAccount && (
        <p className="mb-5 flex gap-2.5 rounded-m bg-accent-soft px-3.5 py-2.5 text-sm">
          <ShieldUser className="mt-0.5 size-4 shrink-0 text-accent" aria-hidden />
          {t('signUp.first')}
        </p>
      )}
      <SignUpForm onDone={done} />
    </AccountCard>
  )
}
