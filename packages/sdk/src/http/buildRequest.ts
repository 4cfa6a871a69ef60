import type { Endpoint } from './endpoint.ts';

/** The URL and body of a call: path parameters first, the rest as query (GET, DELETE) or body. */
export function buildRequest(
  baseUrl: string,
  endpoint: Pick<Endpoint, 'method' | 'path' | 'multipart'>,
  input: Record<string, unknown>,
): { url: string; body: FormData | Record<string, unknown> | undefined } {
  const names: string[] = [];
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return encodeURIComponent(String(input[name]));
  });
  const rest = Object.entries(input).filter(([name, value]) => !names.includes(name) && value !== undefined);

  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    const query = new URLSearchParams(rest.map(([name, value]) => [name, String(value)]));
    return { url: `${baseUrl}${path}${rest.length > 0 ? `?${query}` : ''}`, body: undefined };
  }
  if (endpoint.multipart || rest.some(([, value]) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of rest) form.append(name, value instanceof Blob ? value : formValue(value));
    return { url: baseUrl + path, body: form };
  }
  return { url: baseUrl + path, body: Object.fromEntries(rest) };
}

/** Form fields are text: lists are sent as JSON. */
const formValue = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
