import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Contact, STAGES } from '../contacts.ts'
import { Change, findContact, given } from '../routes/contacts.ts'
import type { State } from '../state.ts'
import { asHtml, field, pager, sendPage } from './layout.ts'

const A_PAGE = 15
const Wanted = z.object({
  q: z.string().max(100).default(''),
  stage: z.enum(['', ...STAGES]).default(''),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
})

/** People and what they may buy: a list to search, and a record to change. */
export function crmPages(app: FastifyInstance, state: State): void {
  app.get('/crm', async ({ query }, reply) => {
    const { q, stage, page } = Wanted.parse(query)
    const found = state.contacts.filter(
      (contact) =>
        `${contact.name} ${contact.company}`.toLowerCase().includes(q.toLowerCase()) &&
        (!stage || contact.stage === stage),
    )
    const link = (to: number) => `/crm?${new URLSearchParams({ q, stage, page: String(to) })}`
    const shown = found.slice((page - 1) * A_PAGE, page * A_PAGE)
    const more = pager(page, Math.max(1, Math.ceil(found.length / A_PAGE)), link)
    return sendPage(reply, 'Contacts', searchForm(q, stage) + table(shown) + more)
  })

  app.get<{ Params: { id: string } }>('/crm/:id', async ({ params }, reply) => {
    const contact = findContact(state, params.id)
    return sendPage(reply, contact.name, record(contact))
  })

  app.post<{ Params: { id: string } }>('/crm/:id', async ({ params, body }, reply) => {
    Object.assign(findContact(state, params.id), given(Change.parse(body)))
    return reply.redirect(`/crm/${params.id}`, 303)
  })
}

const searchForm = (q: string, stage: string): string =>
  `<form class="panel">${field('Search contacts', `<input name="q" value="${asHtml(q)}">`)}
    ${field('Stage', `<select name="stage"><option value="">All</option>${stages(stage)}</select>`)}<button>Search</button></form>`

const stages = (chosen: string): string =>
  STAGES.map((stage) => `<option${stage === chosen ? ' selected' : ''}>${stage}</option>`).join('')

const table = (contacts: readonly Contact[]): string =>
  `<table><thead><tr><th>Name</th><th>Company</th><th>E-mail</th><th>Phone</th><th>Stage</th><th>Value</th></tr></thead><tbody>${contacts
    .map(
      ({ id, name, company, email, phone, stage, value }) =>
        `<tr><td><a href="/crm/${id}">${asHtml(name)}</a></td><td>${asHtml(company)}</td><td>${asHtml(email)}</td>
        <td>${asHtml(phone)}</td><td>${stage}</td><td>$${value.toLocaleString('en-US')}</td></tr>`,
    )
    .join('')}</tbody></table>`

const record = ({ id, stage, notes, ...contact }: Contact): string =>
  `<form class="panel" method="post" action="/crm/${id}">
    ${(['name', 'company', 'email', 'phone', 'city', 'value'] as const)
      .map((key) =>
        field(LABELS[key], `<input name="${key}" type="${TYPES[key] ?? 'text'}" value="${asHtml(contact[key])}">`),
      )
      .join('')}
    ${field('Stage', `<select name="stage">${stages(stage)}</select>`)}
    ${field('Notes', `<textarea name="notes">${asHtml(notes)}</textarea>`)}<button>Save contact</button></form>`

const LABELS = { name: 'Name', company: 'Company', email: 'E-mail', phone: 'Phone', city: 'City', value: 'Value' }
const TYPES: Record<string, string> = { email: 'email', phone: 'tel', value: 'number' }
