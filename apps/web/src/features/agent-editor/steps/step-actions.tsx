import { Button } from '@app/ui'
import { ArrowDown, ArrowUp, Files, IndentDecrease, IndentIncrease, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { type Direction, moveStep } from './move-step.ts'
import { findPlace, type StepNode } from './tree.ts'
import type { StepList } from './use-step-list.ts'

const ICONS = { up: ArrowUp, down: ArrowDown, in: IndentIncrease, out: IndentDecrease } as const

/** D3 2.5.7: everything dragging does, by a press. */
export function StepActions({ node, list }: { node: StepNode; list: StepList }) {
  const t = useTexts('editor')
  const number = list.numbers.get(node.key) ?? ''
  const { parent } = findPlace(list.nodes, node.key) ?? {}
  // Into and out of loops only where there is one.
  const ways: Direction[] = ['up', 'down']
  if (moveStep(list.nodes, node.key, 'in')) ways.push('in')
  if (parent) ways.push('out')
  return (
    <div className="ml-auto flex shrink-0">
      {ways.map((way) => {
        const Icon = ICONS[way]
        return (
          <Action
            key={way}
            label={t(`steps.${way}`)}
            number={number}
            focus={`${node.key}:${way}`}
            onClick={() => list.move(node, way, way)}
          >
            <Icon aria-hidden />
          </Action>
        )
      })}
      <Action label={t('steps.duplicate')} number={number} onClick={() => list.duplicate(node)}>
        <Files aria-hidden />
      </Action>
      <Action label={t('steps.remove')} number={number} onClick={() => list.remove(node)}>
        <Trash2 aria-hidden />
      </Action>
    </div>
  )
}

interface ActionProps {
  label: string
  number: string
  focus?: string
  onClick: () => void
  children: ReactNode
}

const Action = ({ label, number, focus, onClick, children }: ActionProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-label={`${label}: ${number}`}
    title={label}
    data-focus={focus}
    onClick={onClick}
  >
    {children}
  </Button>
)
