import { chooseDecider } from '@app/planner'
import type { Logger } from 'pino'
import { baseUrlOf, modelKeysOf } from '../assemble.ts'
import { startBilling } from '../billing/start-billing.ts'
import type { Config } from '../config.ts'
import { deliverMail } from '../mail/deliver-mail.ts'
import type { Parts } from '../parts.ts'
import { assemblePush } from '../push/assemble-push.ts'
import { modelsAllowed } from '../services/find-model-servers.ts'
import { ownModels } from '../services/own-models.ts'
import { startPractice } from '../start-practice.ts'
import { assemblePost } from './assemble-post.ts'
import { assembleTools } from './assemble-tools.ts'
import { startHousekeeping } from './start-housekeeping.ts'
import { startMail } from './start-mail.ts'
import { startPush } from './start-push.ts'
import { startTriggers } from './start-triggers.ts'
import { startWorker } from './start-worker.ts'

export interface WorkerRole {
  practiceUrl: string | undefined
  /** Opens a window in the agents' browser and closes it: whether it answers. */
  openWindow(): Promise<void>
  stop(): Promise<void>
}

/** All a process does in the role of worker: carries tasks out, lets things happen by themselves, tidies up. */
export async function startWorkerRole(config: Config, parts: Parts, log: Logger): Promise<WorkerRole> {
  const { db, masterKeys, files } = parts
  const running: { stop(): Promise<unknown> }[] = []
  const stop = async () => {
    for (const one of running.reverse()) await one.stop()
  }
  try {
    const practice = await startPractice(config)
    if (practice) running.push({ stop: () => practice.close() })
    const egressAllow = [...config.egressAllow, ...(practice ? [practice.host] : [])]
    const { toolsFor, openWindow, close } = assembleTools(
      { ...config, egressAllow },
      {
        db,
        masterKeys,
        minds: {
          deciders: chooseDecider(modelKeysOf(config, parts.models)),
          own: ownModels(masterKeys, modelsAllowed(config)),
        },
      },
    )
    running.push({ stop: close })
    running.push(
      await startWorker({
        db,
        log,
        masterKeys,
        files,
        practiceUrl: practice?.url,
        toolsFor,
        oneMachine: !config.databaseUrl,
        spans: parts.spans,
      }),
    )
    running.push(await startTriggers({ db, log, masterKeys, post: assemblePost(config, log) }))
    const deliver = deliverMail({
      db,
      baseUrl: baseUrlOf(config),
      smtp: config.mail.smtp,
      egressAllow: config.egressAllow,
    })
    running.push(await startMail({ db, log, deliver }))
    const push = assemblePush(config)
    if (push) running.push(await startPush({ db, log, push }))
    running.push(startHousekeeping({ db, log, files }))
    if (parts.billing.payments.ready) running.push(await startBilling(parts.billing, log))
    return { practiceUrl: practice?.url, openWindow, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
