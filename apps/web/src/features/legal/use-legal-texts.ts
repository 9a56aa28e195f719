import type { ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'

type Values = Record<string, string | Date | ((words: ReactNode) => ReactNode)>
export interface LegalTexts {
  (key: string, values?: Values): string
  rich: (key: string, values?: Values) => ReactNode
}

/**
 * One page draws five documents, so it puts its keys together at run time. They are checked where they are
 * listed, in legal-documents.ts, which the type checker holds against the catalogue.
 */
export const useLegalTexts = () => useTexts('legal') as unknown as LegalTexts
