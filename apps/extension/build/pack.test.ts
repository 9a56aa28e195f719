import { LANGUAGES } from '@app/spec'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { makeLocales } from './locales.ts'
import { manifestFor } from './manifest.ts'
import { zip } from './zip.ts'

const facts = { version: '1.2.3', id: 'extension@example.app' }
interface Manifest {
  permissions: string[]
  host_permissions?: string[]
  optional_host_permissions: string[]
  content_scripts?: unknown
  externally_connectable?: unknown
  web_accessible_resources?: unknown
  content_security_policy: { extension_pages: string }
}
const manifest = (browser: 'chrome' | 'firefox' | 'edge') => manifestFor(browser, facts) as Manifest

describe('D6 a package', () => {
  test('is the same bytes whenever and in whatever order it is made', () => {
    const bytes = (text: string) => new TextEncoder().encode(text)
    const [one, other] = [
      zip({ 'b.js': bytes('b'), 'a.js': bytes('a') }),
      zip({ 'a.js': bytes('a'), 'b.js': bytes('b') }),
    ]
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true)
    expect(Object.keys(unzipSync(one))).toEqual(['a.js', 'b.js'])
    expect(one.subarray(10, 14)).toEqual(new Uint8Array([0, 0, 0x21, 0x50]))
  })

  test('asks for exactly the permissions that were promised, and for sites one by one', () => {
    for (const browser of ['chrome', 'edge'] as const)
      expect(manifest(browser).permissions.sort()).toEqual([
        'activeTab',
        'contextMenus',
        'scripting',
        'sidePanel',
        'storage',
      ])
    expect(manifest('firefox').permissions.sort()).toEqual(['activeTab', 'contextMenus', 'scripting', 'storage'])
  })

  test.each(['chrome', 'firefox', 'edge'] as const)(
    'S-12 for %s opens nothing to pages and loads nothing from elsewhere',
    (browser) => {
      const made = manifest(browser)
      expect(made.optional_host_permissions).toEqual(['http://*/*', 'https://*/*'])
      for (const key of [
        'host_permissions',
        'content_scripts',
        'externally_connectable',
        'web_accessible_resources',
      ] as const)
        expect(made[key]).toBeUndefined()
      expect(made.content_security_policy.extension_pages).toBe("script-src 'self'; object-src 'self'")
    },
  )

  test('speaks six languages, with every name in its manifest', async () => {
    const locales = await makeLocales()
    expect(Object.keys(locales)).toHaveLength(LANGUAGES.length)
    const wanted = [...JSON.stringify([manifest('chrome'), manifest('firefox')]).matchAll(/__MSG_(\w+?)__/g)].map(
      ([, key]) => key ?? '',
    )
    for (const [file, text] of Object.entries(locales)) {
      const messages = JSON.parse(text) as Record<string, { message: string }>
      expect([file, wanted.filter((key) => !messages[key]?.message)]).toEqual([file, []])
      expect(text).not.toContain('{product}')
      expect(messages.manifest_description?.message.length).toBeLessThanOrEqual(132)
    }
  })
})
