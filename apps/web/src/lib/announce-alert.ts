import { type Alert, calls, type LiveEvent, type UserSettings } from '@app/contract'
import { LANGUAGE_NAMES, ROUTES } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import type { QueryClient } from '@tanstack/react-query'
import { fetchCall } from './call.ts'
import { localeStore } from './locale.tsx'
import { playTone } from './sounds.ts'
import { toast } from './toast.ts'

const NEWS = { OPPORTUNITY: 'priceFell', TARGET_REACHED: 'targetReached', WARNING: 'priceRose' } as const
/** One reading raises two alerts at most. */
const NEWEST = 10

/** Decision 25 for what a watch found: by the user's settings, and with the way to that watch. */
export async function announceAlert(client: QueryClient, event: LiveEvent, open: (address: string) => void) {
  const settings = client.getQueryData<UserSettings>([calls.settings.read.path])
  if (!settings) return
  const alerts = await fetchCall(calls.alerts.list, { query: { limit: NEWEST } }).catch(() => [])
  const alert = alerts.find(({ id }) => id === event.alertId)
  if (!alert || !(alert.type in NEWS)) return
  const type = alert.type as keyof typeof NEWS
  const tone = type === 'WARNING' ? 'bad' : 'good'
  const isSeen = location.pathname === ROUTES.watches && !document.hidden
  if (!settings.notifications || isSeen) return playTone(tone)
  const texts = await loadTexts(localeStore.get().language, 'notices')
  const address = `${ROUTES.watches}#${alert.id}`
  const action = { label: texts.openWatch, act: () => open(address) }
  if (!document.hidden) return toast({ title: texts[NEWS[type]], description: inFigures(alert), action })
  playTone(tone)
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const message = new Notification(texts[NEWS[type]], { body: inFigures(alert), tag: alert.id })
  message.onclick = () => {
    window.focus()
    open(address)
  }
}

function inFigures({ product, old_price, new_price }: Alert): string {
  const format = new Intl.NumberFormat(LANGUAGE_NAMES[localeStore.get().language].tag)
  const prices = [old_price, new_price].filter((price) => price !== null).map((price) => format.format(price))
  return `${product}: ${prices.join(' → ')}`
}
