import type { Entry, Thing } from './scene.ts'

/** What only all things and entries of a page together tell: what leads around it, what tells a state, what is no entry. */
export function readTogether(things: Thing[], entries: Entry[]): void {
  nameByButtons(entries)
  nameCards(entries.filter(({ cells }) => cells.length > 1 && cells[0]?.column === ''))
  markMenu(things)
  markToggles(things)
  leaveBars(things, entries)
}

/** Where each row of a column has one button, called otherwise in each, that is what the rows say there. */
function nameByButtons(entries: readonly Entry[]): void {
  const lists = new Map<number, Entry[]>()
  for (const entry of entries) lists.set(entry.list, [...(lists.get(entry.list) ?? []), entry])
  for (const rows of lists.values()) {
    readTimetable(rows)
    for (const [at, { column }] of (rows[0]?.cells ?? []).entries()) {
      const names = rows.flatMap(({ cells }) => cells[at]?.pressed ?? [])
      if (!column || names.length < rows.length || rows.length < 2 || new Set(names).size <= rows.length / 2) continue
      for (const { cells } of rows) {
        const cell = cells[at]
        if (cell) cell.text = cell.pressed ?? ''
      }
    }
  }
}

/** Cards that each begin with a button of their own name, "Menus" and "Table cards", are called so; "Edit" calls none. */
function nameCards(rows: readonly Entry[]): void {
  const buttons = rows.map(({ things }) =>
    things.filter(
      ({ kind, role, on, closed, menu }) =>
        kind === 'press' && role === 'button' && on === undefined && !closed && !menu,
    ),
  )
  const names = buttons.map(([first]) => first?.name ?? '')
  // A button that is the whole card says what its cells say.
  const isAll = rows.some(({ cells }, at) => cells.some(({ text }) => text !== '' && names[at]?.includes(text)))
  if (rows.length < 2 || isAll || !areNames(names)) return
  for (const [at, row] of rows.entries()) {
    const text = names[at] ?? ''
    if (!row.cells.some((cell) => cell.text.includes(text))) row.cells = [{ column: '', text }, ...row.cells]
  }
}

/** Each of them another, and none a word for what is done: "Edit", or "Edit Ada" and "Edit Bo". */
const areNames = (names: readonly string[]): boolean =>
  names.every((name) => /\p{L}{2}/u.test(name)) &&
  new Set(names).size === names.length &&
  new Set(names.map((name) => name.split(/\s/)[0])).size > names.length / 2

/** A week in columns, with nothing in them but a button where something is: that is what the week holds. */
function readTimetable(rows: readonly Entry[]): void {
  const spots = rows.flatMap(({ cells }) => cells.slice(1))
  const names = spots.flatMap(({ pressed }) => pressed ?? [])
  const isWeek = rows.length > 1 && (rows[0]?.cells.length ?? 0) > 3 && spots.every(({ text }) => text === '')
  if (!isWeek || names.length < 2 || !areNames([...new Set(names)])) return
  for (const cell of spots) cell.text = cell.pressed ?? ''
}

/** Of buttons that are called alike in several places some look switched on and some do not: they tell a state. */
function markToggles(things: readonly Thing[]): void {
  const alike = new Map<string, Thing[]>()
  for (const thing of things.filter(
    ({ kind, on, entry, closed }) => kind === 'press' && on === undefined && entry && !closed,
  ))
    alike.set(thing.name, [...(alike.get(thing.name) ?? []), thing])
  for (const group of alike.values())
    if (group.some(({ open }) => open) && group.some(({ open }) => !open))
      for (const thing of group) Object.assign(thing, { on: thing.open, open: false })
}

/** A line of buttons and nothing else is no entry of a list: what they do is done to the page. */
function leaveBars(things: Thing[], entries: Entry[]): void {
  const bars = entries.filter(({ cells, things: own, list }) => {
    if (entries.filter((one) => one.list === list).length > 1) return false
    const inner = own.filter(({ kind }) => kind !== 'entry')
    return cells.every(({ text }) => !text) && inner.length > 1 && inner.every(({ role }) => role === 'button')
  })
  for (const bar of bars) {
    entries.splice(entries.indexOf(bar), 1)
    for (const thing of bar.things)
      if (thing.kind === 'entry') things.splice(things.indexOf(thing), 1)
      else thing.entry = undefined
  }
}

/** So many one after the other, before anything else that can be worked, are a menu. */
const LEAST_MENU = 3

/** Pages that say nothing of it begin with what leads around the site. What is no link may do something else. */
function markMenu(things: readonly Thing[]): void {
  const leads = ({ role, kind, entry, on, name }: Thing) =>
    (entry?.cells.length ?? 0) <= 1 &&
    (role === 'link' || (kind === 'press' && on === undefined && /\p{L}{2}/u.test(name) && name.length <= LONGEST_MENU))
  const end = things.findIndex((one) => !leads(one))
  const first = end < 0 ? things : things.slice(0, end)
  if (first.length < LEAST_MENU) return
  for (const thing of first) Object.assign(thing, { menu: true, shows: thing.shows || thing.role === 'link' })
}
const LONGEST_MENU = 30
