import { PRODUCT_NAME } from '@app/spec'
import { Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { lazyView } from '../../lib/lazy-view.ts'
import { useNewVersion } from '../../lib/pwa/new-version.ts'
import { useToasts } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { closeOverlay, useOverlay } from './overlays.ts'
import { useShortcuts } from './use-shortcuts.ts'

// The area comes with the first toast: most visits see none.
const ToastArea = lazy(() => import('./toast-area.tsx').then((m) => ({ default: m.ToastArea })))
const NewVersion = lazyView(['app'], () => import('./new-version.tsx').then((m) => m.NewVersion))
const CommandPalette = lazy(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })))
const ShortcutsSheet = lazy(() => import('./shortcuts-sheet.tsx').then((m) => ({ default: m.ShortcutsSheet })))

/** Around every screen: the skip link, the toasts, the palette, the page's title and where focus goes. */
export function RootFrame() {
  const t = useTexts('shell')
  const overlay = useOverlay()
  const toasts = useToasts()
  const newVersion = useNewVersion()
  useShortcuts()
  useTitle()
  useFocusOnArrival()
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-s bg-surface-3 px-3 py-2 focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('skipLink')}
      </a>
      <Outlet />
      <Suspense>
        {toasts.length > 0 && <ToastArea />}
        {newVersion && <NewVersion worker={newVersion} />}
        {overlay === 'palette' && <CommandPalette onClose={closeOverlay} />}
        {overlay === 'shortcuts' && <ShortcutsSheet onClose={closeOverlay} />}
      </Suspense>
    </>
  )
}

function useTitle() {
  const t = useTexts('shell')
  const name = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  })
  const title = name && `${t(`titles.${name}`)} · ${PRODUCT_NAME}`
  useEffect(() => {
    if (title) document.title = title
  }, [title])
}

/** A new screen starts at its content, as a page load would; the first one leaves focus where the browser put it. */
function useFocusOnArrival() {
  const { pathname } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}
