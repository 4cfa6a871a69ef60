import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A video host on another origin than the marketplace. */
export interface MediaHost {
  origin: string;
  stop(): Promise<void>;
}

const files: Record<string, string> = { m3u8: 'application/vnd.apple.mpegurl', m2ts: 'video/mp2t' };

/** Serves tests/e2e/media on loopback: eight seconds of a test picture, in segments. */
export async function startMediaHost(): Promise<MediaHost> {
  const server = createServer((request, response) => {
    const name = /^\/([a-z0-9]+)\.(m3u8|m2ts)$/.exec(request.url ?? '');
    const type = name?.[2] && files[name[2]];
    if (!name || !type) return void response.writeHead(404).end();
    readFile(fileURLToPath(new URL(`media/${name[1]}.${name[2]}`, import.meta.url))).then(
      (bytes) => response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
