import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  RELEASE_SYNC,
  shouldInterruptAfterDeadline,
} from 'quickjs-emscripten'
import type { Host } from './messages.ts'
import { sayError } from './say-error.ts'

export interface JavaScriptLimits {
  seconds: number
  megabytes: number
}

/** Runs a program in an interpreter that knows nothing of the page around it; resolves when it is over, throws its error. */
export async function runJavaScript(
  code: string,
  host: Host,
  limits: JavaScriptLimits,
  wasmBinary?: ArrayBuffer,
): Promise<void> {
  const variant = wasmBinary ? newVariant(RELEASE_SYNC, { wasmBinary }) : RELEASE_SYNC
  const engine = await newQuickJSWASMModuleFromVariant(variant)
  const runtime = engine.newRuntime()
  runtime.setMemoryLimit(limits.megabytes * 1024 * 1024)
  runtime.setMaxStackSize(512 * 1024)
  runtime.setInterruptHandler(shouldInterruptAfterDeadline(Date.now() + limits.seconds * 1_000))
  const context = runtime.newContext()
  const errands = lendHands(context, host)
  const result = context.evalCode(code, 'program.js', { type: 'module' })
  if (result.error) throw sayError(context.dump(result.error))
  await finish(context, result.value, errands)
}

/** Turns the wheel until the program is over: its own promises, then whatever the host still has under way. */
async function finish(context: QuickJSContext, program: QuickJSHandle, errands: Set<Promise<void>>): Promise<void> {
  for (;;) {
    const jobs = context.runtime.executePendingJobs()
    if (jobs.error) throw sayError(context.dump(jobs.error))
    const state = context.getPromiseState(program)
    if (state.type === 'rejected') throw sayError(context.dump(state.error))
    if (state.type === 'fulfilled' && errands.size === 0) return
    if (errands.size === 0) throw new Error('The program waits for something that never comes.')
    await Promise.race(errands)
  }
}

/** console, fetchPage and sleep: all there is. */
function lendHands(context: QuickJSContext, host: Host): Set<Promise<void>> {
  const errands = new Set<Promise<void>>()
  const say = context.newFunction('log', (...words) => {
    const line = words.map((word) => asText(context.dump(word))).join(' ')
    for (const part of line.split('\n')) host.print(part)
  })
  const console = context.newObject()
  for (const name of ['log', 'info', 'warn', 'error']) context.setProp(console, name, say)
  context.setProp(context.global, 'console', console)
  const lend = (name: string, work: (given: unknown) => Promise<unknown>) =>
    context.setProp(context.global, name, promising(context, name, work, errands))
  lend('fetchPage', (path) => host.fetchPage(String(path)))
  lend('sleep', (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, Number(ms) || 0))))
  return errands
}

function promising(
  context: QuickJSContext,
  name: string,
  work: (given: unknown) => Promise<unknown>,
  errands: Set<Promise<void>>,
): QuickJSHandle {
  return context.newFunction(name, (given) => {
    const promise = context.newPromise()
    const errand: Promise<void> = work(given ? context.dump(given) : undefined)
      .then(
        (value) => promise.resolve(toHandle(context, value)),
        (error: unknown) => promise.reject(context.newError(error instanceof Error ? error.message : String(error))),
      )
      .finally(() => errands.delete(errand))
    errands.add(errand)
    return promise.handle
  })
}

/** Data only: nothing of ours can be reached through it. */
function toHandle(context: QuickJSContext, value: unknown): QuickJSHandle {
  if (typeof value === 'string') return context.newString(value)
  if (typeof value === 'number') return context.newNumber(value)
  if (typeof value !== 'object' || value === null) return context.undefined
  const made = context.newObject()
  for (const [key, each] of Object.entries(value)) context.setProp(made, key, toHandle(context, each))
  return made
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
