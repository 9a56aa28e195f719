// Writes the client package anew from the contract and packs it: qubot-client-<version>.tgz in its folder.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './setup/paths.mjs'

const folder = inRoot('packages/client')
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, stdio: 'inherit' })
run('npx', 'tsx', 'generate/main.ts')
// By another name: what is written by a program is left out of formatting, and would be left as it is.
const written = join(folder, 'src', 'generated.ts')
const format = ['biome', 'format', '--stdin-file-path=generated.ts']
writeFileSync(written, execFileSync('npx', format, { cwd: folder, input: readFileSync(written) }))
run('npx', 'tsc', '-p', 'tsconfig.build.json')
run('npm', 'pack', '--silent')
