import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { places } from './hostPage.ts';

/** What a path of the site answers. */
interface Served {
  body: string;
  type?: string;
  headers?: Record<string, string>;
}

/** A partner's site. The browser treats `localhost` and the marketplace's `127.0.0.1` as two sites. */
export interface HostSite {
  url: string;
  /** Sets the answer of a path, from now on. */
  serve(path: string, served: Served): void;
  stop(): void;
}

/** A page of it, around this markup. */
export const partnerPage = (html: string): Served => ({
  body: `<!doctype html><html lang="en"><head><title>Partner</title><link rel="icon" href="data:,"></head>${html}</html>`,
});

export async function startHostSite(): Promise<HostSite> {
  const paths = new Map<string, Served>([
    ['/places.css', { body: places, type: 'text/css' }],
    // So far that what follows isn't drawn before it is opened.
    ['/far.css', { body: '.far { padding-block-end: 2000px !important }', type: 'text/css' }],
  ]);
  const server = createServer(({ url = '/' }, response) => {
    const served = paths.get(url.split('?')[0] ?? '/');
    if (!served) return response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    response
      .writeHead(200, { 'content-type': served.type ?? 'text/html; charset=utf-8', ...served.headers })
      .end(served.body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    serve: (path, served) => void paths.set(path, served),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
