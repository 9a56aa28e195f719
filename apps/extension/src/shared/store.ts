import type { Behaviour } from '@app/assistant'
import type { Recording } from './steps.ts'

/** Which server, and as whom. Nothing secret. */
export interface Connection {
  address: string
  browserId: string
  userName: string
}

/** What the context menu was asked for, until the panel has taken it up. */
export interface Wish {
  kind: 'record' | 'table' | 'form' | 'run'
  tabId: number
  at: number
}

/** On disk: survives the browser. `renewal` works once, and only from this extension's origin. */
export interface Kept {
  connection: Connection
  renewal: string
  myData: Record<string, string>
  learned: Record<string, Behaviour>
}

/** In memory: gone when the browser closes. */
export interface Held {
  token: string
  recording: Recording
  wish: Wish
}

const reader =
  <Shape extends object>(area: () => chrome.StorageArea) =>
  async <Key extends keyof Shape & string>(key: Key): Promise<Shape[Key] | undefined> =>
    (await area().get(key))[key] as Shape[Key] | undefined

export const readKept = reader<Kept>(() => chrome.storage.local)
export const readHeld = reader<Held>(() => chrome.storage.session)
export const keep = (values: Partial<Kept>): Promise<void> => chrome.storage.local.set(values)
export const hold = (values: Partial<Held>): Promise<void> => chrome.storage.session.set(values)
export const forget = (...keys: (keyof Kept)[]): Promise<void> => chrome.storage.local.remove(keys)
export const drop = (...keys: (keyof Held)[]): Promise<void> => chrome.storage.session.remove(keys)
