import type { ReactNode } from 'react'

interface SectionProps {
  id: string
  title: ReactNode
  lead?: ReactNode
  /** What stands beside the heading: a tag or a note. */
  aside?: ReactNode
  children: ReactNode
}

/** One part of a public page: the width, the heading and the air around it. */
export function Section({ id, title, lead, aside, children }: SectionProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="mx-auto w-full max-w-6xl px-5 py-12 sm:py-16">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 sm:mb-10">
        <div className="grid max-w-[60ch] gap-2">
          <h2 id={`${id}-title`} className="text-balance text-2xl font-semibold tracking-[-0.025em]">
            {title}
          </h2>
          {lead && <p className="text-pretty text-lg text-text-2">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  )
}
