import { type Database, type TriggerRow, triggers } from '@app/db'
import { eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { Fault } from '../fault.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import type { Secret } from '../secrets/secret.ts'
import { newSigningSecret, openSigningSecrets } from '../secrets/signing-secret.ts'

/** What arrived at the door, unread. */
export interface HookMessage {
  headers: Record<string, string | string[] | undefined>
  body: Uint8Array
}

/** A message somebody with the secret has sent, in the last minutes, and nobody has changed since. */
export interface VerifiedHook {
  trigger: TriggerRow
  eventId: string
  text: string
}

/** For a trigger there is none of: its check takes as long and never passes. */
const nobodys = newSigningSecret()

/**
 * S-64: the signature over the raw body decides before anything in it is looked at. An unknown address, a missing, old
 * and wrong signature all get the same answer: whoever has no secret learns nothing.
 */
export async function verifyHook(
  db: Database,
  masterKeys: readonly MasterKey[],
  id: string,
  { headers, body }: HookMessage,
): Promise<VerifiedHook> {
  const { trigger, secrets } = await db.asSystem(async (tx) => {
    const [found] = await tx.select().from(triggers).where(eq(triggers.id, id))
    return { trigger: found, secrets: found ? await openSigningSecrets(tx, masterKeys, found) : [nobodys] }
  })
  const text = decode(body)
  const eventId = String(headers['webhook-id'] ?? '')
  const fits = text !== undefined && secrets.some((secret) => isSignedWith(secret, text, headers))
  if (!fits || !trigger) throw unsigned()
  return { trigger, eventId, text }
}

function isSignedWith(secret: Secret, text: string, headers: HookMessage['headers']): boolean {
  const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
    name,
    String(headers[name] ?? ''),
  ])
  try {
    new Webhook(secret.reveal()).verify(text, Object.fromEntries(named), { jsonParse: false })
    return true
  } catch {
    return false
  }
}

/** Only bytes that are UTF-8: the library signs texts, and would take two different broken bodies for the same one. */
function decode(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(body)
  } catch {
    return undefined
  }
}

const unsigned = () =>
  new Fault(
    'bad-signature',
    'Nothing was started: there is no such address, or the signature does not fit. ' +
      'Check the address, the secret and the clock, and sign the body exactly as it is sent.',
  )
