import type { PlannedStep } from '@app/contract'
import { cx } from '@app/ui'
import { useTexts } from '../../../lib/use-texts.ts'
import { type Edge, type Graph, layOut, NODE, type Node } from './lay-out.ts'

const STROKES = { reads: 'stroke-line-strong', writes: 'stroke-accent', sends: 'stroke-warn' } as const

interface PlanGraphProps {
  steps: readonly PlannedStep[]
  chosen: string | null
  choose: (path: string) => void
}

/** Boxes and arrows are drawn; over each box lies a button with its words, so that keys and readers get there too. */
export function PlanGraph({ steps, chosen, choose }: PlanGraphProps) {
  const t = useTexts('lab-builder')
  const graph = layOut(steps)
  return (
    <div className="overflow-x-auto p-1">
      <div className="relative" style={{ width: graph.width, height: graph.height }}>
        <Drawing graph={graph} chosen={chosen} />
        <ol aria-label={t('graph')}>
          {graph.nodes.map((node) => (
            <li key={node.id} className="absolute" style={{ left: node.x, top: node.y, ...SIZE }}>
              <NodeWords node={node} isChosen={node.id === chosen} choose={choose} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

const SIZE = { width: NODE.width, height: NODE.height }

function NodeWords({
  node: { id, step },
  isChosen,
  choose,
}: { node: Node; isChosen: boolean } & Pick<PlanGraphProps, 'choose'>) {
  const t = useTexts('lab-builder')
  if (!step)
    return (
      <span className="grid h-full place-items-center font-[550] text-sm text-text-2">
        {t(id === 'start' ? 'start' : 'end')}
      </span>
    )
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => choose(step.path)}
      className="flex h-full w-full items-center gap-2.5 rounded-m px-3 text-left text-sm"
    >
      <span className="shrink-0 font-mono text-text-3 text-xs">{step.path}</span>
      <span className="line-clamp-2 min-w-0 break-words">{step.says}</span>
    </button>
  )
}

function Drawing({ graph, chosen }: { graph: Graph; chosen: string | null }) {
  const find = (id: string) => graph.nodes.find((node) => node.id === id)
  return (
    <svg aria-hidden width={graph.width} height={graph.height} className="absolute inset-0">
      <defs>
        <marker id="plan-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M0 0 8 4 0 8Z" className="fill-text-3" />
        </marker>
      </defs>
      {graph.edges.map((edge) => (
        <path
          key={`${edge.from} ${edge.to}`}
          d={drawEdge(edge, find(edge.from), find(edge.to))}
          markerEnd="url(#plan-arrow)"
          className={cx('fill-none stroke-text-3', edge.back && '[stroke-dasharray:4_4]')}
        />
      ))}
      {graph.nodes.map(({ id, step, x, y }) => (
        <rect
          key={id}
          x={x + 0.5}
          y={y + 0.5}
          width={NODE.width - 1}
          height={NODE.height - 1}
          rx={step ? 10 : NODE.height / 2}
          className={cx(
            id === chosen ? 'fill-accent-soft' : 'fill-surface-2',
            step?.tool ? STROKES[step.effect] : 'stroke-line',
          )}
        />
      ))}
    </svg>
  )
}

/** Down from the middle of one to the top of the next; back up at the right side. */
function drawEdge({ back }: Edge, from: Node | undefined, to: Node | undefined): string {
  if (!from || !to) return ''
  if (!back) {
    const [x, y, endX] = [from.x + NODE.width / 2, from.y + NODE.height, to.x + NODE.width / 2]
    const middle = y + NODE.gap / 2
    return `M${x} ${y}C${x} ${middle} ${endX} ${middle} ${endX} ${to.y - 1}`
  }
  const [x, y, endX, endY] = [from.x + NODE.width, from.y + NODE.height / 2, to.x + NODE.width, to.y + NODE.height / 2]
  const out = x + NODE.indent - 6
  return `M${x} ${y}C${out} ${y} ${out} ${endY} ${endX + 1} ${endY}`
}
