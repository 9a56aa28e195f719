import type { EthicsEvidence, EthicsFinding } from '@app/contract'
import { type EthicsCode, ONE_ROUTES, type Severity } from '@app/spec'
import { Button, Tag, type Tone } from '@app/ui'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../lib/use-texts.ts'

const TONES: Record<Severity, Tone> = { high: 'bad', medium: 'warn', low: 'neutral' }

/** Which of the editor's tabs holds the remedy. */
const REMEDIES: Record<EthicsCode, 'setup' | 'steps'> = {
  'personal-in-words': 'setup',
  'personal-in-steps': 'steps',
  'personal-in-runs': 'steps',
  'file-access-unused': 'setup',
  'app-access-unused': 'setup',
  'any-log-in': 'setup',
  'any-site': 'setup',
  'sends-unasked': 'setup',
  'sends-unlimited': 'setup',
  'contradicted-success': 'steps',
  'unverified-success': 'steps',
}

export function Finding({ agentId, finding }: { agentId: string; finding: EthicsFinding }) {
  const t = useTexts('lab-ethics')
  const { code, severity, evidence, count } = finding
  return (
    <article className="grid gap-2.5 border-line border-t px-4.5 py-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <Tag tone={TONES[severity]} dot>
          {t(`severities.${severity}`)}
        </Tag>
        <h4 className="min-w-0 font-[550]">{t(`findings.${code}.title`, { count })}</h4>
      </div>
      <ul aria-label={t('evidence')} className="grid gap-1 border-line border-l pl-3.5 text-sm">
        {evidence.map((one) => (
          <li key={`${one.place} ${one.at} ${one.says}`} className="min-w-0 break-words text-text-2">
            <Evidence evidence={one} />
          </li>
        ))}
        {count > evidence.length && <li className="text-text-3">{t('more', { count: count - evidence.length })}</li>}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="min-w-0 flex-1 basis-72 text-pretty text-sm">{t(`findings.${code}.remedy`)}</p>
        <Button asChild>
          <Link to={ONE_ROUTES.agent} params={{ id: agentId }} search={{ tab: REMEDIES[code] } as never}>
            {t(`remedies.${REMEDIES[code]}`)}
          </Link>
        </Button>
      </div>
    </article>
  )
}

function Evidence({ evidence: { place, at, says } }: { evidence: EthicsEvidence }) {
  const t = useTexts('lab-ethics')
  const isSetting = says === 'fileAccess' || says === 'appAccess'
  if (place === 'objective') return t('places.objective', { says })
  if (place === 'step') return t('places.step', { at: at ?? '', says })
  if (place === 'setting') return isSetting ? t(`settings.${says}`) : says
  return (
    <Link
      to={ONE_ROUTES.run}
      params={{ id: at ?? '' }}
      className="text-text underline underline-offset-4 hover:text-accent"
    >
      {t('places.run', { says })}
    </Link>
  )
}
