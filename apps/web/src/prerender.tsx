import { type Language, PRODUCT_NAME, ROUTES, type RouteName } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.tsx'
import { localeStore } from './lib/locale.tsx'

/** What reads the same for every visitor is written at build time, and read before any script has come. */
export const WRITTEN = [
  'landing',
  'pricing',
  'help',
  'privacy',
  'terms',
  'cookies',
  'security',
  'compliance',
] as const satisfies readonly RouteName[]

export async function renderPage(name: (typeof WRITTEN)[number], language: Language) {
  localeStore.set({ ...localeStore.get(), language })
  router.update({ history: createMemoryHistory({ initialEntries: [ROUTES[name]] }) })
  await router.load()
  const { titles } = await loadTexts(language, 'shell')
  // The router brings an inline script that restores the scroll position; the content security policy allows none.
  const body = renderToString(<Providers />).replace(/<script\b[^>]*>.*?<\/script>/gs, '')
  return { title: `${titles[name]} · ${PRODUCT_NAME}`, body }
}
