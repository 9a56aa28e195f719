import { sql } from 'drizzle-orm'

/** From when on the figures count, by the database's clock. */
export const since = (hours: number) => sql`now() - make_interval(hours => ${hours})`
