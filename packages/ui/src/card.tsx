import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export interface CardProps extends ComponentProps<'div'> {
  /** What it is in the page's structure, where that is more than a box. */
  asElement?: 'div' | 'li' | 'section' | 'article' | 'form' | undefined
}

export function Card({ asElement = 'div', className, ...rest }: CardProps) {
  // The attributes that a card is given here are those all of these elements share.
  const Element = asElement as 'div'
  return <Element {...rest} className={cx('rounded-l border border-line bg-surface-1 shadow-card', className)} />
}
