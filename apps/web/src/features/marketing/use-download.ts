import type { ExtensionPackage } from '@app/contract'
import { EXTENSION_MESSAGE_MS } from '@app/spec'
import { useEffect, useState } from 'react'

type State = 'idle' | 'busy' | 'started' | 'failed'

/** Spec 1 §4: idle, then 'Downloading...', then a confirmation for three seconds. What fails is said, and stays. */
export function useDownload({ path, name }: Pick<ExtensionPackage, 'path' | 'name'>) {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state !== 'started') return
    const timer = setTimeout(() => setState('idle'), EXTENSION_MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [state])
  const start = async () => {
    setState('busy')
    const answer = await fetch(path).catch(() => undefined)
    const file = answer?.ok ? await answer.blob().catch(() => undefined) : undefined
    if (file) save(name, file)
    setState(file ? 'started' : 'failed')
  }
  return { state, start }
}

function save(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
