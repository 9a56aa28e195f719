import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import { PRACTICE_LOG_IN } from './account.ts'
import { sendPage } from './layout.ts'

/** Shown on the page, as the password is: this is a rehearsal. */
export const PRACTICE_TOTP = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const LogIn = z.object({ username: z.string().max(100), password: z.string().max(200) })
const Code = z.object({ code: z.string().max(20) })
const totp = new TOTP({ secret: Secret.fromBase32(PRACTICE_TOTP) })

/** A door with two locks: a password, then the number of the moment. Each number opens once. */
export function secureDoor(app: FastifyInstance, now: () => Date): void {
  const halfway = new Set<string>()
  const inside = new Set<string>()
  const used = new Set<string>()
  const word = ({ headers }: FastifyRequest) => /(?:^|;\s*)vault=([\w-]+)/.exec(headers.cookie ?? '')?.[1] ?? ''

  app.get('/vault/log-in', async (_request, reply) => sendPage(reply, 'Log in to the vault', passwordForm()))

  app.post('/vault/log-in', async ({ body }, reply) => {
    const { username, password } = LogIn.parse(body)
    if (username !== PRACTICE_LOG_IN.username || password !== PRACTICE_LOG_IN.password)
      return sendPage(reply, 'Log in to the vault', passwordForm('Name or password is not right.'), 401)
    const session = randomBytes(16).toString('base64url')
    halfway.add(session)
    reply.header('set-cookie', `vault=${session}; HttpOnly; SameSite=Lax; Path=/`)
    return reply.redirect('/vault/code', 303)
  })

  app.get('/vault/code', async (request, reply) =>
    halfway.has(word(request)) ? sendPage(reply, 'Enter your code', codeForm()) : reply.redirect('/vault/log-in', 303),
  )

  app.post('/vault/code', async (request, reply) => {
    const { code } = Code.parse(request.body)
    const right = totp.validate({ token: code.replaceAll(' ', ''), timestamp: now().getTime(), window: 1 }) !== null
    if (!halfway.has(word(request)) || !right || used.has(code))
      return sendPage(reply, 'Enter your code', codeForm('This code is not right, or was used before.'), 401)
    used.add(code)
    halfway.delete(word(request))
    inside.add(word(request))
    return reply.redirect('/vault', 303)
  })

  app.get('/vault', async (request, reply) =>
    inside.has(word(request))
      ? sendPage(reply, 'Vault', '<p>Balance: <span class="price">$48,210.00</span></p><p>Two locks, both open.</p>')
      : reply.redirect('/vault/log-in', 303),
  )
}

const alert = (error: string): string => (error ? `<p class="error" role="alert">${error}</p>` : '')

const passwordForm = (error = ''): string =>
  `${alert(error)}<form class="panel" method="post" action="/vault/log-in">
    <label>Name <input name="username" autocomplete="username" required></label>
    <label>Password <input name="password" type="password" autocomplete="current-password" required></label>
    <button>Continue</button></form><p>To rehearse: ${PRACTICE_LOG_IN.username}, ${PRACTICE_LOG_IN.password}; key of the code generator: ${PRACTICE_TOTP}</p>`

const codeForm = (error = ''): string =>
  `${alert(error)}<form class="panel" method="post" action="/vault/code">
    <label>Code from your generator <input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>
    <button>Verify</button></form>`
