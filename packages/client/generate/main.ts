// Writes the client's calls and types from the contract.
import { writeFileSync } from 'node:fs'
import { printClient } from './print-client.ts'

writeFileSync(new URL('../src/generated.ts', import.meta.url), printClient())
