import { signInWords } from '../describe-platform.ts'
import { camel, periodMilliseconds } from './names.ts'
import { type ClientPlan, hasBody, optionFor, type PlannedOperation } from './plan-client.ts'
import {
  TYPESCRIPT_FUNCTIONS,
  TYPESCRIPT_MEMBERS,
  TYPESCRIPT_NO_TURNS,
  TYPESCRIPT_OPTIONS,
  TYPESCRIPT_PAGING,
  TYPESCRIPT_TURNS,
  TYPESCRIPT_TYPES,
} from './typescript-runtime.ts'
import { typescriptSignIn } from './typescript-sign-in.ts'
import { grouped, quoted, safe, template } from './typescript-text.ts'

/** A client in strict TypeScript that needs nothing but fetch. */
export function writeTypescript(plan: ClientPlan): string {
  const reads = plan.operations.some(({ operation }) => operation === 'get_data')
  const { rateLimit } = plan.platform
  const members = reads ? TYPESCRIPT_MEMBERS : withoutPaging(TYPESCRIPT_MEMBERS)
  const code = [
    heading(plan),
    options(plan),
    TYPESCRIPT_TYPES,
    `\n/** ${plan.platform.name}, one method an operation. */\nexport class __Title__Client {\n${fields(plan)}\n${plan.operations.map((one) => method(one, plan)).join('')}${members}`,
    typescriptSignIn(plan),
    rateLimit ? TYPESCRIPT_TURNS : TYPESCRIPT_NO_TURNS,
    '}\n',
    rateLimit ? limit(rateLimit.requests, periodMilliseconds(rateLimit.period)) : '',
    TYPESCRIPT_FUNCTIONS,
    reads ? TYPESCRIPT_PAGING : '',
    usesEncode(plan) ? ENCODE : '',
  ].join('')
  return code.replaceAll('__Title__', plan.title)
}

function heading({ platform, operations }: ClientPlan): string {
  const { name, baseUrl, documentation, signIn, rateLimit } = platform
  const known = operations.map(({ operation }) => operation).join(', ')
  return `/**
 * ${safe(name)}: a client for its API, with ${known || 'no operation of its own'}.
 *
 * API            ${baseUrl}
 * Documentation  ${safe(documentation)}
 * Signs in with  ${safe(signInWords(signIn))}
 * Rate limit     ${rateLimit ? `${rateLimit.requests} requests per ${rateLimit.period}` : 'not known'}
 *
 * It needs nothing but fetch: Node 18 or newer, Deno, Bun, a worker or a browser.
 */

`
}

function options(plan: ClientPlan): string {
  const optional = plan.platform.open ? '?' : ''
  const own = plan.options.map(
    ({ words, says, kind }) => `  /** ${safe(says)} */\n  ${camel(words)}${kind === 'key' ? optional : ''}: string\n`,
  )
  const sign = plan.signed
    ? `  /** Signs one request: ${safe(signInWords(plan.platform.signIn))}. */\n  sign${optional}: (request: Sending) => Sending | Promise<Sending>\n`
    : ''
  return `export interface __Title__Options {\n${own.join('')}${sign}${TYPESCRIPT_OPTIONS}\n`
}

function fields(plan: ClientPlan): string {
  const needless = plan.options.every(({ kind }) => kind === 'key' && plan.platform.open)
  const counting = plan.platform.rateLimit ? '  #since = 0\n  #used = 0\n' : ''
  const fallback = needless && (!plan.signed || plan.platform.open) ? ' = {}' : ''
  const origin = `options.origin ?? ${template(`https://${plan.host}`, (name) => `options.${nameOf(plan, name)}`)}`
  const base = template(plan.base, (name) => `encode(options.${nameOf(plan, name)})`)
  return `  readonly #options: __Title__Options
  readonly #base: string
${counting}
  constructor(options: __Title__Options${fallback}) {
    this.#options = options
    this.#base = ${plan.base ? `(${origin}) + ${base}` : origin}
  }
`
}

function method({ operation, route, names }: PlannedOperation, plan: ClientPlan): string {
  const params = names.length > 0 ? `params: { ${names.map((name) => `${property(name)}: Value`).join('; ')} }, ` : ''
  const path = template(route.path, (name) =>
    names.includes(name)
      ? `encode(params.${property(name)}${isPath(name)})`
      : `encode(this.#options.${nameOf(plan, name)})`,
  )
  const body = hasBody(route)
  // An error tells the path; a key that stands in it is not told.
  const secret = plan.platform.signIn.place === 'path' ? `, ${quoted(route.path)}` : ''
  const given = `${params}${body ? 'body: Body, ' : ''}query: Query = {}`
  return `  /** ${safe(`${route.method} ${route.path}`)} */
  async ${camel(operation.split('_'))}<T = unknown>(${given}): Promise<T> {
    return this.request<T>('${route.method}', ${path}, query${body ? ', body' : secret && ', undefined'}${secret})
  }

${operation === 'get_data' ? pages(params, `${path}, query${secret}`) : ''}`
}

const pages = (
  params: string,
  given: string,
) => `  /** Every page of it: by the Link header, the next address or the cursor that an answer holds. */
  pages<T = unknown>(${params}query: Query = {}): AsyncGenerator<T> {
    return this.#follow<T>(${given})
  }

`

const limit = (requests: number, milliseconds: number) =>
  `\nconst LIMIT = { requests: ${grouped(requests)}, milliseconds: ${grouped(milliseconds)} }\n`

const ENCODE = String.raw`
/** One segment of a path, or several where a path is asked for; dots alone would climb out of it. */
function encode(value: Value, severalSegments = false): string {
  const segments = severalSegments ? String(value).split('/') : [String(value)]
  if (segments.some((segment) => /^\.{0,2}$/.test(segment))) throw new Error('A part of the address is empty or only dots.')
  return segments.map(encodeURIComponent).join('/')
}
`

const usesEncode = ({ base, operations }: ClientPlan) =>
  base.includes('{') || operations.some(({ route }) => route.path.includes('{'))

const isPath = (name: string) => (name.toLowerCase() === 'path' ? ', true' : '')

const nameOf = (plan: ClientPlan, wire: string) => camel(optionFor(plan, wire))

const property = (name: string) => camel([name])

function withoutPaging(members: string): string {
  const from = members.indexOf('  async *#follow')
  const until = members.indexOf('  #address(')
  return members.slice(0, from) + members.slice(until)
}
