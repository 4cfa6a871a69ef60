import { beforeEach } from 'vitest';
import { signInFailures } from '../../packages/server/src/db/schema.ts';
import { demoPartnerKey, saveDemoPartner } from '../../packages/server/src/demo/demoPartner.ts';
import { seedIfEmpty } from '../../packages/server/src/demo/seed/seed.ts';
import { createTestServer, type TestServer } from '../../packages/server/src/testing/createTestServer.ts';
import { describeContract } from './describeContract.ts';

let server: TestServer | undefined;
// The accounts of all tests come from one address, which a server takes for one person.
beforeEach(() => server?.db.delete(signInFailures));

// PGlite in the project `node`, PostgreSQL in the project `postgres`; the demo's own data in both.
describeContract('the server', async () => {
  const started = await createTestServer();
  server = started;
  const { db, app, services } = started;
  await seedIfEmpty({ db, storage: services.storage, isDemo: true, log: () => {} });
  const garden = 'https://garden.example';
  await saveDemoPartner(db, [garden]);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    baseUrl: `${origin}/api`,
    partner: { key: demoPartnerKey, page: `${garden}/tides` },
    learner: { email: 'learner@lectern.example', password: 'lectern-demo' },
    instructor: { email: 'instructor@lectern.example', password: 'lectern-demo' },
    stop: () => started.close(),
  };
});
