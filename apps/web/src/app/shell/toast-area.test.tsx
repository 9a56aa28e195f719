// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../../lib/testing.tsx'
import { toast } from '../../lib/toast.ts'
import { ToastArea } from './toast-area.tsx'

test('one toast at a time: the newest takes the place of the one before', async () => {
  await renderScreen(ToastArea, [])
  act(() => toast({ title: 'First' }))
  act(() => toast({ title: 'Second', description: 'It failed.', tone: 'destructive' }))
  expect(screen.getByText('Second')).toBeTruthy()
  expect(screen.getByText('It failed.')).toBeTruthy()
  expect(screen.queryByText('First')).toBeNull()
})
