import { Outlet } from '@tanstack/react-router'
import { OfflineBanner } from './offline-banner.tsx'
import { PublicFooter } from './public-footer.tsx'
import { PublicHeader } from './public-header.tsx'

export function PublicShell() {
  return (
    <>
      <PublicHeader />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="min-h-[70vh] outline-none">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  )
}
