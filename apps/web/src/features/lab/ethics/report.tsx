import { calls, type EthicsReport } from '@app/contract'
import { ETHICS_CHECKS, ETHICS_FINDINGS, type EthicsCheck } from '@app/spec'
import { Button, Card, Skeleton, Tag } from '@app/ui'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useEffect } from 'react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { Finding } from './finding.tsx'

/** Four checks, each with what it found or that it found nothing. */
export function Report({ agentId }: { agentId: string }) {
  const t = useTexts('lab-ethics')
  const report = useCall(calls.lab.ethics, { params: { id: agentId } })
  const { refetch } = report
  // The agent may have been changed or have run since it was looked over.
  useEffect(() => void refetch(), [refetch])
  if (report.isError) return <Failure error={report.error} retry={() => void refetch()} />
  if (report.isPending) return <Skeleton className="h-64 rounded-l" />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-text-2">
          {t('summary', { count: report.data.findings.length })} {t('looked', report.data.looked)}
          {report.data.looked.runs === 0 && ` ${t('noRuns')}`}
        </p>
        <Button busy={report.isFetching} onClick={() => void refetch()}>
          {!report.isFetching && <RefreshCw aria-hidden />}
          {t('again')}
        </Button>
      </div>
      {ETHICS_CHECKS.map((check) => (
        <CheckCard key={check} check={check} report={report.data} />
      ))}
    </div>
  )
}

function CheckCard({ check, report }: { check: EthicsCheck; report: EthicsReport }) {
  const t = useTexts('lab-ethics')
  const findings = report.findings.filter(({ code }) => ETHICS_FINDINGS[code] === check)
  const isClear = findings.length === 0
  return (
    <Card asElement="section" aria-labelledby={`ethics-${check}`}>
      <header className="flex flex-wrap items-start justify-between gap-3 px-4.5 py-3.5">
        <div className="min-w-0 flex-1 basis-60">
          <h3 id={`ethics-${check}`} className="font-[550]">
            {t(`checks.${check}.title`)}
          </h3>
          <p className="text-pretty text-sm text-text-2">{t(`checks.${check}.text`)}</p>
        </div>
        <Tag tone={isClear ? 'good' : 'warn'} dot={!isClear}>
          {isClear && <CircleCheck aria-hidden />}
          {isClear ? t('clear') : t('found', { count: findings.length })}
        </Tag>
      </header>
      {findings.map((finding) => (
        <Finding key={finding.code} agentId={report.agentId} finding={finding} />
      ))}
    </Card>
  )
}
