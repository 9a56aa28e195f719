import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { router } from './app/router.tsx'
import { applyLocale } from './lib/locale.tsx'
import { reloadOnStaleChunk } from './lib/reload-on-stale-chunk.ts'
import './app.css'

reloadOnStaleChunk()
void applyLocale({})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')
// A page written ahead of time stands until the real one can take its place in one go.
if (root.hasChildNodes()) await router.load()
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
)
requestAnimationFrame(() => dispatchEvent(new Event('app-ready')))
