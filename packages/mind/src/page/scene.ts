import { type Seen, wordsIn } from '@app/toolkit'
import type { Kind } from '../lexicon/index.ts'

/** Something on a page that can be worked. */
export interface Thing {
  ref: string
  kind: Kind
  role: string
  name: string
  /** Its name is no more than what is drawn on it. */
  drawn: boolean
  /** What stands in it now. */
  /** What stands on it instead of words, whatever it is called for those who do not see it: "+", "⋮". */
  sign: string
  value: string
  options: readonly string[]
  on: boolean | undefined
  disabled: boolean
  /** Takes no typing: what it holds is chosen elsewhere. */
  locked: boolean
  required: boolean
  /** A link's address, or that it opens and closes: pressing it changes nothing. */
  shows: boolean
  /** It is a part of what leads around the site. */
  menu: boolean
  /** What it shows is not open yet. */
  closed: boolean
  /** What it shows is in sight. */
  open: boolean
  /** The form of value it takes: `date`, `number`. */
  takes: string
  entry: Entry | undefined
  /** The headings and groups it stands under, the outermost first. */
  under: readonly string[]
  place: number
  leads: string
  focused: boolean
  /** One of two signs around a bare figure: counts it up or down. */
  steps: boolean
  /** A figure that has no field: what counts it down and up. */
  stepper?: { less: string; more: string }
  /** The form it belongs to, where the page says so. */
  form: string | undefined
}

export interface Cell {
  column: string
  text: string
  /** The one button in it, where it holds nothing else. */
  pressed?: string
}

/** One of several alike: a row, a card, an entry of a list. */
export interface Entry {
  ref: string | undefined
  text: string
  cells: readonly Cell[]
  things: Thing[]
  under: readonly string[]
  /** All with the same number are one list. */
  list: number
  /** Ticked, struck out, selected. */
  states: readonly string[]
  /** Of a box in a calendar: what its line and its column are called. */
  spot?: readonly string[]
}

/** Words that say what something is: "Status" and "open", with where it stands. */
export interface Fact {
  label: string
  value: string
  entry: Entry | undefined
  under: readonly string[]
}

export interface Scene {
  url: string
  title: string
  headings: readonly string[]
  things: readonly Thing[]
  entries: readonly Entry[]
  facts: readonly Fact[]
  /** Heads of columns that take a press, which puts their rows in order. */
  heads: readonly { ref: string; name: string }[]
  /** A menu hangs over the page: what lies under it is not reached by a press. */
  hung: boolean
  /** A dialog is open: nothing else can be worked. */
  dialog: string | undefined
  text: string
}

/** The names of what can be pressed: what is there later asks for more, or is said otherwise now. */
export const pressesOf = ({ things }: Scene): string[] =>
  things
    .filter(({ kind }) => kind === 'press')
    .map(({ name }) => name)
    .slice(0, 100)

export const KINDS: Readonly<Record<string, Kind>> = {
  textbox: 'field',
  searchbox: 'field',
  spinbutton: 'field',
  combobox: 'choice',
  listbox: 'choice',
  checkbox: 'tick',
  switch: 'tick',
  menuitemcheckbox: 'tick',
  radio: 'radio',
  menuitemradio: 'radio',
  slider: 'slider',
  button: 'press',
  menuitem: 'press',
  link: 'link',
  tab: 'tab',
}

/** What is longer is a sentence, no name. */
export const LONGEST_LABEL = 60

/** The words that stand by themselves, each apart, without those of things that can be worked. */
export function leavesOf(node: Seen, withButtons = true): string[] {
  if (typeof node === 'string') return node.trim() ? [node.trim()] : []
  const { name = '', text = '', children = [], role } = node
  if (KINDS[role] && role !== 'link' && !(role === 'button' && withButtons)) return []
  const inner = children.flatMap((child) => leavesOf(child, withButtons))
  if (inner.length > 0) return text.trim() ? [text.trim(), ...inner] : inner
  // A picture is what it is called: five stars say no number.
  const own = (role === 'img' && name.trim()) || text.trim() || name.trim()
  return own ? [own] : []
}

export const wordsWithin = (nodes: readonly Seen[]): string => nodes.map(wordsIn).join(' ')

/** The first entry of a list of choices, where it is no choice: "– choose –", "Bitte wählen". */
export const asksToChoose = (option: string): boolean =>
  /^[-–—.…\s]*$/u.test(option) ||
  /^[-–— ]{0,6}(?:(?:please )?(?:choose|select|pick)\b|bitte (?:aus)?wählen|choisi(?:r|ssez)|elige|elegir|seleccion|请选择|選択して)/iu.test(
    option,
  )

/** Parts of one line. */
export const PARTED = /\s+[·•|]\s+/u
/** A label and its value in one line: "Rate per word: £0.13". */
export const SAID = /^([^:：]{2,60})[:：]\s+(\S.*)$/u
