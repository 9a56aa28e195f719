import type { Reply } from '../stand-in.ts'
import { KEY, type Wire } from './wire.ts'

const json =
  (body: object, status = 200, headers: Record<string, string> = {}): Reply =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const whole = (wire: Wire, text: string): Reply => json(wire.says(text))
export const cut = (wire: Wire, text: string): Reply => json(wire.says(text.slice(0, text.length / 2), 'cut'))
export const declined = (wire: Wire): Reply => json(wire.says('I will not help with that.', 'declined'))
export const called = (wire: Wire, input: object): Reply => json(wire.calls('next', JSON.stringify(input)))
export const calledBadly = (wire: Wire): Reply => json(wire.calls('next', '{"why": "half an obj'))

/** Its own words quote the key, as some providers' do. */
export const failed = (wire: Wire, status: number, headers: Record<string, string> = {}): Reply =>
  json(wire.fails(`No: ${KEY}`), status, headers)

/** As busy as any, says its number; that only money helps, says its kind. */
export const unpaid = (wire: Wire): Reply => json(wire.fails(`No: ${KEY}`, 'insufficient_quota'), 429)

export const thrice = (reply: Reply): Reply[] => [reply, reply, reply]

export const streamed =
  (wire: Wire, text: string): Reply =>
  (response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(wire.streams(text))

export const page: Reply = (response) =>
  void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>')

export const nothing: Reply = (response) => void response.writeHead(200).end()

export const silence: Reply = () => undefined

/** Begins an answer and is gone before its end. */
export const dropped =
  (wire: Wire, text: string): Reply =>
  (response) => {
    const written = JSON.stringify(wire.says(text))
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': written.length })
    response.write(written.slice(0, 20), () => response.destroy())
  }

export const endless =
  (wire: Wire): Reply =>
  (response) =>
    void json(wire.says('more '.repeat(1_000_000)))(response)
