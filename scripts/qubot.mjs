// A task in plain words from the command line: npm run qubot -- "task in words" [--dry-run] [--json]
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { carryOut } from './qubot/carry-out.mjs'
import { reach } from './qubot/reach.mjs'
import { showPlan, showResult, showStep } from './qubot/show.mjs'
import { refuseOldNode } from './setup/install.mjs'

const USAGE = `npm run qubot -- "task in words" [options]
  --dry-run    shows the planned steps with their inputs and does nothing
  --json       prints one object at the end instead of lines
  --url <url>  the instance to use; else the one on this machine, or one started for this task
  --key <key>  an API key, where the instance has accounts
  --out <dir>  where files are put; else a folder of their own`

refuseOldNode()
const { values, positionals } = readArguments()
const words = positionals.join(' ').trim()
if (!words || values.help) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(words ? 0 : 2)
}

const say = values.json ? () => undefined : (text) => process.stdout.write(`${text}\n`)
let instance
try {
  instance = await reach(values, say)
  const answer = values['dry-run'] ? await plan() : await run()
  if (values.json) process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
  process.exitCode = isDone(answer) ? 0 : 1
} catch (error) {
  if (values.json) process.stdout.write(`${JSON.stringify({ status: 'failed', reason: error.message })}\n`)
  else process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await instance?.close()
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        json: { type: 'boolean' },
        help: { type: 'boolean' },
        url: { type: 'string' },
        key: { type: 'string' },
        out: { type: 'string' },
      },
    })
  } catch (error) {
    process.stderr.write(`${error.message}\n${USAGE}\n`)
    process.exit(2)
  }
}

async function plan() {
  const made = await instance.ask('POST', '/api/plans', { words })
  say(showPlan(made))
  const steps = made.steps.map(({ path, tool, effect, says }) => ({
    tool,
    what: says,
    effect,
    input: inputAt(made, path),
  }))
  const { notUnderstood, questions, forecast } = made
  return { status: made.recipe ? 'planned' : 'failed', steps, notUnderstood, questions, forecast }
}

/** `2.1` in the recipe. */
function inputAt({ recipe }, path) {
  const step = path.split('.').reduce((at, part) => at.steps?.[Number(part) - 1], recipe)
  return step?.with ?? {}
}

async function run() {
  // Nobody sits at a pipe: there a question ends the command, and waits in the product.
  const onQuestion = process.stdin.isTTY && !values.json ? askHere : undefined
  const onStep = (step) => say(showStep(step))
  const answer = await carryOut(instance, words, { out: values.out, onStep, onQuestion })
  say(showResult(answer))
  return answer
}

async function askHere({ question, options }) {
  const line = createInterface({ input: process.stdin, output: process.stdout })
  const choice = options.length > 0 ? ` (${options.join(' / ')})` : ''
  try {
    return (await line.question(`? ${question}${choice} `)).trim()
  } finally {
    line.close()
  }
}

/** Done, and nothing that was seen speaks against it. */
function isDone({ status, verdict, notUnderstood = [], questions = [] }) {
  if (status === 'planned') return notUnderstood.length === 0 && questions.length === 0
  return status === 'completed' && verdict !== 'contradicted'
}
