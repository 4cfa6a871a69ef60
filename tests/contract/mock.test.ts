import { createMockApi } from '@lectern/sdk/testing';
import { setupServer } from 'msw/node';
import { describeContract } from './describeContract.ts';

describeContract('the mock', async () => {
  const baseUrl = 'http://lectern.test/api';
  const server = setupServer(...createMockApi({ baseUrl }).handlers);
  server.listen({ onUnhandledFrame: 'error' });
  const partner = { key: 'pk_gardenMagazine0000000000', page: 'https://garden.example/tides' };
  const learner = { email: 'learner@lectern.example', password: 'lectern-demo' };
  const instructor = { email: 'instructor@lectern.example', password: 'lectern-demo' };
  return { baseUrl, partner, learner, instructor, stop: () => server.close() };
});
