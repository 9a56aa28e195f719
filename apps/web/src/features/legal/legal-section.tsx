import type { LegalName, LegalSection } from './legal-documents.ts'
import { useLegalTexts } from './use-legal-texts.ts'

interface LegalSectionViewProps {
  name: LegalName
  section: LegalSection
  number: number
}

export function LegalSectionView({ name, section, number }: LegalSectionViewProps) {
  const t = useLegalTexts()
  const at = `${name}.sections.${section.id}`
  return (
    <section id={section.id} aria-labelledby={`${section.id}-title`} className="grid scroll-mt-24 gap-3">
      <h2 id={`${section.id}-title`} className="flex gap-3 text-xl font-semibold tracking-[-0.02em]">
        <span aria-hidden className="font-mono font-normal text-sm text-text-3 leading-[1.75rem]">
          {number}
        </span>
        {t(`${at}.title`)}
      </h2>
      <p className="text-pretty text-lg text-text-2 leading-relaxed">{t(`${at}.text`)}</p>
      {section.items && (
        <ul className="grid list-disc gap-2 pl-5 text-lg text-text-2 leading-relaxed marker:text-text-3">
          {section.items.map((item) => (
            <li key={item} className="text-pretty pl-1">
              {t.rich(`${at}.items.${item}`, { b: (words) => <b className="font-semibold text-text">{words}</b> })}
            </li>
          ))}
        </ul>
      )}
      {section.rows && <LegalTable at={`${at}.table`} rows={section.rows} caption={t(`${at}.title`)} />}
    </section>
  )
}

function LegalTable({ at, rows, caption }: { at: string; rows: readonly string[]; caption: string }) {
  const t = useLegalTexts()
  return (
    <div className="mt-1 overflow-hidden rounded-l border border-line">
      <table className="w-full text-left text-md">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="bg-surface-2 text-sm text-text-2">
            {(['name', 'purpose', 'duration'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2.5 font-[550] sm:px-4.5">
                {t(`${at}.head.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-line border-t bg-surface-1 align-top">
              <th scope="row" className="px-3 py-2.5 font-medium sm:px-4.5">
                {t(`${at}.${row}.name`)}
              </th>
              <td className="px-3 py-2.5 text-text-2 sm:px-4.5">{t(`${at}.${row}.purpose`)}</td>
              <td className="px-3 py-2.5 text-text-2 sm:px-4.5">{t(`${at}.${row}.duration`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
