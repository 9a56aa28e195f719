import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const FIELDS = ['First name', 'Last name', 'E-mail', 'Phone', 'Street', 'Town', 'Postal code']

const FORM = `<!doctype html><html lang="en"><title>Order</title><style>label{display:block;margin:8px}</style>
<form method="post" action="/orders"><h1>Order</h1>
${FIELDS.map((label, n) => `<label>${label} <input name="f${n}"></label>`).join('\n')}
<label>Country <select name="country"><option>Austria</option><option>France</option><option>Japan</option></select></label>
<label><input type="checkbox" name="news"> Newsletter</label>
<label>Delivery <input type="date" name="day"></label>
<label>Remarks <textarea name="remarks"></textarea></label>
<button>Send order</button></form>`

export const EXPECTED =
  'f0=Ada&f1=King&f2=ada%40example.com&f3=%2B44+20+7946&f4=St+James+Square+12&f5=London&f6=SW1Y+4JH&country=Japan&news=on&day=2027-03-09&remarks=By+noon'

/** The form both sides fill in, and what it was sent. */
export async function startSite(): Promise<{ url: string; orders: string[]; close(): void }> {
  const orders: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'POST') orders.push(body)
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(request.method === 'POST' ? '<!doctype html><title>Thanks</title><h1>Thank you</h1>' : FORM)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    orders,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
