export { isDatabaseAway } from './database-away.ts'
export { type Database, openDatabase, type Transaction } from './open.ts'
export { openEmbeddedDatabase } from './open-embedded.ts'
export * from './schema.ts'
