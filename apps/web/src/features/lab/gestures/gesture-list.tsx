import { GESTURES, type Gesture } from '@app/spec'
import { cx } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'

/** Spec 2 §3: the eight gestures and what each does. */
export function GestureList({ seen }: { seen: Gesture | null }) {
  const t = useTexts('lab-gestures')
  return (
    <section aria-labelledby="lab-gesture-list">
      <h3 id="lab-gesture-list" className="px-4.5 pt-3.5 pb-2.5 font-[550] text-sm text-text-2">
        {t('list')}
      </h3>
      <dl className="grid gap-px border-line border-y bg-line sm:grid-cols-2">
        {GESTURES.map((gesture) => (
          <div
            key={gesture}
            className={cx(
              'flex items-baseline justify-between gap-3 px-4.5 py-2 text-sm',
              seen === gesture ? 'bg-surface-3' : 'bg-surface-1',
            )}
          >
            <dt className="text-text-2">{t(`gestures.${gesture}`)}</dt>
            <dd className="text-right font-[550]">{t(`actions.${gesture}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
