import { StepRow } from './step-row.tsx'
import type { Nodes } from './tree.ts'
import type { StepList } from './use-step-list.ts'

export const StepItems = ({ nodes, list, label }: { nodes: Nodes; list: StepList; label: string }) => (
  <ol aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-2">
    {nodes.map((node) => (
      <StepRow key={node.key} node={node} list={list} />
    ))}
  </ol>
)
