import { StrictMode, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.tsx'
import { applyLocale } from './lib/locale.tsx'
import { keepInstallOffer } from './lib/pwa/install-offer.ts'
import { startServiceWorker } from './lib/pwa/start-service-worker.ts'
import { reloadOnStaleChunk } from './lib/reload-on-stale-chunk.ts'
import './app.css'

reloadOnStaleChunk()
keepInstallOffer()
startServiceWorker()
void applyLocale({})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')
// A page written ahead of time stands until the real one can take its place in one go.
if (root.hasChildNodes()) await router.load()
createRoot(root).render(
  <StrictMode>
    <Providers />
    <Ready />
  </StrictMode>,
)

/** Tells in the same breath as it is drawn that the page answers now: nothing is pressed in between. */
function Ready() {
  useLayoutEffect(() => void dispatchEvent(new Event('app-ready')), [])
  return null
}
