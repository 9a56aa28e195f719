import { type Measured, readWorkRecord } from '@app/core'
import { type HealthParts, measured } from './measured.ts'
import { trySome } from './try-some.ts'

const LIMIT_MS = 15_000

/** A blank window in the browser the agents use; where that is another process's, what its work of the last hour tells. */
export async function measureBrowser(parts: HealthParts): Promise<Measured> {
  const found = await measure(parts)
  const open = found.failures === 0 && parts.findBrowser() === 'found' && parts.isSandboxed?.() === false
  return open ? { ...found, issues: [...found.issues, { code: 'browser-unsandboxed' }] } : found
}

async function measure({ db, probes, findBrowser }: HealthParts): Promise<Measured> {
  if (probes?.browser) return measured('browser', await trySome(1, LIMIT_MS, probes.browser))
  if (findBrowser() === 'missing') return measured('browser', { tries: 1, failures: 1, tookMs: 0, responseMs: 0 })
  const record = await readWorkRecord(db, 'browser').catch(() => undefined)
  const known = record && record.done > 0
  return {
    component: 'browser',
    tries: 0,
    failures: 0,
    tookMs: 0,
    ...(known ? { responseMs: record.busyMs / record.done } : {}),
    issues: known ? [] : [{ code: 'browser-unused' }],
  }
}
