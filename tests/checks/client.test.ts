import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { printClient } from '../../packages/client/generate/print-client.ts'

const ROOT = join(import.meta.dirname, '..', '..')

test('the client package says what the contract says: after a change, run `npm run client`', () => {
  const biome = join(ROOT, 'node_modules', '@biomejs', 'biome', 'bin', 'biome')
  const format = [biome, 'format', '--stdin-file-path=generated.ts']
  const wanted = execFileSync(process.execPath, format, { cwd: ROOT, input: printClient(), encoding: 'utf8' })
  expect(readFileSync(join(ROOT, 'packages/client/src/generated.ts'), 'utf8')).toBe(wanted)
})
