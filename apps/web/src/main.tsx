import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { applyLocale } from './lib/locale.tsx'
import { reloadOnStaleChunk } from './lib/reload-on-stale-chunk.ts'
import './app.css'

reloadOnStaleChunk()
void applyLocale({})

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to draw in.')
createRoot(root).render(
  <StrictMode>
    <Providers />
  </StrictMode>,
)
