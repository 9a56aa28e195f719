import type { SampleLanguage } from '@app/spec'
import type { EngineFiles } from './messages.ts'

const FILES: Record<SampleLanguage, readonly string[]> = {
  javascript: ['quickjs.wasm'],
  python: ['python/pyodide.asm.wasm', 'python/pyodide-lock.json', 'python/python_stdlib.zip'],
}

/** What an engine is made of, from our own origin, and from the browser's store the second time. */
export async function fetchEngine(language: SampleLanguage, signal: AbortSignal): Promise<EngineFiles> {
  const files = FILES[language].map(async (name) => {
    const response = await fetch(`/engines/${name}`, { signal })
    if (!response.ok) throw new Error(`${name}: ${response.status}`)
    return [name.split('/').at(-1) ?? name, await response.arrayBuffer()] as const
  })
  return Object.fromEntries(await Promise.all(files))
}
