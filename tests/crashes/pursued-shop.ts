import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = (body: string) => `<!doctype html><title>Shop</title><body>${body}</body>`

/** A shop that takes an order in three pages and remembers every one, however often it comes. */
export async function startPursuedShop() {
  const orders: string[] = []
  const server = createServer(async (request, response) => {
    const [, number = '', part] = (request.url ?? '/').split('/')
    response.setHeader('content-type', 'text/html')
    if (request.method === 'POST') {
      await request.toArray()
      orders.push(number)
      return response.writeHead(303, { location: `/${number}/done` }).end()
    }
    if (part === 'done') return response.end(page(`<h1>Order ${number} received</h1>`))
    const form = `<form method="post"><label>Name <input name="name"></label><button>Send order</button></form>`
    if (part === 'form') return response.end(page(`<h1>Order ${number}</h1>${form}`))
    return response.end(page(`<h1>Shop</h1><a href="/${number}/form">Continue</a>`))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { orders, host: hostOf(server.address()), close: () => server.close() }
}

/** A model that decides by what it is shown, and remembers how far each run was whenever it was asked. */
export async function startPursuingMind() {
  const asked = new Map<string, number[]>()
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json')
    if (request.url?.endsWith('/models')) return response.end(JSON.stringify({ data: [{ id: 'mind' }] }))
    const { messages } = JSON.parse(Buffer.concat(await request.toArray()).toString()) as {
      messages: { content: string }[]
    }
    const told = String(messages.at(-1)?.content)
    const number = /order number (\d+)/.exec(told)?.[1] ?? ''
    asked.set(number, [...(asked.get(number) ?? []), told.match(/^\d+\. /gm)?.length ?? 0])
    const call = { name: 'next', arguments: JSON.stringify(decide(told, number)) }
    const message = { role: 'assistant', content: null, tool_calls: [{ id: '1', type: 'function', function: call }] }
    // About as long as thinking takes at its quickest, so that kills meet it too.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const usage = { prompt_tokens: 9, completion_tokens: 3 }
    const choices = [{ index: 0, message, finish_reason: 'tool_calls' }]
    return response.end(JSON.stringify({ id: '1', created: 0, model: 'mind', choices, usage }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { asked, host: hostOf(server.address()), close: () => server.close() }
}

function decide(told: string, number: string): object {
  const ref = (line: RegExp) => /\[(\w+)\]/.exec(told.split('\n').find((one) => line.test(one)) ?? '')?.[1] ?? 'e0'
  if (told.includes(`Order ${number} received`))
    return { why: 'It is ordered', done: { shows: `Order ${number} received` } }
  if (!told.includes('Send order')) return { why: 'Go on', acts: [{ do: 'click', ref: ref(/link "Continue"/) }] }
  const fill = { do: 'fill', ref: ref(/textbox "Name"/), text: 'Ada' }
  return { why: 'Order it', acts: [fill, { do: 'click', ref: ref(/button "Send order"/) }] }
}

const hostOf = (address: string | AddressInfo | null): string => `127.0.0.1:${(address as AddressInfo).port}`
