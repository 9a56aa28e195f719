import { ConfigError, readConfig } from './config.generated.mjs'
import { inRoot } from './paths.mjs'

/** Names every mistake in the environment at once, before a minute goes into installing and building. */
export function judgeConfig() {
  try {
    readConfig(process.env, { dataDir: inRoot('.data') })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
