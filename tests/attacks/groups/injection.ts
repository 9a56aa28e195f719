import { ask, shown } from '../ask.ts'
import { group } from '../attack.ts'
import { runTask } from '../run-task.ts'

const HTML = '<script>alert(1)</script><img src=x onerror=alert(1)>'
const FORMULAS = ['=1+1', '+1', '-1+cmd|calc', '@SUM(1)', '\t=1', '\r=1']

export const injection = group('injection', [
  {
    name: 'Markup in a name comes back as JSON that no browser takes for a page.',
    async run({ ben }) {
      const made = await ben.get<{ id: string; name: string }>('POST', '/api/agents', { name: HTML })
      const { headers, json } = await ben.ask('GET', `/api/agents/${made.id}`)
      await ben.get('DELETE', `/api/agents/${made.id}`)
      if ((json as { name: string }).name !== HTML) return 'the name was changed'
      const { 'content-type': type = '', 'x-content-type-options': sniff } = headers
      return (/^application\/json/.test(type) && sniff === 'nosniff') || `${type}, ${sniff}`
    },
  },
  {
    name: 'A fault that quotes what was sent is plain text, and pages run nothing inline.',
    async run({ base, ben }) {
      const answers = [
        await ben.ask('POST', '/api/plans', { words: 'x', [HTML]: 1 }),
        await ben.ask('GET', `/api/tasks?status=${encodeURIComponent(HTML)}`),
        await ask(base, `/api/${encodeURIComponent(HTML)}`),
      ]
      const page = answers.find(({ headers }) => !/^text\/plain|^application\/json/.test(headers['content-type'] ?? ''))
      if (page) return `${page.headers['content-type']}: ${shown(page)}`
      const { headers, text } = await ask(base, `/no-such-page?${encodeURIComponent(HTML)}`)
      const policy = String(headers['content-security-policy'])
      if (/script-src[^;]*'unsafe-inline'/.test(policy) || !/frame-ancestors 'none'/.test(policy)) return policy
      return !text.includes(HTML) || 'the page quotes its address'
    },
  },
  {
    name: 'A file that agents bring home is not run here, whatever it holds.',
    async run({ ben }) {
      const rows = [{ [HTML]: HTML }]
      const { id } = await runTask(ben, [{ do: 'extract.file', with: { rows, type: 'json', name: HTML } }])
      const [file] = await ben.get<{ id: string }[]>('GET', `/api/tasks/${id}/artefacts`)
      const { headers } = await ben.ask('GET', `/api/artefacts/${file?.id}`)
      const {
        'content-type': type = '',
        'content-security-policy': policy = '',
        'x-content-type-options': sniff,
      } = headers
      return (
        (!/html|svg|xml/.test(type) && String(policy).includes('sandbox') && sniff === 'nosniff') ||
        JSON.stringify(headers)
      )
    },
  },
  {
    name: 'No cell of a CSV is a formula, neither in its header nor below it.',
    async run({ ben }) {
      const rows = [...FORMULAS.map((cell) => ({ cell })), { '=header': 'x' }]
      const { id, errorMessage } = await runTask(ben, [{ do: 'extract.file', with: { rows, type: 'csv' } }])
      const [file] = await ben.get<{ id: string }[]>('GET', `/api/tasks/${id}/artefacts`)
      if (!file) return `no file: ${errorMessage}`
      const { text } = await ben.ask('GET', `/api/artefacts/${file.id}`)
      const cells = text
        .replace(/^\uFEFF/, '')
        .split(/\r\n|,/)
        .map((cell) => cell.replace(/^"/, ''))
      const formula = cells.find((cell) => /^[=+\-@\t\r]/.test(cell))
      return formula === undefined || `a cell begins ${JSON.stringify(formula.slice(0, 12))}`
    },
  },
  {
    name: 'What is searched for is words, never a part of the question to the database.',
    async run({ ben }) {
      for (const search of [
        "'; drop table tasks; --",
        "%' or '1'='1",
        '\\',
        '%',
        "x' union select password from accounts --",
      ]) {
        const answer = await ben.ask('GET', `/api/tasks?search=${encodeURIComponent(search)}`)
        if (answer.status !== 200 || (answer.json as unknown[]).length > 0) return `${search}: ${shown(answer)}`
      }
      return true
    },
  },
])
