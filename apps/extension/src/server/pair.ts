import { extensionCalls, type Paired } from '@app/contract'
import { hold, keep } from '../shared/store.ts'
import { send } from './send.ts'

/** Pairs this browser with the installation at that address. */
export async function pair(address: string, code: string, name: string): Promise<void> {
  const paired: Paired = await send(extensionCalls.pair, { address, body: { code, name } })
  const { id, userName, token, renewal } = paired
  await keep({ connection: { address, browserId: id, userName }, renewal })
  await hold({ token })
}
