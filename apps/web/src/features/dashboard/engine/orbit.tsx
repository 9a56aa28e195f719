import { cx } from '@app/ui'
import { ORBIT_ROOM, placeInOrbit } from './place-in-orbit.ts'

interface OrbitProps {
  agents: readonly { id: string; name: string }[]
  busyIds: ReadonlySet<string>
  still: boolean
  label: string
}

/** Each ring turns slowly, its agents counter-turn so that their letters stay upright. Cyan means a task runs now. */
export function Orbit({ agents, busyIds, still, label }: OrbitProps) {
  const pause = still && '[animation-play-state:paused]'
  return (
    <svg
      viewBox="-200 -200 400 400"
      role="img"
      aria-label={label}
      className="mx-auto aspect-square w-full max-w-[34rem]"
    >
      <defs>
        <radialGradient id="core">
          <stop stopColor="var(--accent)" stopOpacity="0.45" />
          <stop offset="1" stopColor="var(--accent)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="64" fill="url(#core)" />
      <circle r="20" className="fill-surface-2 stroke-accent" strokeWidth="1.5" />
      <circle r="7" className="fill-accent" />
      {placeInOrbit(agents.slice(0, ORBIT_ROOM)).map(({ radius, places }, ring) => (
        <g key={radius}>
          <circle
            r={radius}
            fill="none"
            className="stroke-line-strong"
            strokeDasharray={ring === 0 ? undefined : '2 5'}
          />
          <g className={cx(ring % 2 ? 'animate-orbit-back' : 'animate-orbit', pause)}>
            {places.map(({ item, x, y }) => (
              <g key={item.id} transform={`translate(${x} ${y})`}>
                <g className={cx(ring % 2 ? 'animate-orbit' : 'animate-orbit-back', pause)}>
                  <circle
                    r="15"
                    strokeWidth="1.5"
                    className={cx('fill-surface-3', busyIds.has(item.id) ? 'stroke-live' : 'stroke-line-strong')}
                  />
                  <text
                    textAnchor="middle"
                    dominantBaseline="central"
                    className={cx('text-xs font-semibold uppercase', busyIds.has(item.id) ? 'fill-live' : 'fill-text')}
                  >
                    {[...item.name.trim()][0]}
                  </text>
                </g>
              </g>
            ))}
          </g>
        </g>
      ))}
    </svg>
  )
}
