import { isIP, type LookupFunction } from 'node:net'
import { Refused } from '@app/toolkit'
import { guardedLookup, type Resolve } from '../egress/guarded-lookup.ts'
import { type Egress, judgeAddress } from '../egress/judge-address.ts'
import { offLimits } from '../egress/off-limits.ts'
import { parseAddress } from '../egress/parse-address.ts'
import { readExceptions } from '../egress/read-exceptions.ts'

/** A mail server somebody has set up: where it is, and how one speaks to it. */
export interface MailServer {
  host: string
  port: number
  /** `tls` from the first byte, `starttls` before anything secret, `none` only where the operator has opened the address. */
  security: 'tls' | 'starttls' | 'none'
  username?: string | undefined
  password?: string | undefined
  /** EGRESS_ALLOW. */
  allow: readonly string[]
  /** For tests that need a name to lead where they say. */
  resolve?: Resolve | undefined
  timeoutMs?: number | undefined
}

/** S-20: the lookup with which a socket to this server is opened: it connects to judged addresses only. */
export function guardServer(server: MailServer, ports: readonly number[]): LookupFunction {
  const { host, port } = server
  const egress: Egress = { ports: new Set(ports), exceptions: readExceptions(server.allow) }
  // A socket looks up names only; an address is judged here.
  if (isIP(host)) judgeAddress(host, host, port, egress)
  else if (!mayLead(egress, host, port)) throw offLimits()
  if (server.security === 'none' && !isOpened(egress, host, port))
    throw new Refused(
      `${host} would be spoken to without encryption. Use TLS, or let the operator name it in EGRESS_ALLOW.`,
    )
  return guardedLookup(egress, port, server.resolve)
}

const mayLead = ({ ports, exceptions }: Egress, host: string, port: number) =>
  ports.has(port) || exceptions.coversName(host, port) || exceptions.someAddressOn(port)

function isOpened({ exceptions }: Egress, host: string, port: number): boolean {
  const address = parseAddress(host)
  return exceptions.coversName(host, port) || (address !== undefined && exceptions.coversAddress(address, port))
}
