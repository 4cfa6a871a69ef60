import { author } from '../author.ts';
import {
  type AuthorMarketplace,
  createMarketplace,
  type Marketplace,
  type MarketplaceOptions,
} from '../createMarketplace.ts';
import { createPartner, type PartnerCalls } from '../partner.ts';
import type { StorageLike } from '../stores/storage.ts';
import type { CallName } from './createMockApi.ts';

/** Inspectable storage, for the SDK's own tests. */
export function memory(initial: Record<string, string> = {}): StorageLike & { data: Map<string, string> } {
  const data = new Map(Object.entries(initial));
  return {
    data,
    getItem: (key) => data.get(key) ?? null,
    setItem: (key, value) => void data.set(key, value),
    removeItem: (key) => void data.delete(key),
  };
}

/** A token with this payload; its signature is never checked here. */
export function tokenOf(payload: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(payload));
  const part = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/={1,2}$/, '');
  return `e30.${part}.signature`;
}

export const lena = {
  id: 'a'.repeat(24),
  role: 'learner',
  firstName: 'Lena',
  lastName: 'Learner',
  email: 'lena@example.org',
};

export interface Sent {
  method: string;
  path: string;
  body: string;
  authorization: string | null;
  partner: string | null;
}

export type Answer = (request: Sent) => Response | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** A body as text; a form as the JSON of its fields, with files by name. */
async function bodyOf(request: Request): Promise<string> {
  if (!request.headers.get('content-type')?.startsWith('multipart/')) return request.text();
  const fields = [...(await request.formData())].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : `file ${value.name}`,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

/** A client whose requests are recorded and answered by `answer`. */
export function createClient(
  answer: Answer,
  options: Partial<MarketplaceOptions> = {},
): { marketplace: AuthorMarketplace & { partnerApi: PartnerCalls }; sent: Sent[] } {
  const sent: Sent[] = [];
  const baseUrl = 'http://lectern.test/api';
  const fetch: typeof globalThis.fetch = async (resource, init) => {
    const request = new Request(resource, init);
    const one = {
      method: request.method,
      path: request.url.replace(baseUrl, ''),
      body: await bodyOf(request.clone()),
      authorization: request.headers.get('authorization'),
      partner: request.headers.get('lectern-partner'),
    };
    sent.push(one);
    request.signal.throwIfAborted();
    return new Promise<Response>((resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason));
      Promise.resolve(answer(one)).then(resolve, reject);
    });
  };
  const marketplace = createMarketplace({ baseUrl, storage: memory(), fetch, ...options, author });
  const partnerApi = createPartner({ baseUrl, apiKey: `lpk_${'6'.repeat(40)}`, fetch });
  return { marketplace: Object.assign(marketplace, { partnerApi }), sent };
}

/** Makes a call by its name. */
export function callByName(marketplace: Marketplace, name: CallName, input: object): Promise<unknown> {
  const [group = '', verb = ''] = name.split('.');
  const calls = marketplace as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  return calls[group]?.[verb]?.(input) ?? Promise.reject(new Error(`There is no call ${name}.`));
}
