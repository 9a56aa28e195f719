import { ROUTES } from '@app/spec'
import { CloseButton, cx, Kbd } from '@app/ui'
import { Link, useLocation } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { showDashboardView, useDashboardView } from '../../lib/dashboard-view.ts'
import { Part } from '../../lib/part.tsx'
import { useSession } from '../../lib/use-session.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { DASHBOARD_PATHS } from '../screens.ts'
import { Brand } from './brand.tsx'
import { LevelRow } from './level-row.tsx'
import { openOverlay } from './overlays.ts'
import { CLASSIC, VIEWS, WORK } from './sidebar-links.ts'
import { UsageMeter } from './usage-meter.tsx'
import { UserBlock } from './user-block.tsx'

const rowClasses = (on: boolean) =>
  cx(
    'flex min-h-8.5 w-full items-center gap-2.5 rounded-[8px] border px-2.5 text-left font-medium transition pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    on ? 'border-line bg-surface-2 text-text' : 'border-transparent text-text-2 hover:bg-surface-2/60 hover:text-text',
  )

/** One task is within the history of them all. */
const isWithin = (to: string, pathname: string) =>
  pathname === to || (to !== ROUTES.landing && pathname.startsWith(`${to}/`))

/** On the dashboard its four views lead; elsewhere the older list does, and work never repeats what is above it. */
export function Sidebar({ onClose }: { onClose?: () => void }) {
  const t = useTexts('shell')
  const { pathname } = useLocation()
  const view = useDashboardView()
  const isAdmin = useSession().data?.user?.role === 'admin'
  const onDashboard = DASHBOARD_PATHS.includes(pathname)
  const shown: readonly string[] = onDashboard ? [] : CLASSIC.map((link) => link.to)
  const work = WORK.filter((link) => (link.name !== 'admin' || isAdmin) && !shown.includes(link.to))
  return (
    <div className="flex h-full flex-col gap-5 overflow-y-auto px-3 py-4">
      <div className="flex items-center justify-between px-2">
        <Brand />
        {onClose && <CloseButton label={t('sidebar.close')} onClose={onClose} />}
      </div>
      <button
        type="button"
        onClick={() => {
          onClose?.()
          openOverlay('palette')
        }}
        className="flex min-h-8.5 items-center gap-2 rounded-[8px] border border-line-strong bg-surface-1 pr-1.5 pl-2.5 text-sm text-text-3 transition hover:text-text-2 pointer-coarse:min-h-11"
      >
        <Search className="size-3.5 shrink-0" aria-hidden />
        <span className="truncate">{t('sidebar.search')}</span>
        <Kbd className="ml-auto">Ctrl K</Kbd>
      </button>
      {onDashboard ? (
        <Group label={t('sidebar.views.label')}>
          {VIEWS.map(({ view: name, icon: Icon }) => (
            <li key={name}>
              <button
                type="button"
                aria-current={name === view ? 'true' : undefined}
                onClick={() => {
                  showDashboardView(name)
                  onClose?.()
                }}
                className={rowClasses(name === view)}
              >
                <Icon aria-hidden />
                {t(`sidebar.views.${name}`)}
              </button>
            </li>
          ))}
        </Group>
      ) : (
        <Group label={t('sidebar.classic.label')}>
          {CLASSIC.map((link) => (
            <Row key={link.name} {...link} on={isWithin(link.to, pathname)} onClick={onClose}>
              {t(`sidebar.classic.${link.name}`)}
            </Row>
          ))}
        </Group>
      )}
      <Group label={t('sidebar.work.label')} visible>
        {work.map((link) => (
          <Row key={link.name} {...link} on={isWithin(link.to, pathname)} onClick={onClose}>
            {t(`sidebar.work.${link.name}`)}
          </Row>
        ))}
      </Group>
      <div className="mt-auto grid gap-3.5">
        <Part>
          <UsageMeter />
        </Part>
        <Part>
          <LevelRow />
        </Part>
        <Part>
          <UserBlock />
        </Part>
      </div>
    </div>
  )
}

function Group({ label, visible, children }: { label: string; visible?: boolean; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      {visible && <p className="eyebrow mb-1.5 px-2.5">{label}</p>}
      <ul className="grid gap-0.5">{children}</ul>
    </nav>
  )
}

interface RowProps {
  to: string
  icon: (typeof WORK)[number]['icon']
  on: boolean
  onClick: (() => void) | undefined
  children: ReactNode
}

function Row({ to, icon: Icon, on, onClick, children }: RowProps) {
  return (
    <li>
      <Link to={to} aria-current={on ? 'page' : undefined} onClick={() => onClick?.()} className={rowClasses(on)}>
        <Icon aria-hidden />
        {children}
      </Link>
    </li>
  )
}
