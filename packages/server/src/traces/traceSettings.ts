import * as z from 'zod';

/** Where traces of requests go, by OpenTelemetry's own variables. */
export interface TraceSettings {
  /** Of OTLP over HTTP, with its path. */
  url: string;
  /** Such as a key of the service that stores them. */
  headers: Record<string, string>;
  /** Which part of the requests is traced, 0 to 1. */
  ratio: number;
  serviceName: string;
}

const isHttp = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const address = z.string().refine(isHttp, 'must be an address like http://127.0.0.1:4318').optional();

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: address,
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .max(4_000)
    .regex(/^[^=,\s]+=[^,\s]*(,\s*[^=,\s]+=[^,\s]*)*$/, 'must look like name=value,name=value')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|1\.0+|0\.0+)$/, 'must be the part of requests that is traced, 0 to 1')
    .transform(Number)
    .default(1),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('lectern'),
};

type Given = z.output<z.ZodObject<typeof traceVariables>>;

/** undefined: nothing is traced. */
export function tracesOf(given: Given): TraceSettings | undefined {
  const base = given.OTEL_EXPORTER_OTLP_ENDPOINT;
  const url = given.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (url === undefined) return undefined;
  const pairs = (given.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean);
  return {
    url,
    headers: Object.fromEntries(
      pairs.map((pair) => {
        const [name = '', ...value] = pair.trim().split('=');
        return [name, decodeURIComponent(value.join('='))];
      }),
    ),
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
    serviceName: given.OTEL_SERVICE_NAME,
  };
}
