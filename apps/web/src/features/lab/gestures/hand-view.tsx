import { BASES, FINGERS, type Hand, pointAt } from './hand.ts'

/** Which landmarks are drawn as one line. */
const LINES: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4],
  ...FINGERS.map((finger) => [0, 1, 2, 3].map((joint) => BASES[finger] + joint)),
  [0, 5, 9, 13, 17, 0],
]

/** The hand as the model sees it, over the picture. */
export function HandView({ hand, wide }: { hand: Hand; wide: number }) {
  const write = (index: number) => `${pointAt(hand, index).x},${pointAt(hand, index).y}`
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${wide} 1`}
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none stroke-accent-2"
    >
      {LINES.map((line) => (
        <polyline
          key={line.join(' ')}
          points={line.map(write).join(' ')}
          strokeWidth={2}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}
