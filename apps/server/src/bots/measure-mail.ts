import { type Asker, type Measured, tryOutbox } from '@app/core'
import { type HealthParts, measured } from './measured.ts'
import { trySome } from './try-some.ts'

const LIMIT_MS = 8_000

/** The mail server answers; where none is set up, the outbox takes a mail. */
export async function measureMail({ db, probes }: HealthParts, user: Asker): Promise<Measured> {
  if (probes?.mail) return measured('mail', await trySome(1, LIMIT_MS, probes.mail))
  const tried = await trySome(3, LIMIT_MS, () => tryOutbox(db, user.id))
  return tried.failures > 0
    ? { ...measured('mail', tried), issues: [{ code: 'outbox-down' }] }
    : measured('mail', tried)
}
