/** Said in English, which every planner reads. */
export const DEMO_TASKS = {
  search: 'Go to the practice shop, search for "paper" and save the products as a spreadsheet',
  order:
    'Go to the practice shop, open "Desk lamp, dimmable", set Quantity to 2, press "Place order" and read the total',
  collect: 'Go to the practice shop, collect the name and price of every product under 50 dollars and give me a CSV',
} as const
export type DemoKey = keyof typeof DEMO_TASKS
export const DEMO_KEYS = Object.keys(DEMO_TASKS) as readonly DemoKey[]
