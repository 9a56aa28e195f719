import { bookingTasks } from './booking.ts'
import { chairsTasks } from './chairs.ts'
import { formsTasks } from './forms.ts'
import { journalTasks } from './journal.ts'
import { libraryTasks } from './library.ts'
import { marketTasks } from './market.ts'
import { practiceTasks } from './practice.ts'
import { settingsTasks } from './settings.ts'
import { staffTasks } from './staff.ts'
import type { BenchTask } from './task.ts'
import { todoTasks } from './todo.ts'

export const TASKS: readonly BenchTask[] = [
  ...todoTasks,
  ...bookingTasks,
  ...libraryTasks,
  ...formsTasks,
  ...marketTasks,
  ...journalTasks,
  ...staffTasks,
  ...chairsTasks,
  ...settingsTasks,
  ...practiceTasks,
]
