import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OPERATIONS } from '@app/spec'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listPlatforms } from '../list-platforms.ts'
import type { Platform } from '../platform.ts'
import { generateClient } from './generate-client.ts'
import { snake } from './names.ts'
import { type ClientPlan, planClient } from './plan-client.ts'
import { type Answer, expectations, type Received, startStandIn } from './stand-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'generated-python-'))
const version = spawnSync('python3', ['--version'], { encoding: 'utf8' })
const without = version.status === 0 ? '' : ' (left out: there is no python3 on this machine)'
const value = (name: string) => (name.toLowerCase() === 'path' ? 'some dir/a file' : `${name} №1/2`)
const WITH_BODY = ['POST', 'PUT', 'PATCH']
const expected = expectations(value)
let standIn: Awaited<ReturnType<typeof startStandIn>>

/** Calls every operation of each client once and turns the pages, as somebody would who has just downloaded the file. */
const DRIVER = `import importlib, json, sys

def sign(request):
    request.headers["X-Signed"] = "yes"
    return request

def work(case):
    module = importlib.import_module(case["module"])
    options = {**case["options"], **({"sign": sign} if case["signed"] else {})}
    client = getattr(module, case["client"])(origin=case["origin"], sleep=lambda seconds: None, **options)
    made = [getattr(client, name)(**given) for name, given in case["calls"]]
    return made + [list(client.pages(**case["pages"]))]

sys.path.insert(0, sys.argv[1])
print(json.dumps([work(case) for case in json.load(sys.stdin)]))
`
const COMPILE = `import pathlib, sys
for file in sorted(pathlib.Path(sys.argv[1]).glob("*.py")):
    compile(file.read_text(encoding="utf-8"), str(file), "exec")
`

beforeAll(async () => {
  standIn = await startStandIn()
  for (const platform of listPlatforms()) {
    const { fileName, code } = generateClient(platform, OPERATIONS, 'python')
    writeFileSync(join(folder, fileName), code)
  }
})
afterAll(async () => {
  await standIn.close()
  rmSync(folder, { recursive: true })
})

test.skipIf(without)(
  `every generated Python client compiles${without}`,
  () => {
    const { stderr, status } = spawnSync('python3', ['-c', COMPILE, folder], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  },
  300_000,
)

/** Every kind of sign-in, and the most spoken of: fifty that have at least a read path. */
const sample = pick(listPlatforms().filter(({ routes }) => routes.get_data))

test.skipIf(without)(
  `fifty Python clients send what the facts say${without}`,
  async () => {
    expect(sample).toHaveLength(50)
    const cases = sample.map(prepare)
    standIn.answerNext(...cases.flatMap(({ answers }) => answers))
    const made = await drive(cases.map(({ given }) => given))
    let from = 0
    for (const [index, one] of cases.entries()) {
      expect(made[index], one.plan.platform.id).toEqual(one.result)
      expectRight(one, standIn.received.slice(from, from + one.answers.length))
      from += one.answers.length
    }
  },
  300_000,
)

function pick(platforms: Platform[]): Platform[] {
  const byPopularity = [...platforms].sort((one, other) => other.popularity - one.popularity)
  const kinds = new Set(byPopularity.map(({ signIn }) => signIn.type + signIn.place))
  const ofEach = [...kinds].flatMap((kind) =>
    byPopularity.filter(({ signIn }) => signIn.type + signIn.place === kind).slice(0, 3),
  )
  return [...new Set([...ofEach, ...byPopularity])].slice(0, 50)
}

/** What one client is told to do, what it is answered, and what must come of it. */
function prepare(platform: Platform) {
  const plan = planClient(platform, OPERATIONS)
  const calls = plan.operations.map(({ operation, route, names }) => {
    const body = WITH_BODY.includes(route.method) ? { body: { title: operation } } : {}
    return [operation, { ...Object.fromEntries(names.map((name) => [snake([name]), value(name)])), ...body }] as const
  })
  const { path = '' } = expected.get(platform.id)?.get_data ?? {}
  const made = calls.map(([operation]) => ({ json: { made: operation } }))
  const answers: Answer[] = [
    { status: 429, headers: { 'retry-after': '0' } },
    ...made,
    { headers: { link: `<${path}?page=2>; rel="next"` } },
    { json: { meta: { next_cursor: 'c3' } } },
    { json: [] },
  ]
  const given = {
    ...{ calls, signed: plan.signed, origin: standIn.origin, client: `${plan.title}Client`, options: optionsOf(plan) },
    module: generateClient(platform, OPERATIONS, 'python').fileName.replace(/\.py$/, ''),
    pages: calls.find(([operation]) => operation === 'get_data')?.[1],
  }
  return { plan, given, answers, result: [...made.map(({ json }) => json), [{}, { meta: { next_cursor: 'c3' } }, []]] }
}

function optionsOf({ options, platform: { signIn } }: ClientPlan): Record<string, string> {
  const inPath = (wire: string) => signIn.place === 'path' && signIn.names.includes(wire)
  return Object.fromEntries(
    options.map(({ wire, words, kind }) => [
      snake(words),
      kind === 'place' || inPath(wire) ? value(wire) : `the-${wire}`,
    ]),
  )
}

function expectRight({ plan, given }: ReturnType<typeof prepare>, [refused, ...received]: Received[]): void {
  const operations = [...given.calls.map(([operation]) => operation), 'get_data', 'get_data', 'get_data']
  const wanted = operations.map((operation) => expected.get(plan.platform.id)?.[operation])
  expect(received.map(({ method, path }) => ({ method, path }))).toEqual(wanted)
  expect(refused?.path).toBe(received[0]?.path)
  expect(received.at(-1)?.query.get('cursor')).toBe('c3')
  for (const [index, one] of received.entries()) {
    if (WITH_BODY.includes(one.method)) expect(JSON.parse(one.body)).toEqual({ title: operations[index] })
    expectKey(plan, one)
  }
}

function expectKey({ platform: { signIn }, signed }: ClientPlan, { headers, query }: Received): void {
  if (signed) expect(headers['x-signed']).toBe('yes')
  for (const name of signIn.place === 'query' ? signIn.names : []) expect(query.get(name)).toBe(`the-${name}`)
  const plain = signIn.place === 'header' && signIn.scheme !== 'Basic' ? signIn.names : []
  for (const name of plain) expect(headers[name.toLowerCase()]).toBe(`${signIn.scheme ? 'Bearer ' : ''}the-${name}`)
  if (signIn.scheme === 'Basic')
    expect(headers.authorization).toBe(`Basic ${Buffer.from('the-username:the-password').toString('base64')}`)
}

async function drive(cases: readonly object[]): Promise<unknown[]> {
  const child = spawn('python3', ['-c', DRIVER, folder])
  const read = (stream: NodeJS.ReadableStream) => {
    const pieces: string[] = []
    stream.on('data', (piece) => pieces.push(String(piece)))
    return () => pieces.join('')
  }
  const [out, err] = [read(child.stdout), read(child.stderr)]
  child.stdin.end(JSON.stringify(cases))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(err())
  return JSON.parse(out())
}
