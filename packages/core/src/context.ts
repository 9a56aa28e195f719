import type { Transaction } from '@app/db'

/** Who asks, as the door has found out. */
export interface Asker {
  id: string
  name: string
  email: string
  role: 'user' | 'admin'
}

/** What every verb is handed: one transaction in which only the asker's rows exist, and the asker. */
export interface Context {
  db: Transaction
  user: Asker
}
