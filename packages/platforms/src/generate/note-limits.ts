import { signInWords } from '../describe-platform.ts'
import type { ClientPlan } from './plan-client.ts'

/** What whoever takes the code should know: what it lacks, and what nobody knows. */
export function noteLimits({ platform, missing, operations, signed }: ClientPlan): string[] {
  const { name, signIn, signIns, rateLimit, open } = platform
  const others = signIns.filter((one) => one !== signIn && one.place !== 'nowhere')
  const writes = operations.some(({ route }) => route.method !== 'GET')
  return [
    ...missing.map(
      (operation) => `The catalogue knows no path for ${operation} on ${name}: the client has no method for it.`,
    ),
    ...(signed ? [`${name} signs requests with ${signInWords(signIn)}: give the client a sign function.`] : []),
    ...(signIn.type === 'oauth2'
      ? ['The access token comes from the OAuth 2 flow of the platform and is not renewed here.']
      : []),
    ...(signIn.place === 'header' && signIn.names.includes('Authorization') && signIn.scheme === null
      ? [
          'The key is sent as the whole Authorization header: write the scheme the documentation asks for in front of it.',
        ]
      : []),
    ...(others.length > 0
      ? [`${name} also takes ${[...new Set(others.map(signInWords))].join(' or ')}; this client does not.`]
      : []),
    ...(open && signIn.place !== 'nowhere'
      ? ['Some of its calls answer without a key, so the key may be left out.']
      : []),
    ...(rateLimit
      ? []
      : ['Its rate limit is not known: the client waits when it is told to, with 429 and Retry-After.']),
    ...(writes
      ? ['Bodies are sent as JSON; whether a form is wanted instead is not known, and is one option away.']
      : []),
  ]
}
