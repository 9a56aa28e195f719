import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { TaskCard } from './task-card.tsx'
import type { TaskListProps } from './task-list.tsx'

const ABOUT = 124
const GAP = 12

/** Rows of any height, measured as they come into sight; the page scrolls as a whole. */
export function LongTaskList({ tasks, nameOf }: TaskListProps) {
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: tasks.length,
    estimateSize: () => ABOUT,
    getItemKey: (index) => tasks[index]?.id ?? index,
    gap: GAP,
    overscan: 6,
    scrollMargin: top,
  })
  return (
    <ul ref={list} className="relative" style={{ height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const task = tasks[index]
        if (!task) return null
        return (
          <li
            key={key}
            ref={rows.measureElement}
            data-index={index}
            aria-setsize={-1}
            aria-posinset={index + 1}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            <TaskCard task={task} agentName={nameOf(task.agentId)} />
          </li>
        )
      })}
    </ul>
  )
}
