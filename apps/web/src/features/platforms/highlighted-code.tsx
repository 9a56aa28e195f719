import type { CodeLanguage } from '@app/spec'
import { Card } from '@app/ui'
import { useMemo } from 'react'
import { highlight, type TokenKind } from './highlight.ts'

const COLOURS: Record<TokenKind, string | undefined> = {
  comment: 'text-text-3 italic',
  text: 'text-live',
  keyword: 'text-accent',
  number: 'text-accent',
  plain: undefined,
}

export function HighlightedCode({ code, language, label }: { code: string; language: CodeLanguage; label: string }) {
  const tokens = useMemo(() => highlight(code, language), [code, language])
  return (
    // Scrolled by keys as well, so it can be reached by them.
    <Card
      role="region"
      aria-label={label}
      tabIndex={0}
      className="max-h-96 overflow-auto rounded-none border-0 shadow-none"
    >
      <pre className="w-max min-w-full p-3 font-mono text-xs leading-relaxed">
        <code translate="no">
          {tokens.map(({ kind, words }, at) =>
            COLOURS[kind] ? (
              <span key={at} className={COLOURS[kind]}>
                {words}
              </span>
            ) : (
              words
            ),
          )}
        </code>
      </pre>
    </Card>
  )
}
