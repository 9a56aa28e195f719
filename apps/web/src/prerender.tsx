import { type Language, ROUTES } from '@app/spec'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.tsx'
import { localeStore } from './lib/locale.tsx'

/** The landing page above its fold, written at build time: a visitor reads the headline before any script has come. */
export async function renderLanding(language: Language): Promise<string> {
  localeStore.set({ ...localeStore.get(), language })
  router.update({ history: createMemoryHistory({ initialEntries: [ROUTES.landing] }) })
  await router.load()
  // The router brings an inline script that restores the scroll position; the content security policy allows none.
  return renderToString(<Providers />).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
}
