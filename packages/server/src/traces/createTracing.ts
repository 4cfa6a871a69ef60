import { ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TimeObserver } from '../timed.ts';
import { version } from '../version.ts';
import type { TraceSettings } from './traceSettings.ts';

/** Spans that wait to be sent; more are dropped. */
const MAX_WAITING_SPANS = 4_096;
/** How long sending them may take, and how long the server waits for the last ones when it stops. */
const SEND_LIMIT_MS = 3_000;
const MAX_TEXT_LENGTH = 2_000;

/** What has become of a request. */
interface Outcome {
  /** The pattern of its path, never its URL. */
  route: string;
  /** undefined: the caller has gone before. */
  status: number | undefined;
}

/** The trace of one request. */
export interface RequestTrace {
  /** Adds a span for each part; absent where the request is not sampled. */
  observe: TimeObserver | undefined;
  end(outcome: Outcome): void;
}

export interface Tracing {
  /** @param traceparent the header of a caller that traces too (W3C Trace Context) */
  begin(request: { method: string; id: string; traceparent: string | undefined }): RequestTrace;
  /** Sends what waits, for three seconds at most. */
  close(): Promise<void>;
}

const SPAN_NAMES = { db: 'sql', render: 'render', service: 'call' } as const;

/** Sends traces of requests to a collector of OpenTelemetry. One that is down or slow costs spans, never a request. */
export function createTracing({ url, headers, ratio, serviceName }: TraceSettings): Tracing {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_LIMIT_MS, concurrencyLimit: 2 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version() }),
    // By the id alone: whether a caller samples is not a stranger's to decide here.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: MAX_WAITING_SPANS,
        exportTimeoutMillis: SEND_LIMIT_MS,
        scheduledDelayMillis: 1_000,
      }),
    ],
  });
  const tracer = provider.getTracer('lectern', version());

  const observerOf =
    (parent: Span): TimeObserver =>
    (part, describe) => {
      const { name, statement } = describe?.() ?? { name: part };
      const span = tracer.startSpan(
        part === 'render' ? 'render' : `${SPAN_NAMES[part]} ${name}`,
        {
          kind: part === 'render' ? SpanKind.INTERNAL : SpanKind.CLIENT,
          attributes: {
            ...(part === 'db' ? { 'db.system.name': 'postgresql' } : {}),
            ...(statement === undefined ? {} : { 'db.query.text': statement }),
          },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      );
      return (failure) => {
        if (failure) fail(span, failure.error);
        span.end();
      };
    };

  return {
    begin({ method, id, traceparent }) {
      const caller = traceparent === undefined ? null : parseTraceParent(traceparent);
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'lectern.request_id': id } },
        caller ? trace.setSpanContext(ROOT_CONTEXT, { ...caller, isRemote: true }) : ROOT_CONTEXT,
      );
      return {
        observe: span.isRecording() ? observerOf(span) : undefined,
        end({ route, status }) {
          span.updateName(`${method} ${route}`);
          span.setAttribute('http.route', route);
          if (status === undefined) span.setAttribute('error.type', 'caller_gone');
          else {
            span.setAttribute('http.response.status_code', status);
            if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          }
          span.end();
        },
      };
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** Without the error's message, which may hold what a person has sent. */
function fail(span: Span, error: unknown): void {
  const code = (error as { code?: unknown } | undefined)?.code;
  span.setAttribute('error.type', String(code ?? (error instanceof Error ? error.name : typeof error)));
  span.setStatus({ code: SpanStatusCode.ERROR });
}
