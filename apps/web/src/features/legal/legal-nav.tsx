import { ROUTES } from '@app/spec'
import { cx } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { LEGAL_NAMES, type LegalName, type LegalSection } from './legal-documents.ts'
import { useLegalTexts } from './use-legal-texts.ts'

const linkClasses = 'block py-1 text-sm text-text-2 transition hover:text-text pointer-coarse:py-2.5'

export function LegalNav({ name, sections }: { name: LegalName; sections: readonly LegalSection[] }) {
  const t = useLegalTexts()
  return (
    <div className="grid content-start gap-8 self-start lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pt-1">
      <nav aria-label={t('contents')} className="grid gap-2">
        <p className="eyebrow">{t('contents')}</p>
        <ul className="border-line border-l">
          {sections.map(({ id }) => (
            <li key={id} className="pl-3.5">
              <a href={`#${id}`} className={linkClasses}>
                {t(`${name}.sections.${id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label={t('related')} className="grid gap-2 max-lg:hidden">
        <p className="eyebrow">{t('related')}</p>
        <ul className="border-line border-l">
          {LEGAL_NAMES.map((other) => (
            <li key={other} className="pl-3.5">
              <Link
                to={ROUTES[other]}
                aria-current={other === name ? 'page' : undefined}
                className={cx(linkClasses, other === name && 'font-[550] text-text')}
              >
                {t(`names.${other}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
