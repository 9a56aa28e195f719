// @vitest-environment happy-dom
import { loadTexts } from '@app/spec/texts'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { IntlProvider } from 'use-intl'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { HelpPage } from './help-page.tsx'

async function openHelp() {
  const messages = { help: await loadTexts('en', 'help') } as never
  render(
    <IntlProvider locale="en" timeZone="UTC" messages={messages}>
      <HelpPage />
    </IntlProvider>,
  )
}
const type = (words: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } })
const answer = (question: string) => {
  const item = screen.getByText(question).closest('details')
  if (!item) throw new Error(`No answer to ${question}`)
  return within(item)
}

beforeEach(openHelp)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

test('help shows six answers, and fewer as one searches and chooses a category', () => {
  expect(screen.getByText('6 answers')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /Pricing & Billing/ }))
  expect(screen.getByText('2 answers')).toBeTruthy()
  type('DOWNGRADE')
  expect(screen.getByText('1 answer')).toBeTruthy()
  expect(screen.getByText('How do I change my plan?')).toBeTruthy()
})

test('a search without an answer offers the way back, and it works', () => {
  type('zebra')
  expect(screen.getByText('No answer matches')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(screen.getByText('6 answers')).toBeTruthy()
})

test('a vote is thanked for and remembered', async () => {
  fireEvent.click(answer('Who can see my data?').getByRole('button', { name: 'Yes', hidden: true }))
  expect(answer('Who can see my data?').getByText(/Thank you/)).toBeTruthy()
  cleanup()
  await openHelp()
  expect(answer('Who can see my data?').getByText(/Thank you/)).toBeTruthy()
  expect(answer('How do I change my plan?').queryByText(/Thank you/)).toBeNull()
})
