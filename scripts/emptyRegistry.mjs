// An npm registry that starts empty and accepts everything, to rehearse a release.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** Starts the registry on a free port. `published` maps names to the documents that npm sent. */
export async function startEmptyRegistry() {
  const published = new Map();
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1);
    if (request.method === 'PUT') published.set(name, JSON.parse(await text(request)));
    const answer = published.get(name);
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { host: `127.0.0.1:${server.address().port}`, published, stop: () => server.close() };
}
