import { signInWords } from '../describe-platform.ts'
import { partsOf } from '../fill-braces.ts'
import { periodSeconds, snake } from './names.ts'
import { type ClientPlan, hasBody, optionFor, type PlannedOperation } from './plan-client.ts'
import {
  PYTHON_FOLLOW,
  PYTHON_FUNCTIONS,
  PYTHON_IMPORTS,
  PYTHON_MEMBERS,
  PYTHON_NO_TURNS,
  PYTHON_PAGING,
  PYTHON_PARAMETER,
  PYTHON_TURNS,
} from './python-runtime.ts'
import { pythonSignIn } from './python-sign-in.ts'

/** A client in Python 3.9 or newer that needs nothing but its standard library. */
export function writePython(plan: ClientPlan): string {
  const { rateLimit, signIn } = plan.platform
  const reads = plan.operations.some(({ operation }) => operation === 'get_data')
  const code = [
    heading(plan),
    imports(plan, reads),
    rateLimit ? `LIMIT_REQUESTS = ${rateLimit.requests}\nLIMIT_SECONDS = ${periodSeconds(rateLimit.period)}\n\n\n` : '',
    `class __Title__Client:\n${initializer(plan)}`,
    ...plan.operations.map((one) => method(one, plan)),
    PYTHON_MEMBERS,
    reads ? PYTHON_FOLLOW : '',
    pythonSignIn(plan),
    rateLimit ? PYTHON_TURNS : PYTHON_NO_TURNS,
    PYTHON_FUNCTIONS,
    reads ? PYTHON_PAGING : '',
    reads || signIn.place === 'query' ? PYTHON_PARAMETER : '',
  ].join('')
  return code.replaceAll('__Title__', plan.title)
}

/** Only what this client uses. */
function imports({ platform }: ClientPlan, reads: boolean): string {
  const encoded = platform.signIn.scheme === 'Basic' ? PYTHON_IMPORTS : PYTHON_IMPORTS.replace('import base64\n', '')
  return reads ? encoded : encoded.replace('Iterator, ', '')
}

function heading({ platform, operations }: ClientPlan): string {
  const { name, baseUrl, documentation, signIn, rateLimit } = platform
  const known = operations.map(({ operation }) => operation).join(', ')
  return `"""${name}: a client for its API, with ${known || 'no operation of its own'}.

API            ${baseUrl}
Documentation  ${documentation}
Signs in with  ${signInWords(signIn)}
Rate limit     ${rateLimit ? `${rateLimit.requests} requests per ${rateLimit.period}` : 'not known'}

It needs nothing but the standard library of Python 3.9 or newer.
"""

`
}

function initializer(plan: ClientPlan): string {
  const { open, rateLimit } = plan.platform
  const given = plan.options.map(({ words, kind, says }) => {
    const optional = kind === 'key' && open
    return { name: snake(words), says, type: optional ? 'Optional[str] = None' : 'str', optional }
  })
  if (plan.signed)
    given.push({
      name: 'sign',
      says: `Signs one request: ${signInWords(plan.platform.signIn)}.`,
      type: open ? 'Optional[Callable[[Request], Request]] = None' : 'Callable[[Request], Request]',
      optional: open,
    })
  const ordered = [...given.filter((one) => !one.optional), ...given.filter((one) => one.optional)]
  const address = text(`https://${plan.host}`, (name) => nameOf(plan, name))
  const base = text(plan.base, (name) => `_part(${nameOf(plan, name)})`)
  return `    def __init__(
        self,
        *,
${ordered.map(({ name, type, says }) => `        # ${says}\n        ${name}: ${type},\n`).join('')}        # Another origin than the platform's own: a sandbox, a proxy or a test server.
        origin: Optional[str] = None,
        # Bodies as a form instead of JSON.
        form: bool = False,
        max_retries: int = 3,
        timeout: float = 30.0,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self._base = ${plan.base ? `(origin or ${address}) + ${base}` : `origin or ${address}`}
${given.map(({ name }) => `        self._${name} = ${name}\n`).join('')}        self._form = form
        self._max_retries = max_retries
        self._timeout = timeout
        self._sleep = sleep
        self._open = urllib.request.build_opener(_NoRedirects).open
${rateLimit ? '        self._since = float("-inf")\n        self._used = 0\n' : ''}
`
}

function method({ operation, route, names }: PlannedOperation, plan: ClientPlan): string {
  const body = hasBody(route)
  const params = names.length > 0 ? `*, ${names.map((name) => `${snake([name])}: Any, `).join('')}` : ''
  const given = `self, ${body ? 'body: Mapping[str, Any], ' : ''}${params}query: Optional[Mapping[str, Any]] = None`
  const path = text(route.path, (name) =>
    names.includes(name) ? `_part(${snake([name])}${isPath(name)})` : `_part(self._${nameOf(plan, name)})`,
  )
  // An error tells the path; a key that stands in it is not told.
  const secret = plan.platform.signIn.place === 'path' ? `, call=${JSON.stringify(route.path)}` : ''
  const pages = `    def pages(${given}) -> Iterator[Any]:
        """Every page of it: by the Link header, the next address or the cursor that an answer holds."""
        return self._follow(${path}, query${secret})

`
  return `    def ${operation}(${given}) -> Any:
        """${route.method} ${route.path}"""
        return self.request("${route.method}", ${path}, query${body ? ', body' : ''}${secret})

${operation === 'get_data' ? pages : ''}`
}

const isPath = (name: string) => (name.toLowerCase() === 'path' ? ', True' : '')

const nameOf = (plan: ClientPlan, wire: string) => snake(optionFor(plan, wire))

/** An f-string, or a plain one where nothing is put in. */
function text(template: string, put: (name: string) => string): string {
  const parts = partsOf(template)
  if (parts.length === 1) return JSON.stringify(template)
  const written = parts.map((part, index) => (index % 2 === 1 ? `{${put(part)}}` : part.replace(/["\\]/g, '\\$&')))
  return `f"${written.join('')}"`
}
