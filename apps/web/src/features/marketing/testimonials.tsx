import { Card } from '@app/ui'
import { Star } from 'lucide-react'

export interface Testimonial {
  name: string
  role: string
  quote: string
  stars: number
  starsLabel: string
}

export function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.name} className="grid">
          <Card className="p-5">
            <figure className="flex h-full flex-col gap-4">
              <Stars count={item.stars} label={item.starsLabel} />
              <blockquote className="flex-1 text-pretty text-lg leading-relaxed">{item.quote}</blockquote>
              <figcaption className="flex items-center gap-3 border-line border-t pt-4">
                <span
                  aria-hidden
                  className="grid size-9 shrink-0 place-items-center rounded-full bg-surface-3 font-semibold text-sm text-text-2"
                >
                  {item.name.charAt(0)}
                </span>
                <span className="grid min-w-0">
                  <span className="font-medium">{item.name}</span>
                  <span className="text-sm text-text-3">{item.role}</span>
                </span>
              </figcaption>
            </figure>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span role="img" aria-label={label} className="flex gap-0.5 text-accent">
      {Array.from({ length: count }, (_, i) => (
        <Star key={i} className="size-4 fill-current" strokeWidth={0} aria-hidden />
      ))}
    </span>
  )
}
