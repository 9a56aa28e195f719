import { z } from 'zod'
import type { Done } from '../browser/port.ts'

/** What a field takes, whatever it is built of. */
export const KINDS = [
  'text',
  'email',
  'tel',
  'url',
  'search',
  'password',
  'number',
  'range',
  'date',
  'datetime',
  'month',
  'week',
  'time',
  'color',
  'textarea',
  'richtext',
  'select',
  'select-many',
  'combobox',
  'radio',
  'checkbox',
  'checkboxes',
  'file',
] as const
export type Kind = (typeof KINDS)[number]

export interface Option {
  label: string
  value: string
}

/** One field as the page shows it: radio buttons that belong together are one field. */
export interface SeenField {
  /** Its place in the scan it comes from. */
  at: number
  kind: Kind
  label: string
  /** Where the label was found: what a label says weighs more than what happens to stand nearby. */
  labelled: 'label' | 'near' | 'none'
  near: string
  name: string
  id: string
  placeholder: string
  title: string
  autocomplete: string
  inputMode: string
  pattern: string
  /** The heading or legend it stands under. */
  group: string
  options: Option[]
  required: boolean
  value: string | string[] | boolean
  /** What the page says is wrong with it. */
  wrong: string
  maxLength: number
  min: string
  max: string
  readOnly: boolean
  /** Fields of one `form` belong together; -1 is the page itself. */
  form: number
  /** On a later page of the same form: there, but not shown yet. */
  later: boolean
}

export interface SeenButton {
  at: number
  text: string
  submits: boolean
  disabled: boolean
  form: number
}

export interface SeenForm {
  fields: SeenField[]
  buttons: SeenButton[]
  /** What the page says is wrong without saying with what. */
  problems: string[]
  language: string
}

/** What is to be done to one field. */
export type Entry =
  | { at: number; text: string }
  | { at: number; choose: number[] }
  | { at: number; check: boolean }
  | { at: number; pick: string }
  | { at: number; file: { name: string; type: string; bytes: Uint8Array } }

/** The form of a page that is open: what it shows, and hands for it. */
export interface FormOnPage extends SeenForm {
  enter(entries: readonly Entry[]): Promise<void>
  /** Presses a button, waits until the page has come to rest, and says what was sent meanwhile. */
  press(at: number): Promise<Done>
  done(): Promise<void>
}

export const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.union([z.string(), z.number()]))])
export type Value = z.infer<typeof Value>
