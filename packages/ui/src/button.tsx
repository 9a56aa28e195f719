import { LoaderCircle } from 'lucide-react'
import { Slot } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

const VARIANTS = {
  primary: 'bg-accent-gradient text-on-accent border-transparent hover:brightness-110',
  secondary: 'bg-surface-2 text-text border-line-strong hover:bg-surface-3',
  ghost: 'bg-transparent text-text-2 border-transparent hover:bg-surface-2 hover:text-text',
  danger: 'bg-bad-soft text-bad border-bad/30 hover:border-bad/60',
} as const

const SIZES = {
  sm: 'h-7 px-2.5 text-xs gap-1.5 rounded-s [&_svg]:size-3.5',
  md: 'h-8 px-3 text-sm gap-2 rounded-[8px] pointer-coarse:min-h-11 [&_svg]:size-4',
  icon: 'size-8 rounded-[8px] pointer-coarse:size-11 [&_svg]:size-4',
  lg: 'h-11 px-5 text-lg gap-2 rounded-m [&_svg]:size-4.5',
} as const

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS | undefined
  size?: keyof typeof SIZES | undefined
  /** Renders the one child, usually a link, with a button's looks. */
  asChild?: boolean | undefined
  /** Shows that the action is under way and takes no second click. */
  busy?: boolean | undefined
}

export function Button({
  variant = 'secondary',
  size = 'md',
  asChild,
  busy,
  className,
  children,
  ...rest
}: ButtonProps) {
  const classes = cx(
    'inline-flex shrink-0 items-center justify-center whitespace-nowrap border font-[550] transition select-none',
    'disabled:opacity-50 aria-disabled:opacity-50 [&_svg]:shrink-0',
    'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-text',
    VARIANTS[variant],
    SIZES[size],
    className,
  )
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button type="button" {...rest} className={classes} disabled={rest.disabled || busy} aria-busy={busy || undefined}>
      {busy && <LoaderCircle className="animate-spin" aria-hidden />}
      {children}
    </button>
  )
}
