import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Observer } from '../telemetry/observer.ts';

export interface Tracing {
  readonly observer: Observer;
  /** Exports the collected spans. An unreachable collector is not an error. */
  readonly stop: () => Promise<void>;
}

/** Milliseconds: a shorter pass found nothing to do, several times a second. */
const idlePass = 20;

/** Exports a span per request and job to an OpenTelemetry collector (OTLP over HTTP). Spans contain call ids and statuses only. */
export function createTracing(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'huella' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('huella');
  return {
    observer: {
      request: ({ call, method, status, milliseconds }) => {
        const end = Date.now();
        const attributes = { 'http.request.method': method, 'http.response.status_code': status };
        const span = tracer.startSpan(call, {
          kind: SpanKind.SERVER,
          startTime: end - milliseconds,
          attributes,
          root: true,
        });
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(end);
      },
      job: ({ name, succeeded, milliseconds }) => {
        if (succeeded && milliseconds < idlePass) return;
        const end = Date.now();
        const span = tracer.startSpan(`job ${name}`, { startTime: end - milliseconds, root: true });
        if (!succeeded) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end(end);
      },
      failure: () => {},
    },
    stop: () => provider.shutdown().catch(() => {}),
  };
}
