import type { ModelsHere } from '@app/contract'
import type { Config } from '../config.ts'

/** Where the usual servers for open models listen, unless somebody has changed it. */
const USUAL = [
  { name: 'Ollama', address: 'http://127.0.0.1:11434/v1' },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234/v1' },
  { name: 'llama.cpp', address: 'http://127.0.0.1:8080/v1' },
]
const USUAL_HOSTS = USUAL.map(({ address }) => new URL(address).host)
const LOOK_MS = 400

/** What may be asked as a model server: in demo mode also those of this machine. */
export const modelsAllowed = ({ authMode, egressAllow }: Pick<Config, 'authMode' | 'egressAllow'>): string[] => [
  ...egressAllow,
  ...(authMode === 'demo' ? USUAL_HOSTS : []),
]

export type FindModelServers = () => Promise<ModelsHere['found']>

/** The model servers that run on this machine. Only where everybody who asks sits at it. */
export const findModelServers: FindModelServers = async () => {
  const found = await Promise.all(USUAL.map(look))
  return found.filter((one) => one !== undefined)
}

async function look({ name, address }: (typeof USUAL)[number]) {
  try {
    const answer = await fetch(`${address}/models`, { signal: AbortSignal.timeout(LOOK_MS) })
    const { data } = (await answer.json()) as { data?: { id?: unknown }[] }
    const models = (data ?? []).flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
    return answer.ok && models.length > 0 ? { name, address, models: models.slice(0, 100) } : undefined
  } catch {
    return undefined
  }
}
