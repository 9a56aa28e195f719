import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { pager, sendPage } from './layout.ts'

const ROWS = 2_000
const A_PAGE = 50
const ACCOUNTS = ['Paper', 'Postage', 'Travel', 'Rent', 'Licences', 'Training', 'Repairs']
const Wanted = z.object({ page: z.coerce.number().int().min(1).max(ROWS).default(1) })

/** A long list over many pages: two thousand bookings, each different and none by chance. */
export function ledgerPages(app: FastifyInstance): void {
  app.get('/ledger', async ({ query }, reply) => {
    const { page } = Wanted.parse(query)
    const from = (page - 1) * A_PAGE
    const rows = Array.from({ length: Math.max(0, Math.min(A_PAGE, ROWS - from)) }, (_, n) => row(from + n))
    const head = '<tr><th>Booking</th><th>Date</th><th>Account</th><th>Amount</th></tr>'
    const more = pager(page, Math.ceil(ROWS / A_PAGE), (to) => `/ledger?page=${to}`)
    return sendPage(reply, 'Ledger', `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>${more}`)
  })
}

function row(n: number): string {
  const date = new Date(Date.UTC(2025, 0, 1 + Math.floor(n / 6))).toISOString().slice(0, 10)
  const cents = 500 + ((n * 7_919) % 99_500)
  return `<tr><td>B-${String(n + 1).padStart(5, '0')}</td><td>${date}</td><td>${ACCOUNTS[n % ACCOUNTS.length]}</td><td>$${(cents / 100).toFixed(2)}</td></tr>`
}
