import { demoPartnerKey, saveDemoPartner } from '../../packages/server/src/demo/demoPartner.ts';
import { seedIfEmpty } from '../../packages/server/src/demo/seed/seed.ts';
import { createTestServer } from '../../packages/server/src/testing/createTestServer.ts';
import { describeContract } from './describeContract.ts';

// PGlite in the project `node`, PostgreSQL in the project `postgres`; the demo's own data in both.
describeContract('the server', async () => {
  const server = await createTestServer();
  await seedIfEmpty({ db: server.db, storage: server.services.storage, isDemo: true, log: () => {} });
  const garden = 'https://garden.example';
  await saveDemoPartner(server.db, [garden]);
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    baseUrl: `${origin}/api`,
    partner: { key: demoPartnerKey, page: `${garden}/tides` },
    learner: { email: 'learner@lectern.example', password: 'lectern-demo' },
    instructor: { email: 'instructor@lectern.example', password: 'lectern-demo' },
    stop: () => server.close(),
  };
});
