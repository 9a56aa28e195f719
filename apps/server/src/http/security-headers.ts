import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Parts } from '../parts.ts'

/** Where payments are set up: the provider's fields are frames of its own, and its code comes from itself alone. */
const PROVIDER = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
}

/** S-55: nothing is loaded from elsewhere but what one pays with, nothing inline runs, nobody frames us. */
export async function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, stripePublishableKey }: Parts,
): Promise<void> {
  const https = publicUrl?.protocol === 'https:'
  const provider = stripePublishableKey ? PROVIDER : { scripts: [], frames: [], calls: [] }
  await app.register(helmet, {
    enableCSPNonces: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // WebAssembly may be compiled, as the recogniser of hands is; text still never becomes a script.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'", ...provider.scripts],
        styleSrc: ["'self'"],
        // React sets styles through the DOM; only a page written ahead of time carries them as attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...provider.calls],
        frameSrc: ["'self'", ...provider.frames],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(self)')
  })
}
