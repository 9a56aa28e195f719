import { Modal } from '@app/ui'
import { Outlet } from '@tanstack/react-router'
import { Menu } from 'lucide-react'
import { useState } from 'react'
import { useEvents } from '../../lib/use-events.ts'
import { useSettingsInForce } from '../../lib/use-settings-in-force.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { AssistantCorner } from './assistant-corner.tsx'
import { Brand } from './brand.tsx'
import { BrowserBanner } from './browser-banner.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Sidebar } from './sidebar.tsx'
import { UnsaidFailures } from './unsaid-failures.tsx'
import { UsageFigures } from './usage-meter.tsx'
import { useSignedIn } from './use-signed-in.ts'

export function AppShell() {
  const t = useTexts('shell')
  const signedIn = useSignedIn()
  const [drawer, setDrawer] = useState(false)
  useSettingsInForce()
  useEvents()
  if (!signedIn) return null
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[236px_minmax(0,1fr)]">
      <aside className="sticky top-0 hidden h-dvh border-line border-r bg-side lg:block">
        <Sidebar />
      </aside>
      <div className="flex min-w-0 flex-col">
        <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-line border-b bg-ground/85 px-3.5 backdrop-blur-md lg:hidden">
          <button
            type="button"
            aria-label={t('sidebar.open')}
            aria-expanded={drawer}
            onClick={() => setDrawer(true)}
            className="grid size-11 place-items-center rounded-[8px] border border-line-strong bg-surface-2"
          >
            <Menu className="size-4" aria-hidden />
          </button>
          <Brand />
          <span className="ml-auto font-mono text-xs text-text-3">
            <UsageFigures />
          </span>
        </header>
        <OfflineBanner />
        <BrowserBanner />
        <UnsaidFailures />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto grid w-full max-w-[1400px] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4.5 px-3.5 pt-4 pb-20 outline-none sm:px-7 sm:pt-5.5 sm:pb-20"
        >
          <Outlet />
        </main>
      </div>
      <AssistantCorner />
      {drawer && (
        <Modal
          label={t('sidebar.label')}
          onClose={() => setDrawer(false)}
          className="m-0 h-dvh max-h-none w-[min(288px,86vw)] animate-appear border-line border-r bg-side"
        >
          <Sidebar onClose={() => setDrawer(false)} />
        </Modal>
      )}
    </div>
  )
}
