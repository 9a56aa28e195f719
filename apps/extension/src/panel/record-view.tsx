import { Button, Tag } from '@app/ui'
import { useState } from 'react'
import { say } from '../shared/say.ts'
import { sitePattern } from '../shared/site-pattern.ts'
import type { Recording } from '../shared/steps.ts'
import { hold } from '../shared/store.ts'
import { actOnPage } from './act-on-page.ts'
import { Outcome } from './outcome.tsx'
import { RecordedSteps } from './recorded-steps.tsx'
import { SaveRecording } from './save-recording.tsx'
import { useDoing } from './use-doing.ts'
import type { Page } from './use-page.ts'
import { useHeld } from './use-stored.ts'
import { View } from './view.tsx'

export function RecordView({ page }: { page: Page | undefined }) {
  const recording = useHeld('recording')
  const { busy, problem, note, run } = useDoing()
  const [limited, setLimited] = useState(false)

  const start = ({ tabId, url = '', title }: Page) =>
    run(async () => {
      const pattern = sitePattern(url)
      const granted = pattern ? await chrome.permissions.request({ origins: [pattern] }) : false
      setLimited(!granted)
      const begun: Recording = { tabId, url, title, on: true, steps: [], leftOut: [], settled: 0 }
      await hold({ recording: begun })
      await actOnPage(tabId, 'record').catch(async (error: unknown) => {
        await hold({ recording: { ...begun, on: false } })
        throw error
      })
      return undefined
    })

  const stop = (of: Recording) =>
    run(async () => {
      await hold({ recording: { ...of, on: false } })
      // A tab that was closed meanwhile has stopped by itself.
      await actOnPage(of.tabId, 'stop').catch(() => undefined)
      return undefined
    })

  return (
    <View title={say('record_title')} lead={say('record_lead')}>
      {page && !page.url && !recording?.on && <p className="text-pretty text-sm text-text-3">{say('page_unseen')}</p>}
      {recording?.on ? (
        <div className="flex items-center justify-between gap-3">
          <Tag tone="live" dot>
            {say('record_on')}
          </Tag>
          <Button variant="primary" busy={busy} onClick={() => void stop(recording)}>
            {say('record_stop')}
          </Button>
        </div>
      ) : (
        <Button
          variant={recording ? 'secondary' : 'primary'}
          busy={busy}
          disabled={!page?.url}
          onClick={() => page && void start(page)}
        >
          {say('record_start')}
        </Button>
      )}
      <Outcome problem={problem} note={note} />
      {limited && recording?.on && <p className="text-sm text-warn">{say('record_limited')}</p>}
      {recording && <RecordedSteps recording={recording} />}
      {recording && !recording.on && <SaveRecording recording={recording} />}
    </View>
  )
}
