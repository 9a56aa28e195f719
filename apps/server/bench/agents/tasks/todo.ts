import { type BenchTask, type Done, reads, says, writes } from './task.ts'

const todos = ({ state }: Done) => state.items as { title: string; done: boolean }[]

export const todoTasks: readonly BenchTask[] = [
  writes(
    'todo',
    [
      'Go to @ and add "Pay the rent"',
      'Open @, then add the to-do Pay the rent',
      'On @ create a new task called "Pay the rent"',
    ],
    (done) => todos(done).some(({ title }) => title === 'Pay the rent') && todos(done).length === 4,
  ),
  writes(
    'todo',
    ['Go to @ and delete "Buy milk"', 'On @, remove the item Buy milk', 'Open @ and get rid of "Buy milk"'],
    (done) => todos(done).length === 2 && !todos(done).some(({ title }) => title === 'Buy milk'),
  ),
  writes(
    'todo',
    [
      'Go to @ and mark "Water the plants" as done',
      'On @, complete Water the plants',
      'Open @ and check off "Water the plants"',
    ],
    (done) => todos(done)[1]?.done === true && todos(done)[0]?.done === false,
  ),
  reads(
    'todo',
    ['How many to-dos are on @?', 'Go to @ and count the items', 'Open @ and tell me how many entries there are'],
    says(3),
  ),
  writes(
    'todo',
    [
      'Go to @ and add the task "Renew the passport"',
      'Open @, type "Renew the passport" into the field and press Add',
      'On @ write down a new to-do: "Renew the passport"',
    ],
    (done) => todos(done).at(-1)?.title === 'Renew the passport' && todos(done).length === 4,
  ),
  writes(
    'todo',
    [
      'Go to @ and add "Buy stamps" and then add "Post the parcel"',
      'On @ add the to-do "Buy stamps", then add the to-do "Post the parcel"',
      'Open @, create the task "Buy stamps" and create the task "Post the parcel"',
    ],
    (done) =>
      todos(done)
        .slice(3)
        .map(({ title }) => title)
        .join() === 'Buy stamps,Post the parcel',
  ),
  writes(
    'todo',
    [
      'Go to @ and delete "Call the dentist"',
      'On @, delete Call the dentist',
      'Open @ and remove the to-do "Call the dentist"',
    ],
    (done) => todos(done).length === 2 && !todos(done).some(({ title }) => title === 'Call the dentist'),
  ),
  writes(
    'todo',
    ['Go to @ and complete "Buy milk"', 'On @ tick off Buy milk', 'Open @ and mark Buy milk as done'],
    (done) => todos(done)[0]?.done === true && todos(done)[1]?.done === false,
  ),
  writes(
    'todo',
    [
      'Go to @ and delete the item that is done',
      'On @ remove the completed to-dos',
      'Open @ and delete all finished items',
    ],
    (done) => todos(done).length === 2 && todos(done).every((one) => !one.done),
  ),
  reads(
    'todo',
    ['What is on the list at @?', 'Go to @ and give me all items as a CSV', 'Open @ and list the to-dos'],
    says('Buy milk', 'Water the plants', 'Call the dentist'),
  ),
]
