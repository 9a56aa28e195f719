import { join } from 'node:path'
import { createApp } from './app.ts'
import { assembleParts, openConfiguredDatabase } from './assemble.ts'
import { drawBanner } from './banner.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { createLogger } from './http/logger.ts'
import { ROOT, VERSION } from './root.ts'
import { startTracing } from './tracing/start-tracing.ts'
import { startWorkerRole } from './worker/start-role.ts'

/** what is under way gets this long; then the process ends all the same. */
const SHUTDOWN_MS = 25_000

const say = (text: string) => process.stdout.write(`${text}\n`)
const complain = (text: string) => process.stderr.write(`${text}\n`)

async function start(config: Config): Promise<void> {
  const log = createLogger(config.logLevel)
  const db = await openConfiguredDatabase(config, log)
  const closers: (() => Promise<unknown>)[] = [() => db.close()]
  try {
    const { spans, stop } = await startTracing(config, VERSION)
    closers.unshift(stop)
    const parts = { ...(await assembleParts(config, db, log)), spans }
    closers.unshift(() => parts.models.local.close())
    const worker = config.roles.includes('worker') ? await startWorkerRole(config, parts, log) : undefined
    if (worker) closers.unshift(() => worker.stop())
    if (config.roles.includes('web')) {
      const practiceUrl = worker?.practiceUrl ?? parts.practiceUrl
      const probes = { ...parts.probes, browser: worker?.openWindow }
      const app = await createApp({ ...parts, practiceUrl, probes })
      closers.unshift(() => app.close())
      await app.listen({ host: config.host, port: config.port })
      parts.models.local.goOn()
    }
    say(drawBanner(config, parts, worker?.practiceUrl))
  } catch (error) {
    for (const close of closers) await close()
    throw error
  }
  endGracefully(closers)
}

function endGracefully(closers: (() => Promise<unknown>)[]): void {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    for (const close of closers) await close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}

/** What a person can mend is a sentence; only a bug shows its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Set PORT to a free one, for example PORT=3001.'
  if (code === 'EACCES') return `This may not be used: ${message}. Choose a PORT above 1023, or another DATA_DIR.`
  return `It did not start: ${message}`
}

try {
  await start(readConfig(process.env, { dataDir: join(ROOT, '.data') }))
} catch (error) {
  complain(explain(error))
  process.exit(1)
}
