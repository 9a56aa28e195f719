import { calls, type ExtensionPackage } from '@app/contract'
import { Button, Card, Skeleton, Tag } from '@app/ui'
import { Download } from 'lucide-react'
import { useFormatter } from 'use-intl'
import { useCall } from '../../lib/call.ts'
import { Failure } from '../../lib/failure.tsx'
import { useTexts } from '../../lib/use-texts.ts'
import { Section } from './section.tsx'
import { useDownload } from './use-download.ts'

/** How the browsers call themselves, in every language. */
const NAMES: Readonly<Record<ExtensionPackage['browser'], string>> = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  edge: 'Edge',
}

/** Which of them one looks at this with. Edge says that it is Chrome too. */
function isOwnBrowser(browser: ExtensionPackage['browser']): boolean {
  const { userAgent } = navigator
  const own = /Edg\//.test(userAgent) ? 'edge' : /Firefox\//.test(userAgent) ? 'firefox' : 'chrome'
  return browser === own
}

export function ExtensionDownloads() {
  const t = useTexts('extension')
  const packages = useCall(calls.extension.packages)
  return (
    <Section id="downloads" title={t('downloads.title')} lead={t('downloads.lead')}>
      {packages.isPending && <Skeleton className="h-56" />}
      {packages.error && <Failure error={packages.error} retry={() => void packages.refetch()} />}
      {packages.data?.length === 0 && <p className="text-text-2">{t('downloads.none')}</p>}
      <ul className="grid gap-4 md:grid-cols-3">
        {packages.data?.map((one) => (
          <PackageCard key={one.browser} of={one} />
        ))}
      </ul>
    </Section>
  )
}

function PackageCard({ of }: { of: ExtensionPackage }) {
  const t = useTexts('extension')
  const format = useFormatter()
  const { state, start } = useDownload(of)
  const size = format.number(of.bytes / 1_000, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 0 })
  return (
    <Card asElement="li" className="grid content-start gap-4 p-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold text-lg tracking-[-0.01em]">{NAMES[of.browser]}</h3>
        <Tag tone="good" dot>
          {t('downloads.available')}
        </Tag>
      </div>
      <p className="text-sm text-text-2">{t('downloads.version', { version: of.version, size })}</p>
      <Button
        variant={isOwnBrowser(of.browser) ? 'primary' : 'secondary'}
        busy={state === 'busy'}
        onClick={() => void start()}
        aria-label={state === 'busy' ? undefined : t('downloads.named', { browser: NAMES[of.browser] })}
        className="pointer-coarse:min-h-11"
      >
        {state !== 'busy' && <Download aria-hidden />}
        {t(state === 'busy' ? 'downloads.busy' : 'downloads.button')}
      </Button>
      <p role="status" className="min-h-5 text-sm">
        {state === 'started' && <span className="text-good">{t('downloads.started')}</span>}
        {state === 'failed' && <span className="text-bad">{t('downloads.failed')}</span>}
      </p>
      <p className="grid gap-1 border-line border-t pt-3 text-text-3 text-xs">
        {t('downloads.checksum')}
        <code className="select-all break-all font-mono">{of.sha256}</code>
      </p>
    </Card>
  )
}
