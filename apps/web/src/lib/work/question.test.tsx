// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing.tsx'
import { Question } from './question.tsx'

const WORDS = 'To be told about “the lamp”, set up a watch: it looks again and again, and alerts you.'

test('whoever is told to set up a watch gets there from that very word', async () => {
  const { container } = await renderScreen(() => <Question words={WORDS} />, [])
  expect(container.textContent).toContain(WORDS)
  expect(screen.getByRole('link', { name: 'set up a watch' }).getAttribute('href')).toBe('/agents/watches')
})

test('any other question is only words', async () => {
  const { container } = await renderScreen(() => <Question words="Which shop is meant?" />, [])
  expect(container.textContent).toContain('Which shop is meant?')
  expect(screen.queryByRole('link')).toBeNull()
})
