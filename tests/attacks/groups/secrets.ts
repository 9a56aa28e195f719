import { calls } from '@app/contract'
import { unzipSync } from 'fflate'
import { shown } from '../ask.ts'
import { group } from '../attack.ts'
import { SECRET } from '../belongings.ts'
import { runTask } from '../run-task.ts'
import { ownOf, type Target } from '../target.ts'

/** Of two forms a secret leaves in, the second hides it from who looks for the first. */
const forms = (secret: string) => [secret, Buffer.from(secret).toString('base64').replace(/=+$/, '')]

function findSecret(text: string, secrets: string[]): string | undefined {
  return secrets.find((secret) => secret !== '' && forms(secret).some((form) => text.includes(form)))
}

const secretsOf = ({ things, keys, ada }: Target) => [...things.secrets, ...Object.values(keys), ada.password]

export const secrets = group('secrets', [
  {
    name: 'No answer shows a stored secret: not a list, not a task, not a fault.',
    async run(target) {
      const { ada, things } = target
      const lists = Object.values(calls)
        .flatMap((some) => Object.values(some))
        .filter(({ method, path, access }) => method === 'GET' && access === 'user' && !path.includes(':'))
      const paths = [...lists.map(({ path }) => path), `/api/tasks/${things.task.id}`, `/api/agents/${things.agent.id}`]
      const rest = [`/api/webhooks/${things.webhook.id}/deliveries`, `/api/shared/${things.share.token}`]
      for (const path of [...paths, ...rest]) {
        const found = findSecret((await ada.ask('GET', path)).text, secretsOf(target))
        if (found) return `${path} shows ${found.slice(0, 8)}…`
      }
      const refused = await ada.ask('POST', '/api/credentials', {
        name: '',
        origin: SECRET,
        secret: SECRET,
        more: SECRET,
      })
      return !refused.text.includes(SECRET) || shown(refused)
    },
  },
  {
    name: 'An export holds everything of a person but the secrets.',
    async run(target) {
      const { status, bytes } = await target.ada.ask('GET', '/api/account/export')
      if (status !== 200) return `the export answered ${status}`
      for (const [name, content] of Object.entries(unzipSync(bytes))) {
        const found = findSecret(Buffer.from(content).toString('utf8'), secretsOf(target))
        if (found) return `${name} holds ${found.slice(0, 8)}…`
      }
      return true
    },
  },
  {
    name: 'A secret that a site sends back is struck out before anybody reads it.',
    own: true,
    async run({ ada, lure }) {
      const logIn = (as: string) => ({ name: 'log-in of Ada', as })
      for (const as of ['bearer', 'basic']) {
        const step = { do: 'http.get', with: { url: `${lure.url}/echo`, logIn: logIn(as) } }
        const trace = await runTask(ada, [step])
        if (trace.status !== 'completed') return `the task failed: ${trace.errorMessage}`
        if (!lure.seen.some((headers) => findSecret(headers, [SECRET, `ada:${SECRET}`])))
          return 'the site was not shown it'
        const found = findSecret(JSON.stringify(trace), [SECRET, `ada:${SECRET}`])
        if (found) return `${as}: the trace holds ${found.slice(0, 8)}…`
      }
      return true
    },
  },
  {
    name: 'A stored log-in goes to its own origin, and neither to another nor along a redirect.',
    own: true,
    async run({ ada, lure }) {
      const elsewhere = lure.url.replace('127.0.0.1', 'localhost')
      const urls = [`${elsewhere}/echo`, `${lure.url}/redirect?to=${encodeURIComponent(`${elsewhere}/echo`)}`]
      for (const url of urls) {
        lure.seen.length = 0
        await runTask(ada, [{ do: 'http.get', with: { url, logIn: { name: 'log-in of Ada' } } }])
        const leaked = lure.seen.filter((headers) => headers.includes('localhost') && headers.includes(SECRET))
        if (leaked.length > 0) return `${url} was shown it`
      }
      return true
    },
  },
  {
    name: 'Keys such as __proto__ and constructor are refused or are plain data, and change nobody else.',
    async run({ ada, ben }) {
      const recipe = '{"version":1,"steps":[{"do":"http.get","with":{"url":"https://example.com"}}]}'
      const poisoned = [
        '{"name":"P","__proto__":{"role":"admin"}}',
        '{"name":"P","constructor":{"prototype":{"role":"admin"}}}',
        `{"name":"P","recipe":${recipe},"input":{"a":{"__proto__":{"role":"admin"}}}}`,
        `{"name":"P","recipe":${recipe.replace('"with"', '"save":"constructor","with"')}}`,
        `{"name":"P","recipe":${recipe.replace('"with"', '"save":"__proto__","with"')}}`,
      ]
      for (const body of poisoned) {
        const answer = await ben.ask('POST', body.includes('recipe') ? '/api/tasks' : '/api/agents', body)
        if (answer.status !== 400) return `${body.slice(0, 60)}: ${shown(answer)}`
      }
      await ben.ask('GET', '/api/tasks?__proto__[role]=admin&constructor[prototype][role]=admin')
      const { user } = await ada.get<{ user: { role: string } }>('GET', '/api/session')
      const values = { a: '{{input.constructor.name}}', b: '{{input.__proto__.toString}}', c: '{{constructor}}' }
      const step = { do: 'extract.file', with: { rows: [values], type: 'json' } }
      const { steps, status } = await runTask(ben, [step], {}, { input: {} })
      if (/native code|"Object"/.test(JSON.stringify(steps))) return 'a recipe looked into the language itself'
      return (user.role === 'user' && status !== 'pending') || `Ada is ${user.role} now`
    },
  },
  {
    name: 'No line of the log holds a secret, a key or a password, also not from an address.',
    own: true,
    async run(target) {
      const { product, adminKey, admin } = ownOf(target)
      await admin.ask('GET', `/api/admin/analytics?%61dminKey=${adminKey}`)
      await target.ada.ask('GET', `/api/shared/${target.things.share.token}?token=${target.keys.read}`)
      const found = findSecret(product.log(), [...secretsOf(target), adminKey, admin.password])
      if (found) {
        const line = product
          .log()
          .split('\n')
          .find((one) => findSecret(one, [found]))
        return `${found.slice(0, 8)}… in ${line?.slice(0, 160)}`
      }
      return product.log().includes('/api/admin/analytics') || 'nothing was logged'
    },
  },
])
