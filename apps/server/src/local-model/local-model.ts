import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LocalModel } from '@app/contract'
import { Fault } from '@app/core'
import type { LocalPlace } from '@app/planner'
import { Refused, Unavailable } from '@app/toolkit'
import type { GuardedStream } from '@app/tools'
import { chooseModel } from './choose-model.ts'
import { sizeOf } from './fetch-rest.ts'
import { fetchWeights, partOf } from './fetch-weights.ts'
import { type InstallRuntime, runtimeEntry } from './install-runtime.ts'
import { readKept, writeKept } from './keep-state.ts'
import type { KnownModel } from './known-models.ts'
import type { MeasureMachine } from './measure-machine.ts'
import { type ModelServer, modelServer } from './start-server.ts'

export interface LocalModelParts {
  /** Where weights, runtime and state lie. */
  folder: string
  /** Where the runtime lies, if elsewhere. */
  runtime?: string
  known: readonly KnownModel[]
  web: GuardedStream
  measure: MeasureMachine
  install: InstallRuntime
  /** After so long without a question its memory is given back. */
  idleMs?: number
  restMs?: number
  /** What nobody foresaw. */
  onBug(error: unknown): void
}

/** The model on this computer: offered, fetched, paused, asked, removed. What is under way survives a restart. */
export interface LocalModels {
  read(): Promise<Omit<LocalModel, 'mayChange'>>
  fetch(): Promise<void>
  pause(): Promise<void>
  remove(): Promise<void>
  /** After a start: what somebody wanted before goes on. */
  goOn(): void
  /** How it is asked; undefined until it is there. */
  place(): LocalPlace | undefined
  /** Whether it is loaded. */
  runs(): boolean
  close(): Promise<void>
}

const IDLE_MS = 5 * 60_000
const REST_MS = 1_000

interface Work {
  doing: 'installing' | 'fetching' | 'checking'
  stop: AbortController
  done: Promise<void>
}

export function localModel(parts: LocalModelParts): LocalModels {
  const { folder, known, web, measure, install, idleMs = IDLE_MS, restMs = REST_MS, onBug } = parts
  const { runtime = join(folder, 'runtime') } = parts
  const weightsOf = ({ id }: KnownModel) => join(folder, 'weights', `${id}.gguf`)
  const kept = () => {
    const state = readKept(folder)
    const model = known.find(({ id }) => id === state?.model)
    return state && model ? { ...state, model } : undefined
  }
  let work: Work | undefined

  const server: ModelServer = modelServer(() => {
    const there = kept()
    if (there?.stage !== 'ready') throw new Unavailable('There is no model on this computer any more.')
    return { name: there.model.name, entry: runtimeEntry(runtime), weights: weightsOf(there.model), idleMs }
  })

  async function carryOut(model: KnownModel, signal: AbortSignal, doing: (what: Work['doing']) => void) {
    const keep = (more: object) => writeKept(folder, { model: model.id, stage: 'fetching', ...more })
    try {
      await install(runtime, signal)
      doing('fetching')
      const onCheck = () => doing('checking')
      const onSize = (bytes: number) => keep({ bytes })
      await fetchWeights({ web, model, path: weightsOf(model), signal, restMs, onSize, onCheck })
      keep({ stage: 'ready' })
    } catch (error) {
      if (signal.aborted) return
      const spoken = error instanceof Refused || error instanceof Unavailable
      if (!spoken) onBug(error)
      const bytes = readKept(folder)?.bytes
      const problem = spoken ? error.message : 'Something went wrong that should not have. Try again.'
      keep({ stage: 'failed', problem, ...(bytes ? { bytes } : {}) })
    }
  }

  function begin(model: KnownModel): void {
    if (work) return
    const stop = new AbortController()
    const mine: Work = { doing: 'installing', stop, done: Promise.resolve() }
    work = mine
    mine.done = carryOut(model, stop.signal, (doing) => {
      mine.doing = doing
    }).finally(() => {
      if (work === mine) work = undefined
    })
  }

  async function halt(): Promise<void> {
    const { stop, done } = work ?? {}
    stop?.abort(new Error('It was stopped.'))
    await done
  }

  return {
    async read() {
      const there = kept()
      const model = there?.model ?? chooseModel(known, await measure(folder)) ?? null
      const ready = there?.stage === 'ready'
      const bytes = there?.bytes ?? model?.bytes ?? 0
      const received = ready ? bytes : model ? await sizeOf(partOf(weightsOf(model))) : 0
      const [least] = known
      return {
        stage: (work?.doing ?? there?.stage) || 'none',
        model: model && { name: model.name, licence: model.licence, bytes, memoryBytes: model.memoryBytes },
        received: Math.min(received, bytes),
        problem: (!work && there?.problem) || null,
        least: { bytes: least?.bytes ?? 0, memoryBytes: least?.memoryBytes ?? 0 },
      }
    },
    async fetch() {
      const there = kept()
      if (there?.stage === 'ready' || work) return
      const model = there?.model ?? chooseModel(known, await measure(folder))
      if (!model) throw new Fault('invalid', 'This computer has too little free memory or disk for a model.')
      writeKept(folder, { model: model.id, stage: 'fetching', ...(there?.bytes ? { bytes: there.bytes } : {}) })
      begin(model)
    },
    async pause() {
      const there = kept()
      if (!there || there.stage === 'ready') return
      await halt()
      // It may have come to its end in the same moment.
      const { stage, bytes } = readKept(folder) ?? {}
      if (stage === 'fetching')
        writeKept(folder, { model: there.model.id, stage: 'paused', ...(bytes ? { bytes } : {}) })
    },
    async remove() {
      await halt()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    goOn() {
      const there = kept()
      if (there?.stage === 'fetching') begin(there.model)
    },
    place() {
      const there = kept()
      return there?.stage === 'ready' ? { model: there.model.name, fetch: server.fetch } : undefined
    },
    runs: () => server.runs,
    async close() {
      await halt()
      await server.stop()
      await web.close()
    },
  }
}
