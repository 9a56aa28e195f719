// Writes the client package anew from the contract and packs it: qubot-client-<version>.tgz in its folder.
import { execFileSync } from 'node:child_process'
import { inRoot } from './setup/paths.mjs'

const folder = inRoot('packages/client')
const run = (program, ...args) => execFileSync(program, args, { cwd: folder, stdio: 'inherit' })
run('npx', 'tsx', 'generate/main.ts')
run('npx', 'biome', 'format', '--write', 'src/generated.ts')
run('npx', 'tsc', '-p', 'tsconfig.build.json')
run('npm', 'pack', '--silent')
