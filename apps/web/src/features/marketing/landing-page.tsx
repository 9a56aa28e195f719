import { lazy, Suspense } from 'react'
import { Hero } from './hero.tsx'

// What lies below the fold is a chunk of its own: the headline is painted before any of it is parsed.
const BelowFold = lazy(async () => ({ default: (await import('./landing-below-fold.tsx')).LandingBelowFold }))

export function LandingPage() {
  return (
    <>
      <Hero />
      {/* As tall as several screens, so that the footer is never seen jumping down. */}
      <Suspense fallback={<div aria-hidden className="min-h-[500vh]" />}>
        <BelowFold />
      </Suspense>
    </>
  )
}
