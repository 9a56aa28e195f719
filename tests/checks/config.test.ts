import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const clone = mkdtempSync(join(tmpdir(), 'fresh-clone-'))
for (const part of ['scripts', 'package.json', 'package-lock.json'])
  cpSync(join(ROOT, part), join(clone, part), { recursive: true })
afterAll(() => rmSync(clone, { recursive: true, force: true }))

test('a mistake in the environment is named with its remedy before anything is installed', () => {
  const env = { PATH: process.env.PATH, ADMIN_KEY: 'admin', PORT: 'many' }
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], {
    cwd: clone,
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('ADMIN_KEY is too easy to guess. Use 32 random characters or more')
  expect(stderr).toContain('PORT is "many". It must be a number from 0 to 65535')
  expect(stdout).not.toContain('Installing')
})

test('the start judges by the rules of the product: run `npm run config` after a change of them', () => {
  const pack =
    "import('./scripts/setup/pack-config.mjs').then(async (one) => process.stdout.write(await one.packConfig()))"
  const { stdout } = spawnSync(process.execPath, ['-e', pack], { cwd: ROOT, encoding: 'utf8' })
  expect(readFileSync(join(ROOT, 'scripts/setup/config.generated.mjs'), 'utf8')).toBe(stdout)
})
