import type { Option } from './client-options.ts'
import { camel } from './names.ts'
import type { ClientPlan } from './plan-client.ts'

/** The one member that knows how this platform is told who asks. */
export function typescriptSignIn(plan: ClientPlan): string {
  const also = plan.options
    .filter(({ kind }) => kind === 'header')
    .map(({ wire, words }) => `    sending.headers[${JSON.stringify(wire)}] = this.#options.${camel(words)}\n`)
  return `
  async #signIn(sending: Sending): Promise<Sending> {
${also.join('')}${body(plan)}  }
`
}

function body(plan: ClientPlan): string {
  const { signIn, open } = plan.platform
  const keys = plan.options.filter(({ kind }) => kind === 'key')
  if (plan.signed) return signed(open)
  if (signIn.place === 'nowhere' || signIn.place === 'path') return '    return sending\n'
  const names = keys.map(({ words }) => camel(words))
  const taken = `    const { ${names.join(', ')} } = this.#options\n`
  const missing = open ? `    if (${names.map((name) => `!${name}`).join(' || ')}) return sending\n` : ''
  return `${taken}${missing}${keys.length === 2 && signIn.scheme === 'Basic' ? basic(names) : keys.map((key) => one(plan, key)).join('')}    return sending\n`
}

const signed = (open: boolean) =>
  open
    ? '    return this.#options.sign ? this.#options.sign(sending) : sending\n'
    : '    return this.#options.sign(sending)\n'

const basic = (names: readonly string[]) => `    const bytes = new TextEncoder().encode(${names.join(" + ':' + ")})
    sending.headers.Authorization = 'Basic ' + btoa(String.fromCharCode(...bytes))
`

function one({ platform: { signIn } }: ClientPlan, { wire, words }: Option): string {
  const name = camel(words)
  if (signIn.place === 'query') return `    sending.url.searchParams.set(${JSON.stringify(wire)}, ${name})\n`
  const value = signIn.scheme ? `'${signIn.scheme} ' + ${name}` : name
  return `    sending.headers[${JSON.stringify(wire)}] = ${value}\n`
}
