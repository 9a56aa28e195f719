import { PRODUCT_NAME } from '@app/spec'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Parts } from '../parts.ts'
import { drawDocs, type OpenApi } from './draw-docs.ts'

/** The OpenAPI document, made from the contract, and a page of it for people. */
export async function serveDocs(app: FastifyInstance, { version }: Parts): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version,
        description: 'A failed call answers in plain words; the header x-problem carries its code.',
      },
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key from the settings.' } },
      },
      security: [{ key: [] }],
    },
    transform: jsonSchemaTransform,
  })
  const hidden = { schema: { hide: true } as object }
  app.get('/api/openapi.json', hidden, async () => app.swagger())
  app.get('/api/docs', hidden, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(drawDocs(app.swagger() as unknown as OpenApi, reply.cspNonce.style)),
  )
}
