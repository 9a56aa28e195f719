import { answerAlertDialog, pickDate, readFeed, turnCarousel, useDialog } from './dialogs.ts'
import { readPage, readTable, sortBy, walkCells } from './grids.ts'
import { chooseInLists, chooseOnly, chooseSeveral, combine } from './lists.ts'
import { pressNode, takeFromBar, takeFromMenu, unfold } from './menus.ts'
import {
  alerts,
  follow,
  measures,
  pickEach,
  pressEach,
  type Routine,
  slideEach,
  switchTabs,
  tickEach,
  toggleEach,
} from './simple.ts'

type Work = Readonly<Record<string, Routine>>

/** What is done on the examples of a pattern, from the pattern’s folder and, where that differs, the example’s name. */
const PATTERNS: readonly [RegExp, Work][] = [
  [/^accordion/, { 'open and close': toggleEach }],
  [/^alert\//, { 'trigger it': alerts }],
  [/^alertdialog/, { 'answer it': answerAlertDialog }],
  [/^breadcrumb/, { 'follow it': follow() }],
  [/^button/, { 'press and toggle': pressEach }],
  [/^carousel.*tablist/, { 'switch the slide': switchTabs }],
  [/^carousel/, { 'next slide': turnCarousel }],
  [/^checkbox/, { 'tick and clear': tickEach('checkbox') }],
  [/^combobox.*datepicker/, { 'pick a date': pickDate }],
  [/^combobox.*select-only/, { 'choose one': chooseOnly }],
  [/^combobox.*grid/, { 'take a suggestion': combine('A') }],
  [/^combobox.*none/, { 'take a suggestion': chooseOnly }],
  [/^combobox/, { 'take a suggestion': combine('a'), 'choose by name': chooseOnly }],
  [/^dialog-modal.*datepicker/, { 'pick a date': pickDate }],
  [/^dialog-modal/, { 'fill and leave': useDialog }],
  [/^disclosure/, { 'open and close': toggleEach }],
  [/^feed/, { 'scroll for more': readFeed }],
  [/^grid.*data-grids/, { 'walk the cells': walkCells, sort: sortBy }],
  [/^grid/, { 'walk the cells': walkCells }],
  [/^landmarks/, { 'follow the navigation': follow(/^Resources|^Search/) }],
  [/^link/, { 'follow it': follow() }],
  [/^listbox.*rearrangeable/, { 'choose one': chooseInLists, 'choose several': chooseSeveral }],
  [/^listbox/, { 'choose one': chooseInLists }],
  [/^menu-button/, { 'take an entry': takeFromMenu }],
  [/^menubar/, { 'take an entry': takeFromBar }],
  [/^meter/, { 'read it and wait for a change': measures }],
  [/^radio/, { 'pick each': pickEach }],
  [/^slider/, { 'set each': slideEach('slider') }],
  [/^spinbutton/, { 'set each': slideEach('spinbutton') }],
  [/^switch/, { 'on and off': tickEach('switch') }],
  [/^table.*sortable/, { sort: sortBy }],
  [/^table/, { 'read it': readTable }],
  [/^tabs/, { 'switch to each': switchTabs }],
  [/^toolbar.*help/, { 'read it': readPage }],
  [/^toolbar/, { 'press and toggle': pressEach, 'pick each': pickEach, 'set the size': slideEach('spinbutton') }],
  [/^treegrid/, { 'open and close': unfold('row') }],
  [/^treeview/, { 'open and close': unfold('treeitem'), 'open by a press': pressNode }],
]

export const workFor = (example: string): Work => PATTERNS.find(([which]) => which.test(example))?.[1] ?? {}
