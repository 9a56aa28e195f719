import { LegalDocument } from './legal-document.tsx'

export const PrivacyPage = () => <LegalDocument name="privacy" />
export const TermsPage = () => <LegalDocument name="terms" />
export const CookiesPage = () => <LegalDocument name="cookies" />
/** Decision 14: what these two state about frameworks and certificates is sample content. */
export const SecurityPage = () => <LegalDocument name="security" sample />
export const CompliancePage = () => <LegalDocument name="compliance" sample />
