import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const TONES = {
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  live: 'bg-live-soft text-live',
  accent: 'bg-accent-soft text-accent',
  neutral: 'bg-surface-3 text-text-2',
} as const
export type Tone = keyof typeof TONES

export interface TagProps extends ComponentProps<'span'> {
  tone?: Tone | undefined
  /** A status is always a dot and a word. */
  dot?: boolean | undefined
}

export function Tag({ tone = 'neutral', dot, className, children, ...rest }: TagProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex h-[22px] shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2 text-xs font-[550] [&_svg]:size-3.5',
        TONES[tone],
        className,
      )}
    >
      {dot && <span className="size-1.5 rounded-full bg-current" aria-hidden />}
      {children}
    </span>
  )
}
