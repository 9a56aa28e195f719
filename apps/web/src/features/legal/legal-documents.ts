import type { Texts } from '@app/spec/texts'

type Legal = Texts['legal']
export const LEGAL_NAMES = ['privacy', 'terms', 'cookies', 'security', 'compliance'] as const
export type LegalName = (typeof LEGAL_NAMES)[number]

type Parts<Section> = (Section extends { items: infer Items } ? { items: readonly (keyof Items)[] } : object) &
  (Section extends { table: infer Rows } ? { rows: readonly Exclude<keyof Rows, 'head'>[] } : object)
type SectionsOf<Name extends LegalName> = {
  [Id in keyof Legal[Name]['sections']]: { id: Id } & Parts<Legal[Name]['sections'][Id]>
}[keyof Legal[Name]['sections']]

/** Spec 2 §2 and §9: which sections each document has, in order. A key the catalogue lacks is a type error. */
export const LEGAL_DOCUMENTS: { [Name in LegalName]: readonly SectionsOf<Name>[] } = {
  privacy: [
    { id: 'collect', items: ['account', 'payment', 'professional', 'usage', 'technical'] },
    { id: 'use' },
    { id: 'sharing', items: ['providers', 'request', 'law', 'transfer'] },
    { id: 'protection' },
    { id: 'rights', items: ['access', 'correction', 'deletion', 'restriction', 'objection', 'withdrawal'] },
    { id: 'transfers' },
    { id: 'retention' },
    { id: 'changes' },
  ],
  terms: [
    { id: 'eligibility' },
    { id: 'use', items: ['law', 'access', 'spam', 'harm', 'resell'] },
    { id: 'availability' },
    { id: 'payment', items: ['increases', 'refunds', 'failed'] },
    { id: 'ending' },
    { id: 'content' },
    { id: 'liability' },
    { id: 'changes' },
    { id: 'disputes', items: ['direct', 'mediation', 'litigation'] },
  ],
  cookies: [
    { id: 'categories', items: ['essential', 'performance', 'functional', 'analytics', 'marketing'] },
    { id: 'firstParty', rows: ['session', 'csrf', 'preferences', 'analytics'] },
    { id: 'thirdParty', rows: ['payment', 'analytics', 'chat', 'cdn'] },
    { id: 'storage', items: ['local', 'session', 'indexed'] },
    { id: 'agents' },
    { id: 'choices' },
    { id: 'changes' },
  ],
  security: [
    { id: 'framework' },
    { id: 'data' },
    { id: 'access', items: ['roles', 'mfa', 'sessions', 'logs'] },
    { id: 'agents' },
    { id: 'operations' },
    { id: 'people' },
    { id: 'remediation', rows: ['critical', 'high', 'medium', 'low'] },
    { id: 'report' },
    { id: 'incidents' },
  ],
  compliance: [
    { id: 'privacy', rows: ['gdpr', 'ccpa', 'pipeda', 'lgpd'] },
    { id: 'standards', rows: ['soc2', 'iso27001', 'iso27017', 'iso27018', 'pci'] },
    { id: 'processing' },
    { id: 'practice', items: ['export', 'consent', 'retention', 'training'] },
    { id: 'audits' },
    { id: 'subprocessors' },
    { id: 'documents' },
    { id: 'responsibility' },
  ],
}

/** One section as the page draws it, whichever document it is from. */
export interface LegalSection {
  id: string
  items?: readonly string[]
  rows?: readonly string[]
}
