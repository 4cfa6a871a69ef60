import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` on a port of its own, and nothing else. */
export async function startMetricsServer(
  { host, port }: { host: string; port: number },
  metrics: Pick<Metrics, 'read' | 'contentType'>,
): Promise<MetricsServer> {
  const server = createServer({ requestTimeout: 5_000, keepAliveTimeout: 20_000 }, (request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Only GET /metrics is here.\n');
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
