import { Tag } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import type { LoggedGesture } from './use-gesture-log.ts'

export function GestureHistory({ log }: { log: readonly LoggedGesture[] }) {
  const t = useTexts('lab-gestures')
  const format = useFormatter()
  return (
    <section aria-labelledby="lab-gesture-history">
      <h3 id="lab-gesture-history" className="px-4.5 pt-3.5 pb-2.5 font-[550] text-sm text-text-2">
        {t('history')}
      </h3>
      {log.length === 0 && <p className="border-line border-t px-4.5 py-4 text-sm text-text-3">{t('noHistory')}</p>}
      <ol>
        {log.map(({ id, gesture, source, words, at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4.5 py-2 text-sm">
            <time dateTime={new Date(at).toISOString()} className="w-17 shrink-0 font-mono text-text-3 text-xs">
              {format.dateTime(new Date(at), { timeStyle: 'medium', hourCycle: 'h23' })}
            </time>
            <span className="font-[550]">{t(`gestures.${gesture}`)}</span>
            <span className="min-w-0 flex-1 basis-40 text-text-2">{words}</span>
            {source === 'simulated' && <Tag>{t('simulated')}</Tag>}
          </li>
        ))}
      </ol>
    </section>
  )
}
