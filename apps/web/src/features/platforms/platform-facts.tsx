import type { MegaPlatform } from '@app/contract'
import type { ReactNode } from 'react'
import { useFactWords, WorksTag } from '../../lib/platforms/platform-chips.tsx'
import { useTexts } from '../../lib/use-texts.ts'

/** Fact by fact; what nobody knows is said to be unknown. */
export function PlatformFacts({ platform }: { platform: MegaPlatform }) {
  const t = useTexts('platforms')
  const words = useFactWords(platform)
  const ways = [...new Set(platform.authMethods.map(({ type, names }) => way(t(`signIn.${type}`), names)))]
  const known = (value: boolean | null) => t(`details.${value === null ? 'unknown' : value ? 'yes' : 'no'}`)
  return (
    <section aria-label={t('details.facts')} className="grid gap-2">
      <h3 className="text-sm font-semibold">{t('details.facts')}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)] text-sm sm:grid-cols-2 sm:gap-x-6">
        <Fact label={t('works.label')}>
          <WorksTag works={platform.works} />
          <span className="mt-1 block text-xs text-text-2">{t(`worksSay.${platform.works}`)}</span>
        </Fact>
        <Fact label={t('details.signIn')}>{ways.join(', ')}</Fact>
        <Fact label={t('details.api')}>
          <code className="break-all font-mono text-xs">{platform.baseUrl}</code>
        </Fact>
        <Fact label={t('details.website')}>
          <a
            href={platform.website}
            target="_blank"
            rel="noreferrer noopener"
            className="break-all text-accent underline"
          >
            {platform.website.replace(/^https:\/\//, '')}
          </a>
        </Fact>
        <Fact label={t('details.rateLimit')}>{platform.rateLimits ? words.rate : t('details.unknown')}</Fact>
        <Fact label={t('details.freeTier')}>{known(platform.freeTier)}</Fact>
        <Fact label={t('details.files')}>{known(platform.fileAccess)}</Fact>
        <Fact label={t('details.changes')}>{known(platform.appAccess)}</Fact>
        <Fact label={t('details.testing')}>{known(platform.testingSupport)}</Fact>
      </dl>
    </section>
  )
}

const way = (words: string, names: readonly string[]) => (names.length > 0 ? `${words} (${names.join(', ')})` : words)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-line border-t py-2">
    <dt className="text-xs text-text-3">{label}</dt>
    <dd>{children}</dd>
  </div>
)
