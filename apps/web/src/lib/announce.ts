import { calls, type LiveEvent, type Task, type UserSettings } from '@app/contract'
import { ROUTES } from '@app/spec'
import { loadTexts } from '@app/spec/texts'
import type { QueryClient } from '@tanstack/react-query'
import { localeStore } from './locale.tsx'
import { playTone } from './sounds.ts'
import { toast } from './toast.ts'

/** Screens that show runs as they go: what one sees happen need not be told again. */
const SEEN_AT: readonly string[] = [ROUTES.dashboard, ROUTES.agents, ROUTES.templates, ROUTES.tasks]

/** Decision 25: when a run ends or needs somebody, by the user's settings: a tone, a message here, or one from the browser. */
export async function announce(client: QueryClient, event: LiveEvent): Promise<void> {
  const { task } = event
  const news = task && newsOf(event.type, task)
  const settings = client.getQueryData<UserSettings>([calls.settings.read.path])
  if (!news || !settings) return
  const tone = news === 'completed' ? 'good' : 'bad'
  const isSeen = SEEN_AT.some((path) => location.pathname === path || location.pathname.startsWith(`${ROUTES.tasks}/`))
  if (!settings.notifications || (isSeen && !document.hidden)) return playTone(tone)
  const title = (await loadTexts(localeStore.get().language, 'notices'))[news]
  // A message here brings its own tone.
  if (!document.hidden)
    return toast({ title, description: task.name, tone: tone === 'bad' ? 'destructive' : 'neutral' })
  playTone(tone)
  if ('Notification' in globalThis && Notification.permission === 'granted') showMessage(title, task)
}

function newsOf(type: string, { reason, origin }: Task): 'completed' | 'failed' | 'needsYou' | undefined {
  // Whoever has tests run is told by their own screen how they ended.
  if (origin === 'test') return undefined
  if (type === 'task.completed') return 'completed'
  if (type === 'task.failed') return reason === 'cancelled' ? undefined : 'failed'
  if (type === 'task.paused' && (reason === 'awaiting-approval' || reason === 'needs-review')) return 'needsYou'
  return undefined
}

function showMessage(title: string, task: Task): void {
  // One message a run, however many windows are open.
  const message = new Notification(title, { body: task.name, tag: task.id })
  message.onclick = () => {
    window.focus()
    location.assign(`${ROUTES.tasks}/${task.id}`)
  }
}
