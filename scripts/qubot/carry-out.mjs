import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const LOOK_MS = 200

/** Hands the words in, tells of each step as it is done, and brings the files. */
export async function carryOut({ ask, fetchFile }, words, { out, onStep, onQuestion }) {
  const { id } = await ask('POST', '/api/tasks', { name: words.slice(0, 200), description: words })
  const trace = await follow(ask, id, { onStep, onQuestion })
  const artefacts = await bringFiles({ ask, fetchFile }, id, out)
  const { status, errorMessage, reason, verdict, result, actionsUsed, costCents } = trace
  return {
    status,
    reason: errorMessage ?? reason,
    verdict,
    result,
    artefacts,
    steps: trace.steps.map(toStep),
    actionsUsed,
    costCents,
  }
}

async function follow(ask, id, { onStep, onQuestion }) {
  let told = 0
  for (;;) {
    const trace = await ask('GET', `/api/tasks/${id}`)
    const done = trace.steps.filter(({ status }) => status !== 'intent')
    for (const step of done.slice(told)) onStep(toStep(step))
    told = done.length
    if (trace.reason === 'awaiting-approval' && onQuestion && (await answerQuestion(ask, id, onQuestion))) continue
    // What waits for a person waits longer than anybody looks at a command line.
    const waits = ['awaiting-approval', 'needs-review', 'limit-reached', 'paused'].includes(trace.reason)
    if (waits || trace.status === 'completed' || trace.status === 'failed') return trace
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Puts a question of the task to whoever sits here, and hands their answer in. */
async function answerQuestion(ask, id, onQuestion) {
  const waiting = (await ask('GET', '/api/approvals')).find(
    ({ taskId, question }) => taskId === id && question !== null,
  )
  const answer = waiting && (await onQuestion(waiting))
  if (!answer) return false
  await ask('POST', `/api/approvals/${waiting.id}/answer`, { hash: waiting.hash, answer })
  return true
}

const toStep = ({ tool, name, input, status, executionTime, errorMessage }) => ({
  tool,
  what: name,
  input,
  ok: status === 'done',
  ms: executionTime ?? 0,
  ...(errorMessage ? { error: errorMessage } : {}),
})

/** The same name twice gets its step before it. */
async function bringFiles({ ask, fetchFile }, id, out) {
  const files = await ask('GET', `/api/tasks/${id}/artefacts`)
  if (files.length === 0) return []
  const folder = out ?? (await mkdtemp(join(tmpdir(), 'qubot-')))
  await mkdir(folder, { recursive: true })
  const taken = new Set()
  const brought = []
  for (const { id: file, name, type, position } of files) {
    const plain = name.replace(/[\\/]/g, '-')
    const path = join(folder, taken.has(plain) ? `${position}-${plain}` : plain)
    taken.add(plain)
    await writeFile(path, await fetchFile(`/api/artefacts/${file}`))
    brought.push({ name, type, path })
  }
  return brought
}
