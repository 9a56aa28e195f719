import { LegalDocument } from './legal-document.tsx'

export const PrivacyPage = () => <LegalDocument name="privacy" />
export const TermsPage = () => <LegalDocument name="terms" />
export const CookiesPage = () => <LegalDocument name="cookies" />
export const SecurityPage = () => <LegalDocument name="security" />
export const CompliancePage = () => <LegalDocument name="compliance" />
