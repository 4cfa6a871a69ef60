import { endpoints } from '@lectern/sdk/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { earnings, enrollments, orderItems, orders, partnerVisits } from '../../db/schema.ts';
import { withServer } from '../../testing/withServer.ts';
import { findPartner } from './repository.ts';

const { list, create, update, report, recordCheckout } = endpoints.partners;
const server = withServer();
let admin: string;
beforeAll(async () => {
  admin = await server.tokenOf(await server.make.user({ role: 'admin' }));
});
const OWN = 'http://localhost';
const draft = { name: 'Blog', origins: ['https://blog.example'] };
const problemOf = (details: unknown) => ({ status: 400, problem: { code: 'invalid_input', details } });

describe('partners, for an admin', () => {
  it('are registered with a key, changed, revoked and restored', async () => {
    const { body } = await server.call(create, draft, admin);
    const { partner } = body;
    expect(partner).toMatchObject({ ...draft, state: 'active', key: expect.stringMatching(/^pk_[A-Za-z0-9]{24}$/) });
    expect((await server.call(list, {}, admin)).body.partners[0]).toEqual(partner);

    const partnerId = partner._id;
    const renamed = await server.call(update, { partnerId, name: 'The Blog' }, admin);
    expect(renamed.body.partner).toEqual({ ...partner, name: 'The Blog' });
    const moved = await server.call(update, { partnerId, origins: ['https://new.example'], state: 'revoked' }, admin);
    expect(moved.body.partner).toMatchObject({ origins: ['https://new.example'], state: 'revoked', key: partner.key });
    expect(await findPartner(server.db, partner.key)).toMatchObject({ state: 'revoked' });
    expect((await server.call(update, { partnerId, state: 'active' }, admin)).body.partner.state).toBe('active');
    expect((await server.call(update, { partnerId }, admin)).body.partner.name).toBe('The Blog');
  });

  it('have an owner with an account', async () => {
    const email = `${newId()}@example.org`;
    await server.make.user({ email });
    const { body } = await server.call(create, { ...draft, ownerEmail: ` ${email.toUpperCase()} ` }, admin);
    expect(body.partner.ownerEmail).toBe(email);
    const partnerId = body.partner._id;
    const kept = await server.call(update, { partnerId, name: 'Kept' }, admin);
    expect(kept.body.partner.ownerEmail).toBe(email);
    const removed = await server.call(update, { partnerId, ownerEmail: '' }, admin);
    expect(removed.body.partner.ownerEmail).toBeUndefined();
    const unknown = await server.call(create, { ...draft, ownerEmail: 'someone@nowhere.example' }, admin);
    expect(unknown).toMatchObject(problemOf([{ field: 'ownerEmail', message: "There's no account with this email." }]));
  });

  it('are not the marketplace itself', async () => {
    const message = "This is the marketplace's own address. A partner's pages are on another one.";
    const refused = problemOf([{ field: 'origins', message }]);
    // A call without TLS and port, as the tests send it.
    const origins = ['https://blog.example', 'http://localhost/'];
    expect(await server.call(create, { ...draft, origins }, admin)).toMatchObject(refused);
    const partnerId = (await server.call(create, draft, admin)).body.partner._id;
    expect(await server.call(update, { partnerId, origins }, admin)).toMatchObject(refused);
    expect((await server.call(update, { partnerId }, admin)).body.partner.origins).toEqual(draft.origins);
  });

  it('have exact origins, as browsers write them, each once', async () => {
    const origins = [
      ' https://Blog.Example/ ',
      'https://blog.example:443',
      'https://bücher.example:8443',
      'http://localhost:5173',
      'http://127.0.0.1',
      'http://[::1]:80',
    ];
    expect((await server.call(create, { ...draft, origins }, admin)).body.partner.origins).toEqual([
      'https://blog.example',
      'https://xn--bcher-kva.example:8443',
      'http://localhost:5173',
      'http://127.0.0.1',
      'http://[::1]',
    ]);
  });

  it.each([
    'blog.example',
    'http://blog.example',
    'https://blog.example/path',
    'https://blog.example?query',
    'https://blog.example#hash',
    'https://user@blog.example',
    'https://user:password@blog.example',
    'https://*.blog.example',
    'https://*',
    '*',
    'null',
    '',
    'https://',
    "https://blog.example;script-src'none'",
    'https://blog.example,https://other.example',
    'https://blog.example https://other.example',
    'file:///etc',
    'javascript:alert(1)',
    'https://blog.example:99999',
    `https://${'a'.repeat(300)}.example`,
  ])('are refused with the origin %.40s', async (origin) => {
    expect(await server.call(create, { ...draft, origins: [origin] }, admin)).toMatchObject(
      problemOf([
        {
          field: 'origins.0',
          message: 'Please enter an origin such as https://blog.example: https, without a path or a wildcard.',
        },
      ]),
    );
  });

  it('have 1 to 20 origins, and a name', async () => {
    const many = Array.from({ length: 21 }, (_, index) => `https://${index}.example`);
    for (const origins of [[], many]) {
      expect(await server.call(create, { ...draft, origins }, admin)).toMatchObject(
        problemOf([{ field: 'origins', message: 'Please enter 1 to 20 origins.' }]),
      );
    }
    expect((await server.call(create, { ...draft, origins: many.slice(1) }, admin)).status).toBe(200);
    expect((await server.call(create, { ...draft, name: ' ' }, admin)).status).toBe(400);
    expect((await server.call(create, { ...draft, name: 'x'.repeat(101) }, admin)).status).toBe(400);
  });

  it('are not found by an unknown id', async () => {
    const partnerId = newId();
    for (const call of [
      server.call(update, { partnerId, name: 'X' }, admin),
      server.call(report, { partnerId }, admin),
    ])
      expect(await call).toMatchObject({ status: 404, problem: { message: 'Partner not found.' } });
  });
});

describe('the report of a partner', () => {
  const monthOf = async (partnerId: string, month: string) =>
    (await server.call(report, { partnerId, from: month, to: month }, admin)).body.months;

  it('counts by month of UTC what came through the partner', async () => {
    const { id: partnerId } = await server.make.partner();
    const { id: otherId } = await server.make.partner();
    const first = new Date('2026-02-01T00:00:00Z');
    const last = new Date('2026-02-28T23:59:59.999Z');
    const outside = [new Date('2026-01-31T23:59:59.999Z'), new Date('2026-03-01T00:00:00Z')];
    const courseId = await server.make.course({ pricePaise: 129_950 });
    const everything: [string | null, Date, 'paid' | 'failed' | 'pending'][] = [
      [partnerId, first, 'paid'],
      [partnerId, last, 'paid'],
      [partnerId, last, 'failed'],
      [partnerId, last, 'pending'],
      [otherId, first, 'paid'],
      [null, first, 'paid'],
      ...outside.map((createdAt): [string, Date, 'paid'] => [partnerId, createdAt, 'paid']),
    ];
    for (const [partner, createdAt, status] of everything) {
      const userId = await server.make.user({ partnerId: partner, createdAt });
      const id = newId();
      await server.db.insert(orders).values({
        id,
        userId,
        idempotencyKey: newId(),
        fingerprint: '',
        status,
        failure: status === 'failed' ? 'declined' : null,
        subtotalPaise: 129_950,
        taxPaise: 12_995,
        totalPaise: 142_945,
        claimedUntil: createdAt,
        createdAt,
        partnerId: partner,
      });
      if (status !== 'paid') continue;
      await server.db.insert(enrollments).values({ userId, courseId, createdAt, partnerId: partner });
      await server.db
        .insert(orderItems)
        .values({ orderId: id, courseId, title: 'A course', pricePaise: 129_950, position: 0 });
      const earned = { orderId: id, courseId, payee: 'partner' as const, kind: 'sale' as const, createdAt };
      if (partner)
        await server.db
          .insert(earnings)
          .values({ ...earned, payeeId: partner, pricePaise: 129_950, sharePaise: 12_995 });
    }
    await server.db.insert(partnerVisits).values([
      { partnerId, month: '2026-02-01', checkouts: 7 },
      { partnerId, month: '2026-03-01', checkouts: 5 },
      { partnerId: otherId, month: '2026-02-01', checkouts: 3 },
    ]);
    expect(await monthOf(partnerId, '2026-02')).toEqual([
      {
        month: '2026-02',
        ...{ checkouts: 7, orders: 2, revenue: 2599, signUps: 4, enrollments: 2 },
        ...{ share: 259.9, refunded: 0, paidOut: 0 },
      },
    ]);
    const { months } = (await server.call(report, { partnerId, from: '2025-12', to: '2026-04' }, admin)).body;
    expect(months.map(({ month, orders: count }) => [month, count])).toEqual([
      ['2025-12', 0],
      ['2026-01', 1],
      ['2026-02', 2],
      ['2026-03', 1],
      ['2026-04', 0],
    ]);
  });

  it('has the last twelve months, or up to sixty', async () => {
    const { id: partnerId } = await server.make.partner();
    const { months } = (await server.call(report, { partnerId }, admin)).body;
    expect(months).toHaveLength(12);
    expect(months.at(-1)?.month).toBe(new Date().toISOString().slice(0, 7));
    const five = await server.call(report, { partnerId, from: '2020-01', to: '2024-12' }, admin);
    expect(five.body.months).toHaveLength(60);
    for (const range of [
      { from: '2020-01', to: '2025-01' },
      { from: '2026-02', to: '2026-01' },
      { from: '0001-01' },
      { to: '0000-03' },
      { from: '9999-01' },
    ]) {
      expect(await server.call(report, { partnerId, ...range }, admin), JSON.stringify(range)).toMatchObject(
        problemOf([{ field: 'from', message: 'Please choose a range of 1 to 60 months.' }]),
      );
    }
    for (const from of ['2026-13', '2026', '26-01', '2026-01-01', '٢٠٢٦-01'])
      expect(await server.call(report, { partnerId, from }, admin)).toMatchObject(
        problemOf([{ field: 'from', message: 'Please enter a month such as 2026-01.' }]),
      );
  });

  it('counts checkouts, up to a limit for each address, and none for keys that do not work', async () => {
    const { id: partnerId, key } = await server.make.partner();
    const { id: revokedId, key: revoked } = await server.make.partner({ state: 'revoked' });
    const month = new Date().toISOString().slice(0, 7);
    const open = (given: string, remoteAddress = '192.0.2.1', headers: { origin?: string } = { origin: OWN }) =>
      server.inject({ method: 'POST', url: '/api/partner/checkout', payload: { key: given }, remoteAddress, headers });
    for (let count = 0; count < 62; count++) expect(await open(key)).toMatchObject({ status: 200, body: {} });
    await open(key, '192.0.2.2');
    for (const given of [revoked, `pk_${'x'.repeat(24)}`]) expect((await open(given, '192.0.2.3')).status).toBe(200);
    await open(key, '192.0.2.4', { origin: 'https://partner.example' });
    // Not from a page of theirs, or not from a page.
    for (const headers of [{ origin: 'https://evil.example' }, {}]) await open(key, '192.0.2.5', headers);
    expect((await monthOf(partnerId, month))[0]?.checkouts).toBe(62);
    expect((await monthOf(revokedId, month))[0]?.checkouts).toBe(0);
    expect(await server.call(recordCheckout, { key: 'pk_' })).toMatchObject(
      problemOf([
        {
          field: 'key',
          message: "This isn't a partner key. It starts with pk_ or pk_test_ and has 24 more characters.",
        },
      ]),
    );
  });
});

describe('the check of a key', () => {
  const check = (key: string, headers: Record<string, string> = {}) =>
    server.inject({ url: `/embed/partner?key=${encodeURIComponent(key)}`, headers });

  it('answers every page, with the name where the key works there', async () => {
    const { key } = await server.make.partner({ name: 'Blog', origins: ['https://blog.example'] });
    const { headers, ...answer } = await check(key, { origin: 'https://blog.example' });
    expect(answer).toMatchObject({ status: 200, body: { name: 'Blog' } });
    expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
    // The marketplace's own frames, and servers.
    expect((await check(key, { origin: 'http://localhost' })).status).toBe(200);
    expect((await check(key)).status).toBe(200);
  });

  it('says why a key does not work', async () => {
    const { key } = await server.make.partner({ origins: ['https://blog.example'] });
    const { key: revoked } = await server.make.partner({ origins: ['https://blog.example'], state: 'revoked' });
    const cases = [
      [key, 'https://evil.example', 'unregistered_origin'],
      [key, 'null', 'unregistered_origin'],
      [key, 'http://blog.example', 'unregistered_origin'],
      [key, `https://${'x'.repeat(5_000)}.example`, 'unregistered_origin'],
      [revoked, 'https://blog.example', 'revoked_key'],
      [`pk_${'x'.repeat(24)}`, 'https://blog.example', 'unknown_key'],
      ['', 'https://blog.example', 'unknown_key'],
    ] as const;
    for (const [given, origin, code] of cases) {
      const { status, problem, headers } = await check(given, { origin });
      expect([status, problem.code, headers['access-control-allow-origin']]).toEqual([403, code, '*']);
      expect(problem.message.length).toBeLessThan(500);
    }
    expect((await server.inject({ url: '/embed/partner?key=a&key=b' })).problem.code).toBe('unknown_key');
  });
});
