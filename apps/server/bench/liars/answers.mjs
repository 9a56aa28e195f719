// What nearly every one of these small sites needs: reading what was sent, and answering.

export const esc = (text) => String(text ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export async function read(request) {
  let text = ''
  for await (const part of request) text += part
  return text
}

export const form = async (request) => new URLSearchParams(await read(request))

export const data = async (request) => JSON.parse((await read(request)) || '{}')

export function html(response, text, status = 200) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(text)
}

export function json(response, value, status = 200) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(value))
}

export function go(response, to) {
  response.writeHead(303, { location: to })
  response.end()
}
