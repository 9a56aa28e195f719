import type { Task } from '@app/contract'
import { lazy, Suspense } from 'react'
import { TaskCard } from './task-card.tsx'

/** Up to here the browser leaves out by itself what is not in sight; a longer list keeps only what is near it. */
const FEW = 100

/** Few have so many tasks, so what keeps a long list quick comes when it is needed. */
const LongTaskList = lazy(async () => ({ default: (await import('./long-task-list.tsx')).LongTaskList }))

export interface TaskListProps {
  tasks: readonly Task[]
  nameOf: (agentId: string | null) => string
}

export function TaskList({ tasks, nameOf }: TaskListProps) {
  if (tasks.length <= FEW) return <ShortTaskList tasks={tasks} nameOf={nameOf} />
  return (
    <Suspense fallback={<ShortTaskList tasks={tasks.slice(0, FEW)} nameOf={nameOf} />}>
      <LongTaskList tasks={tasks} nameOf={nameOf} />
    </Suspense>
  )
}

function ShortTaskList({ tasks, nameOf }: TaskListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {tasks.map((task) => (
        <li key={task.id}>
          <TaskCard task={task} agentName={nameOf(task.agentId)} />
        </li>
      ))}
    </ul>
  )
}
