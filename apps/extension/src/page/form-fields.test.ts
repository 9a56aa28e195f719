// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keyOf, propose } from '../shared/my-data.ts'
import { fillFields, listFields } from './form-fields.ts'

const DATA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com', city: 'London', country: 'France' }
const FORM = `<form><label>Full name <input></label><label>Mail <input type="email"></label>
  <label>Password <input type="password"></label><label>Card <input autocomplete="cc-number"></label>
  <label>City <input readonly value="Rome"></label><label>Country <select><option>Spain</option><option>France</option></select></label>
  <label>Comment <textarea></textarea></label><button>Send</button></form>`

function show(html: string) {
  document.body.innerHTML = html
  return listFields(document)
}

test('fields are shown by their labels; secrets and what cannot be typed into are not among them', () => {
  expect(show(FORM).map(({ label }) => label)).toEqual(['Full name', 'Mail', 'Country', 'Comment'])
})

test('what a page holds already is not told', () => {
  expect(JSON.stringify(show('<label>City <input value="secret town"></label>'))).not.toContain('secret town')
})

test('one’s own data is proposed where it fits, and typed only when told to; nothing is submitted', () => {
  const proposals = propose(show(FORM), DATA)
  expect(proposals.map(({ label, value }) => [label, value])).toEqual([
    ['Full name', 'Ada Lovelace'],
    ['Mail', 'ada@example.com'],
    ['Country', 'France'],
  ])
  let submitted = 0
  document.querySelector('form')?.addEventListener('submit', () => (submitted += 1))
  expect(fillFields(document, proposals.slice(1))).toBe(2)
  const values = [...document.querySelectorAll<HTMLInputElement>('input, select')].map(({ value }) => value)
  expect(values).toEqual(['', 'ada@example.com', '', '', 'Rome', 'France'])
  expect(submitted).toBe(0)
})

test('a program that draws the page notices what was typed', () => {
  show('<label>City <input></label>')
  const heard: string[] = []
  for (const name of ['input', 'change']) document.addEventListener(name, () => heard.push(name))
  fillFields(document, [{ at: 0, value: 'London' }])
  expect(heard).toEqual(['input', 'change'])
})

test.each([
  ['Vorname', 'firstName'],
  ['Nachname', 'lastName'],
  ['Correo electrónico', 'email'],
  ['Code postal', 'postalCode'],
  ['電話番号', 'phone'],
  ['公司', 'organization'],
  ['Straße und Hausnummer', 'street'],
  ['Comment', undefined],
])('%s asks for %s', (label, key) => {
  expect(keyOf({ at: 0, label, type: 'text', autocomplete: '', name: '' })).toBe(key)
})

test('what the site says itself comes first', () => {
  expect(keyOf({ at: 0, label: 'Name', type: 'text', autocomplete: 'section-a family-name', name: '' })).toBe(
    'lastName',
  )
})
