import { browserProfiles } from '@app/db'
import { eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { MasterKey } from '../secrets/master-keys.ts'
import { seal, unseal } from '../secrets/seal.ts'
import { Secret } from '../secrets/secret.ts'
import { placeOf } from './place-of.ts'

/** As the browser library writes it down. */
interface Kept {
  cookies?: { domain: string }[]
  origins?: { origin: string }[]
}

/** What agents' browsers keep of a site goes out of every profile; a profile with nothing left goes as a whole. */
export async function forgetSite({ db, user }: Context, masterKeys: readonly MasterKey[], origin: string) {
  const { hostname } = new URL(origin)
  const rows = await db.select().from(browserProfiles).where(eq(browserProfiles.userId, user.id)).for('update')
  for (const { id, name, sealed } of rows) {
    const place = placeOf({ userId: user.id, name })
    const kept: Kept = JSON.parse((await unseal(db, masterKeys, place, sealed)).reveal())
    const cookies = (kept.cookies ?? []).filter(({ domain }) => !isOf(domain, hostname))
    const origins = (kept.origins ?? []).filter((each) => each.origin !== origin)
    if (cookies.length === kept.cookies?.length && origins.length === kept.origins?.length) continue
    const mine = eq(browserProfiles.id, id)
    if (cookies.length + origins.length === 0) await db.delete(browserProfiles).where(mine)
    else {
      const rest = await seal(db, masterKeys, place, new Secret(JSON.stringify({ ...kept, cookies, origins })))
      await db.update(browserProfiles).set({ sealed: rest, updatedAt: sql`now()` }).where(mine)
    }
  }
}

/** A cookie of `.shop.example` is sent to `www.shop.example`. */
function isOf(domain: string, hostname: string): boolean {
  const bare = domain.replace(/^\./, '')
  return hostname === bare || hostname.endsWith(`.${bare}`)
}
