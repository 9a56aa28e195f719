import type { Option } from './client-options.ts'
import { snake } from './names.ts'
import type { ClientPlan } from './plan-client.ts'

/** The one method that knows how this platform is told who asks. */
export function pythonSignIn(plan: ClientPlan): string {
  const also = plan.options
    .filter(({ kind }) => kind === 'header')
    .map(({ wire, words }) => `        request.headers[${JSON.stringify(wire)}] = self._${snake(words)}\n`)
  return `
    def _sign_in(self, request: Request) -> Request:
${also.join('')}${body(plan)}`
}

function body(plan: ClientPlan): string {
  const { signIn, open } = plan.platform
  if (plan.signed)
    return open
      ? '        return self._sign(request) if self._sign else request\n'
      : '        return self._sign(request)\n'
  if (signIn.place === 'nowhere' || signIn.place === 'path') return '        return request\n'
  const keys = plan.options.filter(({ kind }) => kind === 'key')
  const names = keys.map(({ words }) => `self._${snake(words)}`)
  const missing = open
    ? `        if ${names.map((name) => `${name} is None`).join(' or ')}:\n            return request\n`
    : ''
  const put = signIn.scheme === 'Basic' ? basic(names) : keys.map((key) => one(plan, key)).join('')
  return `${missing}${put}        return request\n`
}

const basic = ([user = '', password = '']: readonly string[]) =>
  `        pair = base64.b64encode(f"{${user}}:{${password}}".encode()).decode()
        request.headers["Authorization"] = "Basic " + pair
`

function one({ platform: { signIn } }: ClientPlan, { wire, words }: Option): string {
  const name = `self._${snake(words)}`
  if (signIn.place === 'query')
    return `        request.url = _with_parameter(request.url, ${JSON.stringify(wire)}, ${name})\n`
  const value = signIn.scheme ? `"${signIn.scheme} " + ${name}` : name
  return `        request.headers[${JSON.stringify(wire)}] = ${value}\n`
}
