import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { problems } from '../problems.ts';
import { registerErrors } from './errors.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('logs once a minute that a disk is full, and how often something was refused', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const lines: unknown[] = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  const app = Fastify({ logger: { level: 'warn', stream } });
  registerErrors(app);
  app.post('/', () => {
    throw problems.noRoom();
  });
  const refuse = async (times: number) => {
    for (let n = 0; n < times; n++) expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(507);
  };
  const line = (refused: number) => ({ level: 40, refused, msg: 'the disk is full: what would be stored is refused' });
  await refuse(50);
  expect(lines).toMatchObject([line(1)]);
  vi.setSystemTime(Date.now() + 60_000);
  await refuse(50);
  expect(lines).toMatchObject([line(1), line(50)]);
  await app.close();
});

it('answers 503 where the query builder wraps the refusal of a busy database', async () => {
  const app = Fastify();
  registerErrors(app);
  app.get('/', () => {
    throw new Error('Failed query', { cause: problems.unavailable() });
  });
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('2');
  expect(answer.json()).toMatchObject({ code: 'unavailable' });
  await app.close();
});
