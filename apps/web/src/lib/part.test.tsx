// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Part } from './part.tsx'
import { renderScreen } from './testing.tsx'

test('a part that breaks says so in its place, the rest stands, and another try brings it back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let isBroken = true
  const Fragile = () => {
    if (isBroken) throw new Error('broken')
    return <p>whole again</p>
  }
  const Screen = () => (
    <>
      <h1>The page</h1>
      <Part>
        <Fragile />
      </Part>
    </>
  )
  await renderScreen(Screen, [])
  expect(screen.getByText('The page')).toBeTruthy()
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be shown')
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('whole again')).toBeTruthy()
})
