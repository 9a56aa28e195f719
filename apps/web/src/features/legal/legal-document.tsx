import { PRODUCT_NAME } from '@app/spec'
import { LEGAL_DOCUMENTS, type LegalName, type LegalSection } from './legal-documents.ts'
import { LegalNav } from './legal-nav.tsx'
import { LegalSectionView } from './legal-section.tsx'
import { useLegalTexts } from './use-legal-texts.ts'

/** Spec 2 §2. Noon, so that it is the same day in every time zone one can choose. */
const LAST_UPDATED = new Date('2025-06-10T12:00:00Z')

export function LegalDocument({ name }: { name: LegalName }) {
  const t = useLegalTexts()
  const sections: readonly LegalSection[] = LEGAL_DOCUMENTS[name]
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-x-14 gap-y-8 px-5 pt-12 pb-20 sm:pt-16 lg:grid-cols-[14rem_1fr]">
      <header className="grid max-w-[70ch] gap-3 lg:col-start-2">
        <p className="text-sm text-text-3">{t('lastUpdated', { date: LAST_UPDATED })}</p>
        <h1 className="text-balance text-[clamp(2rem,5vw,2.75rem)] font-[650] leading-tight tracking-[-0.035em]">
          {t(`names.${name}`)}
        </h1>
        <p className="text-pretty text-lg text-text-2">{t(`${name}.intro`, { product: PRODUCT_NAME })}</p>
        {/* Decision 14: what an operator promises is the operator's to write. */}
        <p className="text-pretty text-sm text-text-3">{t('sampleNote')}</p>
      </header>
      <LegalNav name={name} sections={sections} />
      <article className="grid max-w-[70ch] gap-10 lg:col-start-2">
        {sections.map((section, index) => (
          <LegalSectionView key={section.id} name={name} section={section} number={index + 1} />
        ))}
      </article>
    </div>
  )
}
