// The app's frame for when there is no network. What belongs to a person never comes here: calls, streams, files and
// pictures are left to the browser, and the server forbids it to keep them.
export {}

declare const self: ServiceWorkerGlobalScope
declare const VERSION: string

const CACHE = `shell-${VERSION}`
/** The same document for every screen of the app; nothing of a person is in it. */
const DOCUMENT = '/dashboard'
/** Answered by the server itself, not by a screen. */
const NOT_A_SCREEN = /^\/(?:api|downloads|mcp)\//

self.addEventListener('install', (event) => event.waitUntil(keepShell()))

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()))
})

self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting()
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !NOT_A_SCREEN.test(pathname)) event.respondWith(fetch(request).catch(readShell))
  else if (pathname.startsWith('/assets/')) event.respondWith(keepAsset(request))
})

/** The document, and the files that it names: what the app begins with, in the visitor's language. */
async function keepShell(): Promise<void> {
  // Past the browser's own cache: an old document would name files that are gone.
  const document = await fetch(new Request(DOCUMENT, { cache: 'reload' }))
  if (!document.ok) throw new Error(`The shell answered ${document.status}.`)
  const text = await document.clone().text()
  const files = Array.from(text.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g), ([, file = '']) => file)
  const cache = await caches.open(CACHE)
  await cache.addAll([...new Set(files)])
  await cache.put(DOCUMENT, document)
}

self.addEventListener('push', (event) => {
  const message = event.data?.json() as { title: string; url: string } | undefined
  if (!message) return
  const icons = { icon: '/icons/192.png', badge: '/icons/192.png' }
  // One notice however much waits: the screen behind it shows all.
  event.waitUntil(self.registration.showNotification(message.title, { ...icons, tag: 'waits', data: message.url }))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openScreen(String(event.notification.data)))
})

/** In a window that is open already, if there is one. */
async function openScreen(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' })
  if (!open) return void (await self.clients.openWindow(url))
  await open.focus()
  await open.navigate(url).catch(() => undefined)
}

async function forgetOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
}

async function readShell(): Promise<Response> {
  return (await caches.match(DOCUMENT)) ?? Response.error()
}

/** Named after what is in it, a file never changes. */
async function keepAsset(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) {
    const cache = await caches.open(CACHE)
    await cache.put(request, answer.clone())
  }
  return answer
}
