import { Button, Card } from '@app/ui'
import { useMemo, useState } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { REACHABLE } from './reachable.ts'

/** About a screenful: more is drawn only for those who ask. */
const MOST = 1_200

/** A value as it is, folded; a very long one is cut until somebody wants all of it. */
export function ValueBox({ title, value, open = false }: { title: string; value: unknown; open?: boolean }) {
  const t = useTexts('run')
  const [whole, setWhole] = useState(false)
  const text = useMemo(() => toText(value), [value])
  const long = text.length > MOST
  return (
    <Card asElement="section">
      <details open={open}>
        <summary className="cursor-pointer px-4 py-3 font-[550] text-sm text-text-2">{title}</summary>
        <div className="px-4 pb-4">
          {text ? (
            <section
              {...REACHABLE}
              aria-label={title}
              className="max-h-96 overflow-auto rounded-m border border-line bg-surface-2 p-3"
            >
              <pre className="whitespace-pre-wrap break-words font-mono text-xs">
                {long && !whole ? `${text.slice(0, MOST)}…` : text}
              </pre>
            </section>
          ) : (
            <p className="text-sm text-text-3">{t('detail.nothing')}</p>
          )}
          {long && (
            <Button size="sm" variant="ghost" className="mt-2" onClick={() => setWhole(!whole)}>
              {whole ? t('detail.showLess') : t('detail.showAll', { count: text.length })}
            </Button>
          )}
        </div>
      </details>
    </Card>
  )
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  const text = JSON.stringify(value, null, 2)
  return text === '{}' || text === '[]' ? '' : text
}
