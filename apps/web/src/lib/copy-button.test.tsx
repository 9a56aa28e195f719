// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'
import { renderScreen } from './testing.tsx'

const WORDS = { copy: 'Copy', copied: 'Copied' }

test('a copy button says what it copies, and then that it did', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  await renderScreen(() => <CopyButton text="qb_123" name="API key" words={WORDS} />, [])
  fireEvent.click(screen.getByRole('button', { name: 'Copy: API key' }))
  expect(await screen.findByRole('button', { name: 'Copied: API key' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('Copied')
  expect(writeText).toHaveBeenCalledWith('qb_123')
})

test('a browser that lets nothing be copied is told of, and the button stays what it was', async () => {
  const refused = vi.fn()
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  await renderScreen(() => <CopyButton text="qb_123" name="API key" words={WORDS} onRefused={refused} />, [])
  fireEvent.click(screen.getByRole('button', { name: 'Copy: API key' }))
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(screen.getByRole('button', { name: 'Copy: API key' })).toBeTruthy()
})
