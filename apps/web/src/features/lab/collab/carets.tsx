import { cx } from '@app/ui'
import { type Ref, useEffect, useState } from 'react'
import { colourOf } from './colours.ts'

const NAMED_MS = 3_000

export interface Caret {
  participant: string
  name: string
  from: number
  to: number
}

/** The carets of others over a field: the same letters in the same places, unseen, with the carets between them. */
export function Carets({
  text,
  carets,
  oneLine,
  ref,
}: {
  text: string
  carets: readonly Caret[]
  oneLine: boolean
  ref: Ref<HTMLDivElement>
}) {
  return (
    <div
      ref={ref}
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-0 select-none overflow-hidden border border-transparent px-3 text-sm text-transparent pointer-coarse:text-lg',
        oneLine ? 'flex items-center whitespace-pre' : 'whitespace-pre-wrap break-words py-2',
      )}
    >
      <div className="min-w-full">{carets.length > 0 && <Marked text={text} carets={carets} />}</div>
    </div>
  )
}

function Marked({ text, carets }: { text: string; carets: readonly Caret[] }) {
  const cuts = [...new Set([0, ...carets.flatMap(({ from, to }) => [from, to]), text.length])].sort((a, b) => a - b)
  return cuts.map((from, at) => {
    const to = cuts[at + 1] ?? from
    const selected = carets.find((caret) => caret.from <= from && caret.to >= to && to > from)
    const background = selected && `color-mix(in oklab, ${colourOf(selected.participant)}, transparent 70%)`
    return (
      <span key={from}>
        {carets
          .filter((caret) => caret.to === from)
          .map((caret) => (
            <CaretMark key={caret.participant} caret={caret} isFirstLine={!text.slice(0, from).includes('\n')} />
          ))}
        <span style={{ background }}>{text.slice(from, to)}</span>
      </span>
    )
  })
}

/** The name goes when the caret rests: it would cover what is being read. */
function CaretMark({ caret, isFirstLine }: { caret: Caret; isFirstLine: boolean }) {
  const { participant, name, from, to } = caret
  const background = colourOf(participant)
  const isNamed = useLately(`${from} ${to}`, NAMED_MS)
  return (
    <span className="relative inline-block w-0 align-text-bottom" style={{ height: '1.2em' }} data-caret={name}>
      <span className="absolute -left-px h-full w-0.5" style={{ background }} />
      {isNamed && (
        <span
          className={cx(
            'absolute -left-px z-10 max-w-32 truncate rounded-s px-1 font-[550] text-xs leading-4',
            isFirstLine ? 'top-full' : 'bottom-full',
          )}
          style={{ background, color: 'white' }}
        >
          {name}
        </span>
      )}
    </span>
  )
}

/** Whether this has changed within the last moments. */
function useLately(value: string, forMs: number): boolean {
  const [old, setOld] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setOld(value), forMs)
    return () => clearTimeout(timer)
  }, [value, forMs])
  return old !== value
}
