import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { Observer } from '../observing/observer.ts';

export interface Tracing {
  readonly observer: Observer;
  /** Sends what is collected, and ends. A collector that does not answer is no failure of ours. */
  readonly stop: () => Promise<void>;
}

/** A pass that is over sooner found nothing to do: there are several a second. In milliseconds. */
const idlePass = 20;

/** Sends a span for each request and each pass of a job to an OpenTelemetry collector (OTLP over HTTP). Spans have ids of calls and statuses, no more. */
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
