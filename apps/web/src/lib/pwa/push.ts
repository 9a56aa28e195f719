import { calls, type PushAddress } from '@app/contract'
import { fetchCall } from '../call.ts'

export type PushState = 'on' | 'off' | 'impossible'

const registration = async () => (await navigator.serviceWorker?.getRegistration()) ?? undefined

/** Whether this browser is told things while no window is open. */
export async function readPush(): Promise<PushState> {
  const manager = (await registration())?.pushManager
  if (!manager || !('Notification' in globalThis)) return 'impossible'
  return (await manager.getSubscription()) ? 'on' : 'off'
}

/** Asks the person, then their browser, then tells the server where to. */
export async function startPush(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const manager = (await registration())?.pushManager
  const made = await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  if (!made) return
  const { endpoint = '', keys = {} } = made.toJSON()
  const { p256dh = '', auth = '' } = keys
  const body: PushAddress = { endpoint, keys: { p256dh, auth } }
  await fetchCall(calls.push.subscribe, { body }).catch(async (error) => {
    await made.unsubscribe()
    throw error
  })
}

export async function stopPush(): Promise<void> {
  const made = await (await registration())?.pushManager.getSubscription()
  if (!made) return
  await fetchCall(calls.push.unsubscribe, { body: { endpoint: made.endpoint } })
  await made.unsubscribe()
}
