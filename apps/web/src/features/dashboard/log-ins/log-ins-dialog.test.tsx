// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderScreen } from '../../../lib/testing.tsx'
import { LogInsDialog } from './log-ins-dialog.tsx'

const STORED = {
  id: 'c1',
  name: 'Shop',
  origin: 'https://shop.example',
  username: 'ada',
  hint: '',
  totp: true,
  createdAt: '2026-05-20T10:00:00.000Z',
  updatedAt: '2026-05-20T10:00:00.000Z',
}
const show = () => renderScreen(() => <LogInsDialog onClose={() => undefined} />, ['desk', 'dashboard'])
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a log-in is stored with its code generator, and an incomplete one is not sent', async () => {
  const sent = answerCalls({ 'GET /api/credentials': [STORED], 'POST /api/credentials': STORED })
  await show()
  expect(await screen.findByText('https://shop.example · ada · with one-time codes')).toBeTruthy()
  type('Name', 'Bank')
  fireEvent.click(screen.getByRole('button', { name: 'Store log-in' }))
  expect(await screen.findByText('Write the whole address, with https://.')).toBeTruthy()
  expect(sent.some(({ call }) => call === 'POST /api/credentials')).toBe(false)
  type('Site', 'https://bank.example')
  type('Password', 'open sesame')
  type('Key of the code generator', 'JBSW Y3DP')
  fireEvent.click(screen.getByRole('button', { name: 'Store log-in' }))
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/credentials')?.body).toEqual({
      name: 'Bank',
      origin: 'https://bank.example',
      username: '',
      secret: 'open sesame',
      totp: 'JBSW Y3DP',
    }),
  )
})
