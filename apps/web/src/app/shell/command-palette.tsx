import { LANGUAGE_NAMES, LANGUAGES, ROUTES, type RouteName, THEMES } from '@app/spec'
import { Modal } from '@app/ui'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { openAgentForm } from '../../lib/agent-form.ts'
import { chooseLocale, localeStore } from '../../lib/locale.tsx'
import { useSession } from '../../lib/use-session.ts'
import { useSignOut } from '../../lib/use-sign-out.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { openOverlay } from './overlays.ts'

/** Not places one goes to by hand: they are steps of a payment, or where a mailed link leads. */
const STEPS: readonly RouteName[] = ['checkout', 'success', 'resetPassword', 'verifyEmail']

export function CommandPalette({ onClose }: { onClose: () => void }) {
  const t = useTexts('shell')
  const navigate = useNavigate()
  const session = useSession()
  const signOut = useSignOut()
  const { language, theme } = localeStore.use()
  const routes = (Object.keys(ROUTES) as RouteName[]).filter(
    (name) => !STEPS.includes(name) && (name !== 'admin' || session.data?.user?.role === 'admin'),
  )
  const then = (action: () => void) => () => {
    onClose()
    action()
  }
  return (
    <Modal
      onClose={onClose}
      label={t('palette.title')}
      className="mx-auto mt-[12vh] w-[min(36rem,calc(100%-2rem))] animate-appear overflow-hidden rounded-l border border-line-strong bg-surface-1 shadow-float"
    >
      <Command label={t('palette.title')} loop>
        <div className="flex items-center gap-3 border-line border-b px-4">
          <Search className="size-4 text-text-3" aria-hidden />
          <Command.Input
            data-autofocus
            placeholder={t('palette.placeholder')}
            className="h-12 w-full bg-transparent text-lg text-text outline-none placeholder:text-text-3"
          />
        </div>
        <Command.List className="max-h-[min(24rem,60vh)] overflow-y-auto p-2">
          <Command.Empty className="px-3 py-8 text-center text-sm text-text-2">{t('palette.empty')}</Command.Empty>
          <Group heading={t('palette.actions')}>
            <Item
              onSelect={then(() => {
                openAgentForm()
                void navigate({ to: ROUTES.agents })
              })}
            >
              {t('palette.newAgent')}
            </Item>
            <Item onSelect={then(() => openOverlay('shortcuts'))}>{t('palette.shortcuts')}</Item>
            {session.data?.authMode === 'accounts' && session.data.user && (
              <Item onSelect={then(() => void signOut())}>{t('palette.signOut')}</Item>
            )}
          </Group>
          <Group heading={t('palette.goTo')}>
            {routes.map((name) => (
              <Item
                key={name}
                value={`${t(`titles.${name}`)} ${ROUTES[name]}`}
                onSelect={then(() => void navigate({ to: ROUTES[name] }))}
              >
                {t(`titles.${name}`)}
                <span className="ml-auto font-mono text-xs text-text-3">{ROUTES[name]}</span>
              </Item>
            ))}
          </Group>
          <Group heading={t('palette.themes')}>
            {THEMES.map((value) => (
              <Item
                key={value}
                value={`${t('palette.themes')} ${t(`theme.${value}`)}`}
                on={value === theme}
                onSelect={then(() => chooseLocale({ theme: value }))}
              >
                {t(`theme.${value}`)}
              </Item>
            ))}
          </Group>
          <Group heading={t('palette.languages')}>
            {LANGUAGES.map((value) => (
              <Item
                key={value}
                value={`${t('palette.languages')} ${LANGUAGE_NAMES[value].name}`}
                on={value === language}
                onSelect={then(() => chooseLocale({ language: value }))}
              >
                <span lang={LANGUAGE_NAMES[value].tag}>{LANGUAGE_NAMES[value].name}</span>
              </Item>
            ))}
          </Group>
        </Command.List>
      </Command>
    </Modal>
  )
}

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="pb-1 [&_[cmdk-group-heading]]:eyebrow [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5"
    >
      {children}
    </Command.Group>
  )
}

function Item({
  value,
  on,
  onSelect,
  children,
}: {
  value?: string
  on?: boolean
  onSelect: () => void
  children: ReactNode
}) {
  return (
    <Command.Item
      {...(value ? { value } : {})}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-s px-3 text-md text-text-2 data-[selected=true]:bg-surface-3 data-[selected=true]:text-text"
    >
      {children}
      {on && <span className="ml-auto size-1.5 rounded-full bg-accent" aria-hidden />}
    </Command.Item>
  )
}
