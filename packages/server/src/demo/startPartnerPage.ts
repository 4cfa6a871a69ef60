import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as TlsServer } from 'node:tls';
import { coursePage } from '@lectern/sdk/api';
import type { FastifyInstance } from 'fastify';
import { type PartnerPage, writePartnerPage } from './partnerPage.ts';

export interface PartnerPageOptions {
  host: string;
  /** 0: a free port. */
  port: number;
  /** undefined until it listens. */
  marketplace: () => FastifyInstance | undefined;
}

export interface RunningPartnerPage {
  port: number;
  close(): Promise<void>;
}

const MAX_URL_LENGTH = 4_000;

/** Serves the page of a partner on a port of its own, which makes it another origin. Rejects if the port is taken. */
export function startPartnerPage(options: PartnerPageOptions): Promise<RunningPartnerPage> {
  const server = createServer((request, response) => void answer(options, request, response));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      resolve({
        port: portOf(server),
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function answer(
  options: PartnerPageOptions,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const app = options.marketplace();
  const address = url.length > MAX_URL_LENGTH ? null : URL.parse(url, 'http://localhost');
  if (address?.pathname !== '/' || (method !== 'GET' && method !== 'HEAD') || !app) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is no such page.\n');
    return;
  }
  // The marketplace is on the same host, whichever of its names was used.
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? 'localhost';
  const port = portOf(app.server);
  const protocol = app.server instanceof TlsServer ? 'https' : 'http';
  const marketplace = `${protocol}://${host}:${port}`;
  const nonce = randomBytes(16).toString('base64');
  const page = writePartnerPage({ marketplace, courses: await coursesOf(app), query: address.searchParams, nonce });
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy(protocol, marketplace, nonce, port),
    })
    .end(method === 'HEAD' ? undefined : page);
}

/** The best courses of the marketplace; none if it doesn't answer. */
async function coursesOf(app: FastifyInstance): Promise<PartnerPage['courses']> {
  const { statusCode, body } = await app.inject({ url: '/api/search/courses?featured=true&limit=1' });
  if (statusCode !== 200) return [];
  const { courses } = coursePage.parse(JSON.parse(body));
  return courses.map(({ _id: id, title }) => ({ id, title }));
}

/** What docs/embedding.md tells partners to allow, and no more. */
const policy = (protocol: string, marketplace: string, nonce: string, port: number) =>
  [
    "default-src 'none'",
    `script-src ${marketplace}`,
    `connect-src ${marketplace}`,
    `img-src ${marketplace} data:`,
    `frame-src ${marketplace}`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    `form-action ${marketplace}`,
    // The marketplace's page for partners shows it.
    `frame-ancestors ${protocol}://localhost:${port} ${protocol}://127.0.0.1:${port}`,
  ].join('; ');
