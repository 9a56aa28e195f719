import type { Texts } from '@app/spec/texts'
import { loadTexts, type Namespace } from '@app/spec/texts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, configure, render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { IntlProvider } from 'use-intl'
import { afterEach, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { TEXT_RULES } from './text-rules.ts'

// A machine under load takes seconds to fetch what is fetched when it is asked for.
configure({ asyncUtilTimeout: 5_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** What the server would answer, by "METHOD path"; a function is asked at each call, a CallError becomes a refusal. */
export type Answers = Record<string, unknown>

export function answerCalls(answers: Answers) {
  const sent: { call: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const call = `${init.method} ${address}`
    sent.push({ call, body: init.body ? JSON.parse(String(init.body)) : undefined })
    const answer = answers[call]
    const value = await (typeof answer === 'function' ? answer(sent.at(-1)?.body) : answer)
    if (value instanceof CallError) return new Response(value.words, { status: value.status })
    return value === undefined ? new Response('', { status: 404 }) : Response.json(value)
  })
  return sent
}

/** Draws a screen as the app would: English words, a router around it, a fresh cache. */
export async function renderScreen(Screen: FunctionComponent, namespaces: readonly Namespace[]) {
  const entries = await Promise.all(
    (['shell', ...namespaces] as const).map(async (name) => [name, await loadTexts('en', name)] as const),
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: Screen }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  await router.load()
  return render(
    <IntlProvider {...TEXT_RULES} locale="en" timeZone="UTC" messages={Object.fromEntries(entries) as unknown as Texts}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>,
  )
}
