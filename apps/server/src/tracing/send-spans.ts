import type { Span } from '@app/toolkit'
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { Tracing } from './start-tracing.ts'

interface Sending {
  endpoint: string
  headers?: Record<string, string>
  service?: string
  version: string
}

const propagator = new W3CTraceContextPropagator()

/** Spans on their way to a collector, in batches and never waited for. */
export function sendSpans({ endpoint, headers = {}, service = 'qubot', version }: Sending): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces`, headers })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service, 'service.version': version }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer(service, version)
  // A collector that is away loses spans, not work.
  return { spans: rootOf(tracer), stop: () => provider.shutdown().catch(() => undefined) }
}

const rootOf = (tracer: Tracer): Span => ({
  begin: (name, facts = {}, from) => beginIn(tracer, continued(from), name, facts),
  end: () => undefined,
})

/** A header that means nothing begins a trace of its own. */
function continued(traceparent: string | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT
  return propagator.extract(
    ROOT_CONTEXT,
    { traceparent },
    { get: (carrier, key) => (carrier as Record<string, string>)[key], keys: (carrier) => Object.keys(carrier) },
  )
}

function beginIn(tracer: Tracer, parent: Context, name: string, facts: Parameters<Span['begin']>[1]): Span {
  const kind = parent === ROOT_CONTEXT ? SpanKind.SERVER : SpanKind.INTERNAL
  const span = tracer.startSpan(name, { attributes: { ...facts }, kind }, parent)
  const context = trace.setSpan(parent, span)
  return {
    begin: (inner, more) => beginIn(tracer, context, inner, more),
    end: ({ failed, ...more } = {}) => {
      span.setAttributes(more)
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  }
}
