import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from './cx.ts'

export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
}

export interface AccordionProps {
  items: readonly AccordionItem[]
  /** The level its questions have among the page's headings. */
  level?: 2 | 3 | 4 | undefined
  className?: string | undefined
}

/** One open at a time: `details` of one name close each other, and the browser's own search opens them. */
export function Accordion({ items, level = 3, className }: AccordionProps) {
  const name = useId()
  const Heading = `h${level}` as const
  return (
    <div className={cx('divide-y divide-line rounded-l border border-line bg-surface-1', className)}>
      {items.map((item) => (
        <details key={item.id} name={name} className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4.5 py-3 focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            <Heading className="text-md font-[550] text-text">{item.title}</Heading>
            <ChevronDown className="size-4 shrink-0 text-text-3 transition group-open:rotate-180" aria-hidden />
          </summary>
          <div className="max-w-[75ch] px-4.5 pb-4 text-pretty text-md text-text-2">{item.content}</div>
        </details>
      ))}
    </div>
  )
}
