import { Mark } from '@app/ui'
import { useTexts } from '../../lib/use-texts.ts'
import { DEMO_TYPES } from './demo-agents.ts'
import { DEMO_ICONS } from './demo-icons.ts'

const SIZE = 300
const CENTRE = SIZE / 2
const REACH = 132
// Half of a node, so that packets start at its middle.
const NODE = 26

const place = (index: number) => {
  const angle = ((index * 90 - 45) * Math.PI) / 180
  return { x: CENTRE + Math.cos(angle) * REACH, y: CENTRE + Math.sin(angle) * REACH }
}

/** The four agents around their core. With every tick a packet travels one way, with the next one back. */
export function DemoNetwork({ ticks }: { ticks: number }) {
  const t = useTexts('landing')
  return (
    <div className="relative mx-auto w-full max-w-80 self-center">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={t('demo.network')} className="w-full">
        <circle cx={CENTRE} cy={CENTRE} r={REACH} className="fill-none stroke-line" strokeDasharray="2 6" />
        {DEMO_TYPES.map((type, index) => {
          const { x, y } = place(index)
          const outward = (ticks + index) % 2 === 0
          const Icon = DEMO_ICONS[type]
          return (
            <g key={type}>
              <line x1={CENTRE} y1={CENTRE} x2={x} y2={y} className="stroke-line-strong" />
              <circle
                r="3.5"
                className="fill-live transition-transform duration-[1600ms]"
                style={{ transform: outward ? `translate(${x}px, ${y}px)` : `translate(${CENTRE}px, ${CENTRE}px)` }}
              />
              <circle cx={x} cy={y} r={NODE} className="fill-surface-2 stroke-line-strong" />
              <text x={x} y={y + NODE + 15} textAnchor="middle" className="fill-text-3 font-mono text-[11px]">
                {t(`demo.agents.${type}.type`)}
              </text>
              <Icon
                x={x - 10}
                y={y - 10}
                width={20}
                height={20}
                strokeWidth={1.6}
                className="text-text-2"
                aria-hidden
              />
            </g>
          )
        })}
        <circle cx={CENTRE} cy={CENTRE} r={34} className="fill-ground stroke-line-strong" />
      </svg>
      <Mark className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2 scale-150" />
    </div>
  )
}
