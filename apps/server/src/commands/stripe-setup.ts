import { join } from 'node:path'
import { openStripe } from '../billing/open-stripe.ts'
import { setUpStripe } from '../billing/set-up-stripe.ts'
import { toFault } from '../billing/speak-stripe.ts'
import { readConfig } from '../config.ts'
import { ROOT } from '../root.ts'

// For whoever runs the installation: the plans, as they are shown here, in their own Stripe account.
const { stripe: keys } = readConfig(process.env, { dataDir: join(ROOT, '.data') })
if (!keys.secretKey) {
  console.error('Say whose account: set STRIPE_SECRET_KEY to a secret or restricted key of your Stripe account.')
  process.exit(1)
}
try {
  await setUpStripe(openStripe({ secretKey: keys.secretKey, apiBase: keys.apiBase }), (line) => console.log(line))
  console.log('\nNow let Stripe tell this installation what happens: name https://<your address>/api/stripe/webhook')
  console.log('as an endpoint in the dashboard, and set STRIPE_WEBHOOK_SECRET to the secret shown there.')
} catch (error) {
  console.error((toFault(error) ?? (error as Error)).message)
  process.exitCode = 1
}
