// @vitest-environment happy-dom
import { calls } from '@app/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { useCall } from '../lib/call.ts'
import { CallError } from '../lib/call-error.ts'
import { answerCalls } from '../lib/testing.tsx'
import { createQueryClient, forgetFailures } from './query-client.ts'

const REFUSED = { 'GET /api/agents': new CallError(401, 'Sign in to go on.') }

function show(children: ReactNode, onSignedOut: () => void = () => undefined) {
  const client = createQueryClient(onSignedOut)
  render(<QueryClientProvider client={client}>{children}</QueryClientProvider>)
  return client
}

function Agents() {
  const { error } = useCall(calls.agents.list)
  return <p>{error ? error.message : 'waiting'}</p>
}

function Twice() {
  const [second, setSecond] = useState(false)
  return (
    <>
      <Agents />
      {second && <Agents />}
      <button type="button" onClick={() => setSecond(true)}>
        Another reader
      </button>
    </>
  )
}

test.each([
  ['demo', 0],
  ['accounts', 1],
  ['nobody knows', 0],
])('a 401 where the mode is %s sends to the sign-in page %i times', async (authMode, times) => {
  const leave = vi.fn()
  answerCalls(REFUSED)
  const client = show(null, leave)
  client.setQueryData([calls.account.session.path], authMode === 'nobody knows' ? undefined : { authMode })
  render(
    <QueryClientProvider client={client}>
      <Agents />
    </QueryClientProvider>,
  )
  expect(await screen.findByText('401: Sign in to go on.')).toBeTruthy()
  expect(leave).toHaveBeenCalledTimes(times)
})

test('a failed call is not repeated by another reader on the same page', async () => {
  const sent = answerCalls({ 'GET /api/agents': new CallError(500, 'Broken.') })
  show(<Twice />)
  expect(await screen.findByText('500: Broken.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Another reader' }))
  expect(screen.getAllByText('500: Broken.')).toHaveLength(2)
  expect(sent).toHaveLength(1)
})

test('what nobody shows any more is asked for again by who comes next', async () => {
  const sent = answerCalls({ 'GET /api/agents': new CallError(500, 'Broken.') })
  const client = createQueryClient(() => undefined)
  const page = () =>
    render(
      <QueryClientProvider client={client}>
        <Agents />
      </QueryClientProvider>,
    )
  const first = page()
  expect(await screen.findByText('500: Broken.')).toBeTruthy()
  first.unmount()
  forgetFailures(client)
  page()
  expect(await screen.findByText('500: Broken.')).toBeTruthy()
  expect(sent).toHaveLength(2)
})
