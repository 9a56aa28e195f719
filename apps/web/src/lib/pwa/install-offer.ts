import { createStore } from '../create-store.ts'

/** The browser's own offer to install the app, which it makes once, early, and before anybody asks for it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

const store = createStore<InstallOffer | undefined>(undefined)

export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    store.set(event as InstallOffer)
  })
  addEventListener('appinstalled', () => store.set(undefined))
}

export const useInstallOffer = () => store.use()

/** An offer holds for one answer. */
export const dropInstallOffer = () => store.set(undefined)
