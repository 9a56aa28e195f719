import { Button, Skeleton } from '@app/ui'
import { LogOut } from 'lucide-react'
import { useSaid } from '../../lib/said-failures.ts'
import { useSession } from '../../lib/use-session.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function UserBlock() {
  const t = useTexts('shell')
  const session = useSession()
  const signOut = useSignOut()
  const user = session.data?.user
  useSaid(session.error)
  if (session.error)
    return (
      <p role="alert" className="flex items-center justify-between gap-2 border-line border-t px-1 pt-3.5 text-xs">
        <span className="min-w-0 text-text-2">{t('sidebar.unknown')}</span>
        <Button size="sm" onClick={() => void session.refetch()}>
          {t('failure.retry')}
        </Button>
      </p>
    )
  if (!user) return <Skeleton className="h-11" />
  return (
    <section aria-label={t('sidebar.account')} className="flex items-center gap-2.5 border-line border-t px-1 pt-3.5">
      <span
        className="grid size-8 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent uppercase"
        aria-hidden
      >
        {[...user.name.trim()][0]}
      </span>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="truncate text-sm font-[550]" title={user.name}>
          {user.name}
        </p>
        <p className="truncate text-xs text-text-3" title={user.email}>
          {user.email}
        </p>
        {session.data?.authMode === 'demo' && <p className="text-xs text-text-3">{t('sidebar.demo')}</p>}
      </div>
      {session.data?.authMode === 'accounts' && (
        <button
          type="button"
          aria-label={t('sidebar.signOut')}
          title={t('sidebar.signOut')}
          onClick={() => void signOut()}
          className="grid size-8 place-items-center rounded-s text-text-3 transition hover:bg-surface-2 hover:text-text pointer-coarse:size-11"
        >
          <LogOut className="size-4" aria-hidden />
        </button>
      )}
    </section>
  )
}
