import { LIST_LIMIT } from '@app/spec'
import { z } from 'zod'
import { call } from './call.ts'

export const AuditEntry = z.strictObject({
  number: z.number().int(),
  /** An account's id, `admin-key` for whoever held the key, or `installation`. */
  actor: z.string(),
  action: z.string(),
  subject: z.string().nullable(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  createdAt: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const Paging = z.object({
  /** The number of the last entry one has. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(LIST_LIMIT).default(LIST_LIMIT),
})

export const AuditCheck = z.strictObject({
  entries: z.number().int(),
  /** The first entry that does not vouch for the one before it, or was changed. */
  brokenAt: z.number().int().nullable(),
})
export type AuditCheck = z.infer<typeof AuditCheck>

export const auditCalls = {
  list: call({
    method: 'GET',
    path: '/api/admin/audit',
    does: 'Lists what was done with an administrator’s power, newest first. Administrators only.',
    access: 'admin',
    query: Paging,
    reply: z.array(AuditEntry),
  }),
  check: call({
    method: 'GET',
    path: '/api/admin/audit/check',
    does: 'Walks the audit log and says whether every entry is as it was written. Administrators only.',
    access: 'admin',
    reply: AuditCheck,
  }),
  export: call({
    method: 'GET',
    path: '/api/admin/audit.csv',
    does: 'Downloads the whole audit log for a spreadsheet, oldest first. Administrators only.',
    access: 'admin',
    reply: z.unknown(),
  }),
}
