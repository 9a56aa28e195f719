/** Ways out of a worker, and places that outlive it. */
const WAYS_OUT = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'BroadcastChannel',
  'Worker',
  'SharedWorker',
  'importScripts',
  'caches',
  'indexedDB',
  'cookieStore',
  'FontFace',
  'postMessage',
] as const

/**
 * Python can touch the worker's own names, so these are taken away before it begins. The policy the worker is served with
 * refuses connections anyway; this also holds where another program serves the pages.
 */
export function sealWorker(scope: object): void {
  for (const name of WAYS_OUT) {
    for (let holder: object | null = scope; holder; holder = Object.getPrototypeOf(holder))
      if (Object.hasOwn(holder, name)) Reflect.deleteProperty(holder, name)
    Object.defineProperty(scope, name, { value: undefined, writable: false, configurable: false })
  }
}
