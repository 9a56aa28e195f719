import { Fault } from '@app/core'
import type { FastifyRequest } from 'fastify'
import type { Parts } from '../parts.ts'

/** Where the provider sends people back to must be ours: nobody is led to another site from a payment. */
export function ownAddress({ publicUrl }: Parts, { headers }: FastifyRequest, name: string, address: string): string {
  const host = publicUrl?.host ?? headers.host
  const { protocol, host: theirs } = new URL(address)
  if (theirs === host && (!publicUrl || protocol === publicUrl.protocol)) return address
  throw new Fault('invalid', `${name}: must be an address of this site, ${publicUrl?.origin ?? `http://${host}`}.`)
}
