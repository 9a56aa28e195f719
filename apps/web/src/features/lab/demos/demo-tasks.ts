/** Said in English, which every planner reads; the address is the user's own copy of the practice site. */
export const DEMO_TASKS = {
  search: (url: string) => `Go to ${url}/shop, search for "paper" and save the products as a spreadsheet`,
  order: (url: string) => `Open ${url}/shop/DSK-005, set Quantity to 2, press "Place order" and read the total`,
  collect: (url: string) =>
    `Go to ${url}/shop, collect the name and price of every product under 50 dollars and give me a CSV`,
} as const
export type DemoKey = keyof typeof DEMO_TASKS
export const DEMO_KEYS = Object.keys(DEMO_TASKS) as readonly DemoKey[]
