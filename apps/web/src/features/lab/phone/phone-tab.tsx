import { calls } from '@app/contract'
import { Card, Skeleton, Tag } from '@app/ui'
import { useState } from 'react'
import { useCall, useSend } from '../../../lib/call.ts'
import { wordsFrom } from '../../../lib/call-error.ts'
import { Failure } from '../../../lib/failure.tsx'
import { localeStore } from '../../../lib/locale.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { CALL_LANGUAGES } from './call-languages.ts'
import type { DraftCall } from './draft-call.ts'
import { RealCall } from './real-call.tsx'
import { ScriptForm } from './script-form.tsx'
import { Transcript } from './transcript.tsx'

/** Spec 2 §2, Phone AI: design a call, rehearse it, hear it, and place it where a phone service is set. */
export function PhoneTab() {
  const t = useTexts('lab-phone')
  const failed = useTexts('shell')('failure.unreachable')
  const phone = useCall(calls.lab.phone)
  const rehearsal = useSend(calls.lab.rehearse)
  const [draft, setDraft] = useState<DraftCall>(() => ({
    to: '+1 415 555 0123',
    language: CALL_LANGUAGES[localeStore.get().language],
    opening: t('example.opening'),
    questions: [
      { id: 1, ask: t('example.first'), kind: 'yes-no', answer: '' },
      { id: 2, ask: t('example.second'), kind: 'number', answer: '' },
    ],
    closing: t('example.closing'),
  }))
  if (phone.isError) return <Failure error={phone.error} retry={() => void phone.refetch()} />
  if (phone.isPending) return <Skeleton className="h-80 rounded-l" />
  const isReady = phone.data.service === 'ready'
  const body = { ...draft, questions: draft.questions.map(({ id: _, ...question }) => question) }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center gap-3">
        <p className="max-w-[70ch] flex-1 basis-80 text-pretty text-text-2">{t('lead')}</p>
        <Tag tone={isReady ? 'good' : 'neutral'} dot>
          {t(isReady ? 'ready' : 'none')}
        </Tag>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 xl:grid-cols-2">
        <Card className="min-w-0 p-4.5">
          <ScriptForm
            draft={draft}
            onChange={setDraft}
            busy={rehearsal.isPending}
            onRehearse={() => rehearsal.mutate({ body })}
          />
          {rehearsal.error && (
            <p role="alert" className="mt-3 text-sm text-bad">
              {wordsFrom(rehearsal.error, failed)}
            </p>
          )}
        </Card>
        <div className="grid min-w-0 gap-3.5">
          <Transcript key={rehearsal.submittedAt} rehearsal={rehearsal.data} asked={rehearsal.variables?.body} />
          <RealCall isReady={isReady} design={body} />
        </div>
      </div>
    </div>
  )
}
