import type { Platform } from '@app/platforms'
import { OPERATIONS, type Operation } from '@app/spec'

export const nameTool = (platformId: string, operation: Operation): string => `platform.${platformId}.${operation}`

/** What a bot can do on a platform by itself: the operations whose path is known, where nothing has to be signed. */
export const knownOperations = ({ routes, signIn }: Platform): Operation[] =>
  signIn.place === 'signature' ? [] : OPERATIONS.filter((operation) => routes[operation])
