import { Tabs as Radix } from 'radix-ui'
import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

export const Tabs = Radix.Root

export function TabsList({ className, ...rest }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...rest} className={cx('flex gap-1 overflow-x-auto border-line border-b', className)} />
}

/** On a phone not all tabs fit: the one that is chosen is brought into view. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className={cx(
        '-mb-px inline-flex h-10 shrink-0 pointer-coarse:h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-sm font-medium text-text-2 transition',
        'hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-text [&_svg]:size-4',
        className,
      )}
    />
  )
}

export function TabsContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={cx('pt-5', className)} />
}
