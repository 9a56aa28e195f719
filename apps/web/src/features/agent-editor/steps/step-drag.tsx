import { cx } from '@app/ui'
import { GripVertical } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import type { StepList } from './use-step-list.ts'

const TYPE = 'application/x-step'

/** For those who point; the row's buttons and Alt with an arrow do the same. The row hears when it is taken up. */
export const DragHandle = ({ label }: { label: string }) => (
  <span
    draggable
    title={label}
    className="grid h-10 w-6 shrink-0 cursor-grab place-items-center text-text-3 hover:text-text active:cursor-grabbing pointer-coarse:hidden"
  >
    <GripVertical className="size-4" aria-hidden />
  </span>
)

/** A row can be taken up, and something let go on it: in its upper half it goes before it, in its lower half after it. */
export function useDropTarget(key: string, list: StepList) {
  const [side, setSide] = useState<'before' | 'after'>()
  const start = (event: DragEvent<HTMLElement>) => {
    event.stopPropagation()
    event.dataTransfer.setData(TYPE, key)
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setDragImage(event.currentTarget, 12, 12)
  }
  const over = (event: DragEvent<HTMLElement>) => {
    if (!event.dataTransfer.types.includes(TYPE)) return
    event.preventDefault()
    event.stopPropagation()
    const { top, height } = event.currentTarget.getBoundingClientRect()
    setSide(event.clientY < top + height / 2 ? 'before' : 'after')
  }
  const drop = (event: DragEvent<HTMLElement>) => {
    const moved = event.dataTransfer.getData(TYPE)
    if (!moved || !side) return
    event.preventDefault()
    event.stopPropagation()
    setSide(undefined)
    list.drop(moved, key, side)
  }
  return {
    props: { onDragStart: start, onDragOver: over, onDragLeave: () => setSide(undefined), onDrop: drop },
    mark: side && (
      <span
        aria-hidden
        className={cx(
          'absolute inset-x-2 z-10 h-0.5 rounded-full bg-accent',
          side === 'before' ? '-top-1.5' : '-bottom-1.5',
        )}
      />
    ),
  }
}
