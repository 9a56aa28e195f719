import type { Artefact, Run, StepSummary } from '@app/contract'
import { type Asker, getRun, listArtefactsOfTask, listSteps, openArtefact, readSettings } from '@app/core'
import type { Language } from '@app/spec'
import type { Parts } from '../parts.ts'

/** As much as anybody reads on paper; the run view has the rest. */
const MOST_STEPS = 300
const MOST_PICTURES = 40
const PRINTED = new Set(['image/jpeg', 'image/png'])

export interface Report {
  run: Run
  steps: StepSummary[]
  pictures: { position: number; type: string; bytes: Uint8Array }[]
  language: Language
  timeZone: string
}

/** Everything a report needs: what the database knows in one transaction, the pictures after it. */
export async function readReport({ db, files }: Parts, user: Asker, id: string): Promise<Report> {
  const { settings, artefacts, ...read } = await db.asUser(user.id, async (tx) => {
    const ctx = { db: tx, user }
    const run = await getRun(ctx, id)
    const steps = await listSteps(ctx, id, { after: 0, limit: MOST_STEPS })
    return { run, steps, artefacts: await listArtefactsOfTask(ctx, id), settings: await readSettings(ctx) }
  })
  const pictures: Report['pictures'] = []
  for (const artefact of lastOfEachStep(artefacts).slice(0, MOST_PICTURES)) {
    const stream = await openArtefact(files, user, artefact).catch(() => undefined)
    if (!stream) continue
    const { position, type } = artefact
    pictures.push({ position, type, bytes: Buffer.concat(await stream.toArray()) })
  }
  return { ...read, pictures, language: settings.language, timeZone: settings.timezone }
}

const lastOfEachStep = (artefacts: readonly Artefact[]): Artefact[] => [
  ...new Map(artefacts.filter(({ type }) => PRINTED.has(type)).map((one) => [one.position, one])).values(),
]
