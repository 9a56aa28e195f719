import { Tag, type Tone } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Connection } from './connect-room.ts'

const TONES: Record<Connection, Tone> = { connecting: 'neutral', live: 'good', offline: 'warn', ended: 'bad' }

/** Whether what others write arrives, and whether what one wrote has arrived. */
export function ConnectionState({ connection, unsent }: { connection: Connection; unsent: boolean }) {
  const t = useTexts('lab-collab')
  const isOffline = connection === 'offline'
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <Tag tone={TONES[connection]} dot role="status">
        {t(`connection.${connection}`)}
      </Tag>
      <span className="min-w-0 text-sm text-text-2">
        {isOffline ? t('offlineHint') : connection === 'live' && t(unsent ? 'sending' : 'saved')}
      </span>
    </div>
  )
}
