import { PRODUCT_NAME, ROUTES } from '@app/spec'
import { Skeleton } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AccountCard } from './account-card.tsx'
import { AlreadyIn } from './already-in.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useEnter } from './use-enter.ts'

export function SignInPage() {
  const t = useTexts('account')
  const session = useSession()
  const { next, enter } = useEnter()
  const [secondFactor, setSecondFactor] = useState(false)
  if (session.isPending) return <Skeleton className="h-96 w-full max-w-[26rem] rounded-l" />
  if (session.data?.user) return <AlreadyIn session={session.data} next={next} />
  if (secondFactor) return <SecondFactor onDone={enter} onBack={() => setSecondFactor(false)} />
  return (
    <AccountCard
      title={t('signIn.title', { product: PRODUCT_NAME })}
      subtitle={t('signIn.subtitle')}
      below={
        <>
          {t('signIn.noAccount')}{' '}
          <Link
            to={ROUTES.signUp}
            search={{ next }}
            className="font-[550] text-accent underline-offset-2 hover:underline"
          >
            {t('signIn.create')}
          </Link>
        </>
      }
    >
      <SignInForm onDone={enter} onSecondFactor={() => setSecondFactor(true)} />
    </AccountCard>
  )
}
