import { setTimeout as sleep } from 'node:timers/promises'
import { codeOf } from '../../../packages/tools/src/browser/one-time-code.ts'
import { newAddress } from '../addresses.ts'
import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { type Person, signUp, someone } from '../person.ts'

const SIGN_IN = '/api/auth/sign-in/email'
/** Somebody whose password is known stands before the second factor. */
async function atTheCode(base: URL, { name, email, password }: Person): Promise<Person> {
  const browser = someone(base, name)
  await browser.get('POST', SIGN_IN, { email, password })
  return browser
}

export const passwords = group('passwords and codes', [
  {
    name: 'Guessing a password is slowed down however many addresses it comes from, and the owner still gets in.',
    async run({ base }) {
      const owner = await signUp(base, 'Ida')
      const { email, password } = owner
      await owner.get('POST', SIGN_IN, { email, password })
      const statuses = await Promise.all(
        Array.from({ length: 30 }, async (_, at) => {
          const headers = {
            'x-forwarded-for': `8.8.8.${at}`,
            'x-peer-address': `8.8.4.${at}`,
            'x-real-ip': `1.1.1.${at}`,
          }
          const body = { email, password: `guess ${at}` }
          return (await ask(base, SIGN_IN, { method: 'POST', from: newAddress(), headers, body })).status
        }),
      )
      const judged = statuses.filter((status) => status !== 429).length
      if (judged > 8) return `${judged} of 30 guesses were judged`
      const entered = await owner.ask('POST', SIGN_IN, { email, password })
      return entered.status === 200 || `the owner got ${shown(entered)}`
    },
  },
  {
    name: 'Saying to be somebody else behind a proxy gives no new tries.',
    async run({ base }) {
      const from = newAddress()
      const statuses: number[] = []
      for (let at = 0; at < 8; at += 1) {
        const headers = {
          'x-forwarded-for': `8.8.8.${at}`,
          forwarded: `for=8.8.8.${at}`,
          'x-peer-address': `8.8.4.${at}`,
        }
        const body = { email: `nobody${at}@attack.example`, password: 'wrong password' }
        statuses.push((await ask(base, SIGN_IN, { method: 'POST', from, headers, body })).status)
      }
      return statuses.includes(429) || `answers: ${statuses.join(', ')}`
    },
  },
  {
    name: 'A one-time code is taken once: not again after set-up, and of two at once by one.',
    async run({ base }) {
      const person = await signUp(base, 'Kim')
      const { password } = person
      const { totpURI, backupCodes } = await person.get<{ totpURI: string; backupCodes: string[] }>(
        'POST',
        '/api/auth/two-factor/enable',
        { password },
      )
      const key = new URL(totpURI).searchParams.get('secret') ?? ''
      const verify = '/api/auth/two-factor/verify-totp'
      await person.get('POST', verify, { code: codeOf(key) })
      const spent = await (await atTheCode(base, person)).ask('POST', verify, { code: codeOf(key) })
      if (spent.status === 200) return 'the code of the set-up signed in'
      const both = async (path: string, code: string) => {
        const browsers = [await atTheCode(base, person), await atTheCode(base, person)]
        const answers = await Promise.all(browsers.map((browser) => browser.ask('POST', path, { code })))
        return answers.filter(({ status }) => status === 200).length
      }
      await sleep(100)
      const byCode = await both(verify, codeOf(key, Date.now() + 30_000))
      if (byCode !== 1) return `${byCode} of two were let in by one code`
      const byBackup = await both('/api/auth/two-factor/verify-backup-code', backupCodes[0] ?? '')
      return byBackup === 1 || `${byBackup} of two were let in by one backup code`
    },
  },
])
