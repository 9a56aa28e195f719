import { join } from 'node:path'
import { getInstallationSecret } from '@app/core'
import { openConfiguredDatabase } from '../assemble.ts'
import { readLocalMasterKeys } from '../config/local-keys.ts'
import { readConfig } from '../config.ts'
import { createAccounts } from '../http/accounts.ts'
import { createLogger } from '../http/logger.ts'
import { ROOT } from '../root.ts'

// For whoever runs the installation, when somebody has forgotten their password: whoever can run this owns the data anyway.
const [email] = process.argv.slice(2)
if (!email) {
  console.error('Say whose: npm run reset-password -- ada@example.com')
  process.exit(1)
}
const config = readConfig(process.env, { dataDir: join(ROOT, '.data') })
const db = await openConfiguredDatabase(config, createLogger('warn'))
try {
  const masterKeys = config.masterKeys ?? readLocalMasterKeys(config.dataDir)
  const secret = (await getInstallationSecret(db, masterKeys, 'accounts')).reveal()
  const accounts = createAccounts({
    ...{ db, mode: 'accounts', secret, baseUrl: 'http://127.0.0.1', trustedOrigins: [] },
    mayJoin: async () => false,
  })
  const password = await accounts.resetPassword(email)
  if (password)
    console.log(
      `${email} can sign in with: ${password}\nEvery device was signed out, and API keys and paired browsers were revoked. Change the password under Settings.`,
    )
  else console.error(`There is no account with the address ${email}.`)
  process.exitCode = password ? 0 : 1
} finally {
  await db.close()
}
