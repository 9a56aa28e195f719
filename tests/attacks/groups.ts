import type { Attack } from './attack.ts'
import { administrators } from './groups/administrators.ts'
import { egress } from './groups/egress.ts'
import { files } from './groups/files.ts'
import { injection } from './groups/injection.ts'
import { keys } from './groups/keys.ts'
import { limits } from './groups/limits.ts'
import { money } from './groups/money.ts'
import { origins } from './groups/origins.ts'
import { othersThings } from './groups/others-things.ts'
import { pairedBrowsers } from './groups/paired-browsers.ts'
import { passwords } from './groups/passwords.ts'
import { secrets } from './groups/secrets.ts'
import { sessions } from './groups/sessions.ts'
import { signingUp } from './groups/sign-up.ts'
import { stalls } from './groups/stalls.ts'
import { unfinished } from './groups/unfinished.ts'

/** In this order: what is logged is searched once there is something, and what closes the door to an address comes last. */
export const GROUPS: Attack[][] = [
  othersThings,
  administrators,
  sessions,
  keys,
  pairedBrowsers,
  origins,
  signingUp,
  passwords,
  money,
  egress,
  files,
  injection,
  stalls,
  secrets,
  limits,
  unfinished,
]
