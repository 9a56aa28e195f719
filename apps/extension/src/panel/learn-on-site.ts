import { learnId } from '../shared/learn-id.ts'

const SCRIPT = 'watch.js'

/** Asks for the site, then counts on it, from this page on and in times to come; false where it was not allowed. */
export async function startLearning(pattern: string, tabId: number): Promise<boolean> {
  if (!(await chrome.permissions.request({ origins: [pattern] }))) return false
  await chrome.scripting.registerContentScripts([
    { id: learnId(pattern), matches: [pattern], js: [SCRIPT], runAt: 'document_idle', persistAcrossSessions: true },
  ])
  await chrome.scripting.executeScript({ target: { tabId }, files: [SCRIPT] })
  return true
}

/** Pages that are open go on until they are left, and nobody listens to them. */
export const stopLearning = (pattern: string): Promise<void> =>
  chrome.scripting.unregisterContentScripts({ ids: [learnId(pattern)] })
