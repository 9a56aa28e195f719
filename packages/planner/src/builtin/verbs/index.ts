import { makeLexicon } from '../read/find-verb.ts'
import { act } from './act.ts'
import { ask } from './ask.ts'
import { check, uncheck } from './check.ts'
import { click } from './click.ts'
import { collect } from './collect.ts'
import { fetch } from './fetch.ts'
import { compare, count, filter, sort, sum } from './figures.ts'
import { download, read, upload } from './files.ts'
import { fill } from './fill.ts'
import { logIn } from './log-in.ts'
import { make } from './make.ts'
import { back, scroll, wait, watch } from './move.ts'
import { open } from './open.ts'
import { call, text } from './reach.ts'
import { save } from './save.ts'
import { search } from './search.ts'
import { send } from './send.ts'
import { set } from './set.ts'
import { submit } from './submit.ts'
import type { Verb } from './verb.ts'

const ALL: readonly Verb[] = [
  open,
  search,
  logIn,
  click,
  fill,
  set,
  check,
  uncheck,
  upload,
  submit,
  collect,
  filter,
  sort,
  compare,
  count,
  sum,
  read,
  download,
  save,
  send,
  call,
  text,
  fetch,
  wait,
  watch,
  scroll,
  back,
  make,
  act,
  ask,
]

export const VERBS: ReadonlyMap<string, Verb> = new Map(ALL.map((verb) => [verb.id, verb]))
export const LEXICON = makeLexicon(ALL)
