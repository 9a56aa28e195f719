import { tellNewVersion } from './new-version.ts'

/** The app's shell for when there is no network, and word of a newer version. Never waited for. */
export function startServiceWorker(): void {
  const workers = navigator.serviceWorker
  if (!import.meta.env.PROD || !workers) return
  // Where workers are forbidden the browser answers with nothing, or refuses.
  const watch = (registration: ServiceWorkerRegistration | undefined) => {
    if (!registration) return
    // The first one ever has nobody to take over from.
    const look = () => workers.controller && tellNewVersion(registration.waiting)
    look()
    registration.onupdatefound = () => registration.installing?.addEventListener('statechange', look)
  }
  workers.register('/service-worker.js').then(watch, () => undefined)
}
