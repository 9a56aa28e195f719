import { Tag } from '@app/ui'
import { useConnection } from '../../lib/use-events.ts'
import { useTexts } from '../../lib/use-texts.ts'

export function LiveTag() {
  const t = useTexts('tasks')
  const state = useConnection()
  return (
    <span role="status">
      <Tag tone={state === 'live' ? 'live' : 'warn'} dot>
        {t(`connection.${state}`)}
      </Tag>
    </span>
  )
}
