import type { Span } from '@app/toolkit'
import type { Config } from '../config.ts'

export interface Tracing {
  /** Undefined where nobody is told. */
  spans: Span | undefined
  /** Sends what is left. */
  stop(): Promise<void>
}

/** OpenTelemetry where an endpoint is set; its library is loaded only then. */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>, version: string): Promise<Tracing> {
  if (!tracing.endpoint) return { spans: undefined, stop: async () => undefined }
  const { sendSpans } = await import('./send-spans.ts')
  return sendSpans({ ...tracing, endpoint: tracing.endpoint, version })
}
