import { PRODUCT_NAME, ROUTES } from '@app/spec'
import { Tag } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/use-texts.ts'
import { Brand } from './brand.tsx'
import { CONTACTS } from './contacts.ts'
import { LocaleChoice } from './locale-choice.tsx'

/** Spec 1 §2, footer links. */
const COLUMNS = [
  {
    name: 'product',
    links: [
      ['dashboard', ROUTES.dashboard],
      ['agents', ROUTES.agents],
      ['templates', ROUTES.templates],
      ['lab', ROUTES.lab],
      ['pricing', ROUTES.pricing],
    ],
  },
  {
    name: 'legal',
    links: [
      ['privacy', ROUTES.privacy],
      ['terms', ROUTES.terms],
      ['cookies', ROUTES.cookies],
      ['security', ROUTES.security],
      ['compliance', ROUTES.compliance],
    ],
  },
] as const
const BADGES = ['soc2', 'gdpr', 'enterprise', 'sla'] as const
const linkClasses = 'inline-flex min-h-7 items-center text-sm text-text-2 transition hover:text-text'

export function PublicFooter() {
  const t = useTexts('shell')
  const [product, legal] = COLUMNS.map((column) => (
    <Column key={column.name} title={t(`footer.${column.name}`)}>
      {column.links.map(([name, to]) => (
        <Link key={name} to={to} className={linkClasses}>
          {t(`footer.${name}`)}
        </Link>
      ))}
    </Column>
  ))
  return (
    <footer className="border-line border-t bg-side">
      <div className="mx-auto grid max-w-6xl gap-10 px-4 py-12 sm:px-6">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
          <div className="col-span-2 grid content-start gap-3 md:col-span-1">
            <Brand />
            <p className="max-w-[34ch] text-sm text-text-2">{t('footer.promise')}</p>
          </div>
          {product}
          <Column title={t('footer.support')}>
            <Link to={ROUTES.help} className={linkClasses}>
              {t('footer.helpCenter')}
            </Link>
            <Link to={ROUTES.help} className={linkClasses}>
              {t('footer.videoTutorials')}
            </Link>
            <a href={`mailto:${CONTACTS.support}`} className={linkClasses}>
              {t('footer.emailSupport')}
            </a>
            <Outside href={CONTACTS.directMessage}>{t('footer.directMessage')}</Outside>
          </Column>
          {legal}
          <Column title={t('footer.contact')}>
            <a href={`mailto:${CONTACTS.legal}`} className={linkClasses}>
              {t('footer.legalContact')}
            </a>
            <a href={`mailto:${CONTACTS.partnerships}`} className={linkClasses}>
              {t('footer.partnerships')}
            </a>
            {CONTACTS.social.map((network) => (
              <Outside key={network.name} href={network.href}>
                {network.name}
              </Outside>
            ))}
          </Column>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {BADGES.map((badge) => (
            <Tag key={badge}>
              <ShieldCheck aria-hidden />
              {t(`footer.badges.${badge}`)}
            </Tag>
          ))}
          <span className="ml-1 text-xs text-text-3">{t('footer.sampleContent')}</span>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 border-line border-t pt-6">
          <p className="text-xs text-text-3">{t('footer.copyright', { product: PRODUCT_NAME })}</p>
          <LocaleChoice />
        </div>
      </div>
    </footer>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="grid content-start justify-items-start gap-1">
      <p className="eyebrow mb-1.5">{title}</p>
      {children}
    </nav>
  )
}

function Outside({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={linkClasses}>
      {children}
    </a>
  )
}
