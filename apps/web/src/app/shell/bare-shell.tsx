import { Outlet } from '@tanstack/react-router'
import { Brand } from './brand.tsx'
import { LocaleChoice } from './locale-choice.tsx'

export function BareShell() {
  return (
    <div className="grid min-h-dvh bg-glow grid-rows-[auto_1fr_auto]">
      <header className="px-6 py-5">
        <Brand />
      </header>
      <main id="main" tabIndex={-1} className="grid place-items-center px-4 py-6 outline-none">
        <Outlet />
      </main>
      <footer className="flex justify-center px-6 py-5">
        <LocaleChoice />
      </footer>
    </div>
  )
}
