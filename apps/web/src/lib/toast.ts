import { TOAST_LIMIT, TOAST_REMOVE_DELAY_MS } from '@app/spec'
import { createStore } from './create-store.ts'
import { playTone } from './sounds.ts'

export interface ToastWords {
  title: string
  description?: string
  /** What the server said, below what we say. */
  detail?: string | undefined
  tone?: 'neutral' | 'destructive'
  /** What can still be done about it, such as taking it back. */
  action?: { label: string; act: () => void }
}
interface ToastState extends ToastWords {
  id: number
  open: boolean
}

const store = createStore<readonly ToastState[]>([])
let lastId = 0

/** Shows a toast; the newest takes the place of whatever was there. */
export function toast(words: ToastWords): void {
  playTone(words.tone === 'destructive' ? 'bad' : 'good')
  lastId += 1
  store.set([{ ...words, id: lastId, open: true }, ...store.get()].slice(0, TOAST_LIMIT))
}

export function dismissToast(id: number): void {
  store.set(store.get().map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => store.set(store.get().filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS)
}

export const useToasts = () => store.use()
