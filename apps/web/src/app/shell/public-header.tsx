import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { Brand } from './brand.tsx'

/** Spec 1 §2, public header. */
const LINKS = [
  { name: 'home', to: ROUTES.landing },
  { name: 'dashboard', to: ROUTES.dashboard },
  { name: 'agents', to: ROUTES.agents },
  { name: 'lab', to: ROUTES.lab },
  { name: 'pricing', to: ROUTES.pricing },
  { name: 'help', to: ROUTES.help },
] as const

export function PublicHeader() {
  const t = useTexts('shell')
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  const links = (className: string) =>
    LINKS.map((link) => (
      <Link
        key={link.name}
        to={link.to}
        activeOptions={{ exact: true }}
        activeProps={{ className: 'text-text' }}
        inactiveProps={{ className: 'text-text-2' }}
        onClick={() => setOpen(false)}
        className={className}
      >
        {t(`header.${link.name}`)}
      </Link>
    ))
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-ground/85 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Brand />
        <nav aria-label={t('header.label')} className="ml-8 hidden items-center gap-1 lg:flex">
          {links('rounded-s px-3 py-1.5 transition hover:text-text')}
        </nav>
        <div className="ml-auto flex items-center gap-1.5">
          <Button variant="ghost" asChild className="max-sm:hidden">
            <Link to={ROUTES.dashboard}>{t('header.signIn')}</Link>
          </Button>
          <Button variant="primary" asChild>
            <Link to={ROUTES.pricing}>{t('header.getStarted')}</Link>
          </Button>
          <Button
            variant="ghost"
            size="icon"
            className="lg:hidden"
            aria-expanded={open}
            aria-controls="public-menu"
            aria-label={open ? t('header.closeMenu') : t('header.openMenu')}
            onClick={() => setOpen(!open)}
          >
            {open ? <X aria-hidden /> : <Menu aria-hidden />}
          </Button>
        </div>
      </div>
      {open && (
        <nav
          id="public-menu"
          aria-label={t('header.label')}
          className="grid animate-appear gap-0.5 border-line border-t bg-ground px-3 py-3 lg:hidden"
        >
          {links('flex min-h-11 items-center rounded-s px-3 hover:bg-surface-2')}
          <Link
            to={ROUTES.dashboard}
            onClick={() => setOpen(false)}
            className="flex min-h-11 items-center rounded-s px-3 text-text-2 hover:bg-surface-2 sm:hidden"
          >
            {t('header.signIn')}
          </Link>
        </nav>
      )}
    </header>
  )
}
