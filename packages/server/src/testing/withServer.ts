import { afterAll, beforeAll } from 'vitest';
import { createTestServer, type TestServer } from './createTestServer.ts';
import { fixtures } from './fixtures.ts';

/** A server for all tests of a file, which exists once its `beforeAll` has run; `make` inserts rows. */
export function withServer(
  options: Parameters<typeof createTestServer>[0] = {},
): TestServer & { make: ReturnType<typeof fixtures> } {
  const server = {} as ReturnType<typeof withServer>;
  beforeAll(async () => {
    const created = await createTestServer(options);
    Object.assign(server, created, { make: fixtures(created) });
  });
  afterAll(() => server.close());
  return server;
}
