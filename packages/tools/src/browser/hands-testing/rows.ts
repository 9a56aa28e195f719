/** What is done, with what, and what the page says of it then. The target is a role and a name. */
export interface Row {
  do: string
  on?: [role: string, name: string]
  with?: Record<string, unknown>
  onto?: [role: string, name: string]
  shows: string
}

export const ROWS: readonly Row[] = [
  { do: 'click', on: ['button', 'Save'], shows: 'saved' },
  { do: 'click', on: ['button', 'Twice'], with: { double: true }, shows: 'pressed twice' },
  { do: 'click', on: ['button', 'Menu'], with: { right: true }, shows: 'menu opened' },
  { do: 'click', on: ['button', 'Held'], with: { keys: ['Control', 'Shift'] }, shows: 'held both' },
  { do: 'press', on: ['button', 'Save'], with: { key: 'Space' }, shows: 'saved' },
  { do: 'fill', on: ['textbox', 'Name'], with: { value: 'Ada' }, shows: 'name holds <Ada>' },
  { do: 'press', on: ['textbox', 'Name'], with: { key: 'Enter' }, shows: 'entered Ada' },
  { do: 'fill', on: ['textbox', 'Name'], with: { value: '' }, shows: 'name holds <>' },
  { do: 'type', with: { text: 'Bea' }, shows: 'name holds <Bea>' },
  { do: 'fill', on: ['textbox', 'Notes'], with: { value: 'two words' }, shows: 'notes holds <two words>' },
  { do: 'fill', on: ['textbox', 'Letter'], with: { value: 'Dear Ada' }, shows: 'letter Dear Ada' },
  { do: 'fill', on: ['textbox', 'Due'], with: { value: '2031-02-03' }, shows: 'due holds <2031-02-03>' },
  { do: 'slide', on: ['spinbutton', 'Number'], with: { value: 12 }, shows: 'number holds <12>' },
  { do: 'choose', on: ['combobox', 'Country'], with: { options: 'Ghana' }, shows: 'country is Ghana' },
  { do: 'choose', on: ['listbox', 'Fruits'], with: { options: ['Apple', 'Plum'] }, shows: 'fruits is Apple+Plum' },
  { do: 'choose', on: ['listbox', 'Colours'], with: { options: ['Green', 'Blue'] }, shows: 'colours Green+Blue' },
  { do: 'choose', on: ['combobox', 'City'], with: { options: 'Accra' }, shows: 'city Accra' },
  { do: 'check', on: ['checkbox', 'News'], shows: 'news true' },
  { do: 'check', on: ['switch', 'Light'], shows: 'light true' },
  { do: 'check', on: ['button', 'Bold'], shows: 'bold true' },
  { do: 'check', on: ['radio', 'Large'], shows: 'large it is' },
  { do: 'hover', on: ['button', 'Hint'], shows: 'hinted' },
  { do: 'drag', on: ['button', 'Card'], onto: ['button', 'Bin'], shows: 'dropped card' },
  { do: 'slide', on: ['slider', 'Volume'], with: { value: 7 }, shows: 'volume holds <7>' },
  { do: 'slide', on: ['slider', 'Heat'], with: { value: 5 }, shows: 'heat at 5' },
  { do: 'slide', on: ['spinbutton', 'Count'], with: { value: 4 }, shows: 'count at 4' },
  { do: 'scroll', on: ['region', 'Log'], with: { by: 200 }, shows: 'log scrolled' },
  { do: 'upload', on: ['button', 'Attach'], with: { file: '0' }, shows: 'attached note.txt' },
  { do: 'upload', on: ['button', 'Drop here'], with: { file: '0' }, shows: 'fell in note.txt' },
  { do: 'click', on: ['button', 'Tell'], shows: 'was told' },
  { do: 'click', on: ['button', 'Sure'], shows: 'declined' },
  { do: 'answer', with: { accept: true, text: 'Ada' }, shows: 'declined' },
  { do: 'click', on: ['button', 'Who'], shows: 'it was Ada' },
  { do: 'answer', with: { accept: true }, shows: 'it was Ada' },
  { do: 'click', on: ['button', 'Sure'], shows: 'confirmed' },
  { do: 'click', on: ['img', 'Map'], with: { at: { x: 0.3, y: 0.8 } }, shows: 'map 3 4' },
  { do: 'click', on: ['button', 'Later'], shows: 'came late' },
  { do: 'click', on: ['button', 'Wake'], shows: 'came late' },
  { do: 'wait', on: ['button', 'Ready'], with: { until: 'enabled' }, shows: 'came late' },
  { do: 'click', on: ['button', 'Ready'], shows: 'was ready' },
  { do: 'click', on: ['button', 'Leave'], shows: 'was ready' },
  { do: 'wait', on: ['button', 'Leave'], with: { until: 'gone' }, shows: 'was ready' },
  { do: 'click', on: ['button', '0'], shows: 'was ready' },
  { do: 'wait', with: { text: '1' }, shows: 'was ready' },
]
