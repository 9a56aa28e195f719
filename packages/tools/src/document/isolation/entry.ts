/** Where the thread's program is: beside this file while developing, beside the built server as `document-worker.js`. */
export function workerEntry(here = import.meta.url): URL {
  if (here.endsWith('.ts')) return new URL('./work-from-source.mjs', here)
  return new URL(`${here.includes('/assets/') ? '../' : './'}document-worker.js`, here)
}
