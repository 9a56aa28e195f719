import { CUSTOMERS } from './data.ts'

export const STAGES = ['Lead', 'Qualified', 'Proposal', 'Won', 'Lost'] as const

export interface Contact {
  id: string
  name: string
  company: string
  email: string
  phone: string
  city: string
  stage: (typeof STAGES)[number]
  value: number
  notes: string
}

const COMPANIES = [
  'Fjord Paper',
  'Alves Cork',
  'Conti Tools',
  'Nyström Print',
  'Brandt Books',
  'Haddad Foods',
  'Osei Tea',
]
const FIRST = ['Ines', 'Jonas', 'Kerstin', 'Luca', 'Maren', 'Nils', 'Olga', 'Pavel', 'Rosa', 'Sven', 'Tilda', 'Ugo']
const LAST = ['Abel', 'Berger', 'Costa', 'Dahl', 'Engel']

/** Seven who are customers too, and forty who are not yet. Nobody real. */
export function contacts(): Contact[] {
  const known = CUSTOMERS.map(({ name, email, city }, n) => ({ name, email, city, company: COMPANIES[n] ?? '' }))
  const others = Array.from({ length: 40 }, (_, n) => {
    const name = `${FIRST[n % FIRST.length]} ${LAST[(n * 3) % LAST.length]}`
    const company = `${LAST[n % LAST.length]} & ${FIRST[(n * 5) % FIRST.length]} Ltd`
    return { name, company, email: `${name.toLowerCase().replace(' ', '.')}${n}@example.com`, city: 'Ghent' }
  })
  return [...known, ...others].map((person, n) => ({
    id: `P-${String(n + 1).padStart(3, '0')}`,
    ...person,
    phone: `+1 202 555 01${String(n).padStart(2, '0')}`,
    stage: STAGES[n % STAGES.length] ?? 'Lead',
    value: 1_000 + ((n * 730) % 9_000),
    notes: '',
  }))
}
