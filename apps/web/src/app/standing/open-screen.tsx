import { ONE_ROUTES, ROUTES } from '@app/spec'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { vi } from 'vitest'
import { LocaleProvider } from '../../lib/locale.tsx'
import { leaveForSignIn } from '../leave-for-sign-in.ts'
import { createQueryClient } from '../query-client.ts'
import { createAppRouter } from '../router.tsx'
import type { Screen } from '../screens.ts'
import { type Answer, goodAnswer, nameOf } from './answers.ts'

const PATHS = { ...ROUTES, ...ONE_ROUTES }

/** Opens a screen in the whole app; every call is answered as `answers` says at that moment, or well. */
export async function openScreen({ name }: Screen, answers: Map<string, Answer>) {
  const asked = new Set<string>()
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const call = nameOf(init.method ?? 'GET', String(address))
    asked.add(call)
    const answer = answers.get(call) ?? goodAnswer(call)
    if (answer === 'hang') return new Promise(() => undefined)
    if ('status' in answer) return new Response('It went wrong on purpose.', { status: answer.status })
    return Response.json(answer.reply)
  })
  // Nothing has a place in this environment, so everything is in sight.
  vi.stubGlobal('IntersectionObserver', undefined)
  const path = PATHS[name].replace(/\$\w+/g, 'one')
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) })
  const client = createQueryClient(() => leaveForSignIn(router))
  await router.load()
  const { unmount } = render(
    <LocaleProvider>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </LocaleProvider>,
  )
  await settled()
  return {
    asked,
    place: () => router.state.location.href,
    /** As if the page had just been opened and this one call were answered now. */
    async askAgain(call: string) {
      const isIt = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
        nameOf('GET', String(address)) === call
      await act(async () => void client.resetQueries({ predicate: isIt }))
      await settled()
    },
    close() {
      unmount()
      client.clear()
    },
  }
}

/** Until the page has stopped changing. */
export async function settled(): Promise<void> {
  let changed = false
  const observer = new MutationObserver(() => {
    changed = true
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  for (let calm = 0, turn = 0; calm < 2 && turn < 100; turn += 1) {
    changed = false
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
    calm = changed ? 0 : calm + 1
    // A part that comes when it is asked for has calls of its own.
    if (calm === 1) await act(() => vi.dynamicImportSettled())
  }
  observer.disconnect()
}
