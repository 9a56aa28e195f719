import type { FastifyInstance, FastifyReply } from 'fastify'
import { asHtml, field, money, sendPage } from '../pages/layout.ts'
import { notFound } from '../problem.ts'
import type { State } from '../state.ts'
import { INVOICES, makeInvoice } from './make-invoice.ts'
import { makeOrderForm } from './make-order-form.ts'
import { receiveFiles } from './receive-files.ts'

const MOST_UPLOADS = 500

/** Documents to fetch, and a place to hand some in. */
export function documentPages(app: FastifyInstance, state: State): void {
  app.get('/documents', async (_request, reply) =>
    sendPage(reply, 'Documents', shelf() + uploadForm() + handedIn(state)),
  )

  app.get<{ Params: { number: string } }>('/documents/invoice-:number.pdf', async ({ params }, reply) => {
    const invoice = INVOICES.find(({ number }) => number === params.number)
    if (!invoice) throw notFound('invoice')
    return sendFile(reply, `invoice-${invoice.number}.pdf`, 'application/pdf', await makeInvoice(invoice))
  })

  app.get('/documents/order-form.pdf', async (_request, reply) =>
    sendFile(reply, 'order-form.pdf', 'application/pdf', await makeOrderForm()),
  )

  app.get('/documents/prices.csv', async (_request, reply) => {
    const rows = state.products.map(({ sku, name, priceCents }) => `${sku},"${name}",${money(priceCents)}`)
    return sendFile(reply, 'prices.csv', 'text/csv; charset=utf-8', ['Number,Name,Price', ...rows].join('\r\n'))
  })

  app.post('/documents', async (request, reply) => {
    const { files } = await receiveFiles(request)
    if (files.length === 0) return sendPage(reply, 'Documents', '<p class="error" role="alert">Choose a file.</p>', 422)
    state.uploads.push(...files.map(({ upload }) => upload))
    state.uploads.splice(0, Math.max(0, state.uploads.length - MOST_UPLOADS))
    return reply.redirect('/documents', 303)
  })

  app.get('/api/uploads', async () => ({ items: state.uploads }))
}

const sendFile = (reply: FastifyReply, name: string, type: string, bytes: Uint8Array | string): FastifyReply =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(typeof bytes === 'string' ? bytes : Buffer.from(bytes))

const shelf = (): string =>
  `<ul>${[
    ...INVOICES.map(({ number, issuer }) => [`invoice-${number}.pdf`, `Invoice ${number} of ${issuer}`]),
    ['order-form.pdf', 'Order form to fill in'],
    ['prices.csv', 'Price list'],
  ]
    .map(([file, title]) => `<li><a href="/documents/${file}" download>${asHtml(title)}</a></li>`)
    .join('')}</ul>`

const uploadForm = (): string =>
  `<form class="panel" method="post" action="/documents" enctype="multipart/form-data"><h2>Hand in a document</h2>
  ${field('Document', '<input type="file" name="document" required>')}<button>Upload</button></form>`

const handedIn = ({ uploads }: State): string =>
  `<h2>Handed in</h2><table><thead><tr><th>Name</th><th>Bytes</th><th>SHA-256</th></tr></thead><tbody>${uploads
    .map(({ name, bytes, sha256 }) => `<tr><td>${asHtml(name)}</td><td>${bytes}</td><td>${sha256}</td></tr>`)
    .join('')}</tbody></table>`
