import type { CodeWish, GeneratedCode } from '@app/contract'
import { findPlatform, generateClient } from '@app/platforms'
import { Fault } from '../fault.ts'

/** A client for a platform's operations, with its real addresses and its way to sign in. */
export function generateCode(platformId: string, { operations, language }: CodeWish): GeneratedCode {
  const platform = findPlatform(platformId)
  if (!platform)
    throw new Fault('not-found', `The catalogue has no platform “${platformId}”. Look for it in the Platform Universe.`)
  return { platformId, language, ...generateClient(platform, operations, language) }
}
