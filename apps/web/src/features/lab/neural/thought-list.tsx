import type { ThoughtCategory } from '@app/spec'
import { Tag, type Tone } from '@app/ui'
import { useFormatter } from 'use-intl'
import { useTexts } from '../../../lib/use-texts.ts'
import type { Thought } from './simulate.ts'

const TONES: Record<ThoughtCategory, Tone> = { command: 'accent', query: 'live', emotion: 'warn', intent: 'good' }

export function ThoughtList({ thoughts, isConnected }: { thoughts: readonly Thought[]; isConnected: boolean }) {
  const t = useTexts('lab-neural')
  const format = useFormatter()
  return (
    <section aria-labelledby="lab-thoughts" className="border-line border-t">
      <h3 id="lab-thoughts" className="px-4.5 pt-3.5 pb-2.5 font-[550] text-sm text-text-2">
        {t('thoughts')}
      </h3>
      {thoughts.length === 0 && (
        <p className="border-line border-t px-4.5 py-4 text-sm text-text-3">
          {isConnected ? t('listening') : t('disconnectedHint')}
        </p>
      )}
      <ol>
        {thoughts.map(({ id, category, phrase, confidence }) => (
          <li key={id} className="flex min-w-0 items-center gap-3 border-line border-t px-4.5 py-2 text-sm">
            <Tag tone={TONES[category]}>{t(`categories.${category}`)}</Tag>
            <span className="min-w-0 flex-1 text-pretty">{t(`phrases.${category}.${phrase}`)}</span>
            <span className="font-mono text-text-3 text-xs" title={t('confidence')}>
              {format.number(confidence / 100, { style: 'percent' })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
