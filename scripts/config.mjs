// Writes the rules of the configuration anew for the start, which judges the environment before anything is installed.
import { writeFileSync } from 'node:fs'
import { packConfig } from './setup/pack-config.mjs'
import { inRoot } from './setup/paths.mjs'

writeFileSync(inRoot('scripts/setup/config.generated.mjs'), await packConfig())
