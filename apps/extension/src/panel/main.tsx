import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { say } from '../shared/say.ts'
import { Panel } from './panel.tsx'
import './panel.css'

// The words are the browser's choice among those of the package, so the package says which they are.
document.documentElement.lang = chrome.i18n.getMessage('language_tag')
document.title = say('manifest_name')
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <Panel />
    </StrictMode>,
  )
