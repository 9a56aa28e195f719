import { join } from 'node:path'
import { guardedStream } from '@app/tools'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { installRuntime } from './install-runtime.ts'
import { KNOWN_MODELS } from './known-models.ts'
import { type LocalModels, localModel } from './local-model.ts'
import { measureMachine } from './measure-machine.ts'

/** The real one, in the data folder of this installation. */
export const assembleLocalModel = ({ dataDir, egressAllow }: Config, log: Logger): LocalModels =>
  localModel({
    folder: join(dataDir, 'local-model'),
    known: KNOWN_MODELS,
    web: guardedStream({ allow: egressAllow }),
    measure: measureMachine,
    install: installRuntime,
    onBug: (err) => log.error({ err }, 'the model on this computer could not be fetched'),
  })
