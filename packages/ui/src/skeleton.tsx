import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

/** A grey shape where something will be; the shapes together repeat the final layout. */
export function Skeleton({ className, ...rest }: ComponentProps<'div'>) {
  return <div aria-hidden {...rest} className={cx('animate-pulse rounded-s bg-surface-3/70', className)} />
}
