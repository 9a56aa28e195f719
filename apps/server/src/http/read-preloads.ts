import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '@app/spec'
import { findRoute } from './find-route.ts'

interface Preloads {
  screens: Record<string, { files: string[]; texts: string[] }>
  texts: Record<string, Record<string, string>>
}

/** The links that bring a screen's files along with its document: otherwise they are asked for one script later. */
export function readPreloads(webFiles: string): (path: string, language: Language) => string {
  const file = join(webFiles, 'preloads.json')
  if (!existsSync(file)) return () => ''
  const { screens, texts } = JSON.parse(readFileSync(file, 'utf8')) as Preloads
  return (path, language) => {
    const name = findRoute(path)
    const screen = name ? screens[name] : undefined
    if (!screen) return ''
    const words = screen.texts.flatMap((namespace) => texts[language]?.[namespace] ?? [])
    return [...screen.files, ...words].map((one) => `<link rel="modulepreload" crossorigin href="/${one}">`).join('')
  }
}
