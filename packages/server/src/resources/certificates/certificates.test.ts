import { endpoints } from '@lectern/sdk/api';
import { eq, sql } from 'drizzle-orm';
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose';
import { describe, expect, it } from 'vitest';
import { certificates, courses, enrollments, lectures, users } from '../../db/schema.ts';
import { qrCodeOf } from '../../qrCode.ts';
import { CONCURRENT_CALLERS } from '../../testing/concurrentCallers.ts';
import { withServer } from '../../testing/withServer.ts';
import { retirePrivateKey } from './keyRepository.ts';
import { createCertificateKeys } from './keys.ts';
import { issue, revoke } from './repository.ts';

const server = withServer();
const { list, get, update, check } = endpoints.certificates;

/** A learner of a course with two texts; `complete` reports one. */
async function learner(firstName = 'Nina') {
  const creatorId = await server.make.user({ role: 'instructor', firstName: 'Asha', lastName: 'Menon' });
  const courseId = await server.make.course({ creatorId, title: 'Reading Weather Maps' });
  const sectionId = await server.make.section(courseId);
  const first = await server.make.lecture(courseId, sectionId, { durationSeconds: 3_600 });
  const second = await server.make.lecture(courseId, sectionId, { durationSeconds: 1_800, position: 1 });
  const id = await server.make.user({ firstName, lastName: 'Rao' });
  await server.make.enroll(id, courseId);
  const token = await server.tokenOf(id);
  const complete = (lectureId: string) =>
    server.call(endpoints.enrollments.recordProgress, { lectureId, isCompleted: true, lastWatchedPosition: 0 }, token);
  const own = async () => (await server.call(list, {}, token)).body.certificates;
  const stored = () => server.db.select().from(certificates).where(eq(certificates.userId, id));
  return { id, token, creatorId, courseId, sectionId, lectures: [first, second] as const, complete, own, stored };
}
type Learner = Awaited<ReturnType<typeof learner>>;

/** The certificate of a learner who has completed everything. */
async function issued(one: Learner) {
  for (const lecture of one.lectures) await one.complete(lecture);
  const [certificate] = await one.own();
  if (!certificate) throw new Error('There is no certificate.');
  return certificate;
}
const open = (address = '') => server.inject({ url: address.replace(/^https?:\/\/[^/]+/, '') });

describe('a certificate', () => {
  it('is issued with the last lecture, and not before', async () => {
    const nina = await learner();
    await nina.complete(nina.lectures[0]);
    expect(await nina.stored()).toEqual([]);
    await nina.complete(nina.lectures[1]);
    expect(await nina.stored()).toHaveLength(1);
    expect(await nina.own()).toEqual([
      {
        number: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
        learnerName: 'Nina Rao',
        courseId: nina.courseId,
        courseTitle: 'Reading Weather Maps',
        instructorName: 'Asha Menon',
        issuerName: 'Lectern',
        hours: 1.5,
        issuedAt: expect.any(String),
        isPublic: false,
        pdfUrl: expect.any(String),
        credentialUrl: expect.any(String),
      },
    ]);
  });

  it('is one, however many last lectures are completed at the same time', async () => {
    const many = Math.min(8, CONCURRENT_CALLERS);
    for (let round = 0; round < 3; round++) {
      const nina = await learner();
      await Promise.all(Array.from({ length: many }, (_, n) => nina.complete(nina.lectures[n % 2] as string)));
      await Promise.all(Array.from({ length: many }, () => nina.own()));
      expect(await nina.stored()).toHaveLength(1);
    }
  });

  it('that a fault left out is issued when the learner asks', async () => {
    const nina = await learner();
    await issued(nina);
    await server.db.delete(certificates).where(eq(certificates.userId, nina.id));
    expect(await nina.own()).toHaveLength(1);
  });

  it('keeps what it says, whatever changes later', async () => {
    const nina = await learner();
    const before = await issued(nina);
    await server.db.update(courses).set({ title: 'Other' }).where(eq(courses.id, nina.courseId));
    for (const id of [nina.id, nina.creatorId])
      await server.db.update(users).set({ firstName: 'Other' }).where(eq(users.id, id));
    await server.make.lecture(nina.courseId, nina.sectionId, { position: 2 });
    await server.db.update(lectures).set({ durationSeconds: 9 }).where(eq(lectures.courseId, nina.courseId));
    const facts = ({ learnerName, courseTitle, instructorName, hours, issuedAt }: typeof before) => ({
      learnerName,
      courseTitle,
      instructorName,
      hours,
      issuedAt,
    });
    expect((await nina.own()).map(facts)).toEqual([facts(before)]);
    await issue(server.db, nina.id, nina.courseId);
    expect(await nina.stored()).toHaveLength(1);
    const change = server.db.update(certificates).set({ courseTitle: 'Forged' });
    await expect(change.where(eq(certificates.number, before.number))).rejects.toThrow();
  });

  it('that was revoked is not issued again, unless the learner enrolls anew', async () => {
    const nina = await learner();
    const { number } = await issued(nina);
    expect([await revoke(server.db, number), await revoke(server.db, number)]).toEqual([true, false]);
    expect((await nina.own()).map(({ revokedAt, pdfUrl }) => [typeof revokedAt, pdfUrl])).toEqual([
      ['string', undefined],
    ]);
    await server.db
      .update(enrollments)
      .set({ createdAt: sql`now() + interval '1 second'` })
      .where(eq(enrollments.userId, nina.id));
    expect((await nina.own()).map((one) => one.revokedAt === undefined).sort()).toEqual([false, true]);
  });

  it('is for its holder alone until they show it, and can be hidden again', async () => {
    const [nina, omar] = [await learner(), await learner('Omar')];
    const { number } = await issued(nina);
    const asVisitor = () => server.call(get, { number });
    const asOmar = () => server.call(get, { number }, omar.token);
    for (const { status, problem } of [await asVisitor(), await asOmar()]) {
      expect([status, problem.code, problem.details]).toEqual([404, 'certificate_private', {}]);
      expect(JSON.stringify(problem)).not.toMatch(/Nina|Rao|Tides|Reading/);
    }
    expect((await server.call(get, { number: '0000-0000-0000' })).problem.code).toBe('not_found');
    const { pdfUrl = '', qr } = (await server.call(get, { number }, nina.token)).body.certificate;
    expect(qr).toEqual(qrCodeOf(pdfUrl.replace(/\/api.*/, `/certificates/${number}`)));
    expect((await server.call(update, { number, isPublic: true }, omar.token)).status).toBe(404);

    await server.call(update, { number, isPublic: true }, nina.token);
    for (const { body } of [await asVisitor(), await asOmar()]) {
      expect(body.certificate).toMatchObject({ learnerName: 'Nina Rao', isPublic: true });
      expect(body.certificate.pdfUrl).toBeUndefined();
      expect(body.certificate.qr).toEqual(qr);
      expect(JSON.stringify(body)).not.toContain(nina.id);
    }
    const compact = number.replaceAll('-', '');
    for (const written of [
      compact,
      compact.toLowerCase(),
      number.toLowerCase(),
      `${compact.slice(0, 4)} ${compact.slice(4)}`,
    ]) {
      const { status, body } = await server.send(get, { number: written });
      expect([status, body], written).toMatchObject([200, { certificate: { number } }]);
    }
    for (const written of [compact.slice(1), `${compact}0`, compact.replace(/^./, 'O')])
      expect((await server.send(get, { number: written })).status, written).toBe(400);
    await server.call(update, { number, isPublic: false }, nina.token);
    expect((await asVisitor()).problem.code).toBe('certificate_private');
    await revoke(server.db, number);
    expect((await asVisitor()).problem.details).toEqual({ revokedAt: expect.any(String) });
  });
});

describe('the files of a certificate', () => {
  it('need the address that the holder gets, and are gone once it is revoked', async () => {
    const nina = await learner();
    const { number, pdfUrl, credentialUrl } = await issued(nina);
    for (const [address, type] of [
      [pdfUrl, 'application/pdf'],
      [credentialUrl, 'application/vc+jwt'],
    ]) {
      const answer = await open(address);
      expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        type,
        'private, max-age=600',
      ]);
      expect((await open(address?.split('?')[0])).problem.code).toBe('link_expired');
      expect((await open(address?.replace(/signature=./, 'signature=!'))).problem.code).toBe('link_expired');
    }
    // The one's signature doesn't open the other.
    expect((await open(pdfUrl?.replace('/pdf', '/credential'))).problem.code).toBe('link_expired');
    expect((await open(`${pdfUrl}&paper=a0`)).status).toBe(400);
    await revoke(server.db, number);
    expect([(await open(pdfUrl)).status, (await open(credentialUrl)).status]).toEqual([404, 404]);
  });

  it('are refused with the reason where no font has a character of the name', async () => {
    const li = await learner('李');
    const { pdfUrl } = await issued(li);
    expect((await open(pdfUrl)).problem.code).toBe('unprintable');
    // A link is followed by a browser, which shows what it gets.
    const page = await server.app.inject({ url: pdfUrl ?? '', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([409, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Please print the page instead.');
    const sun = await learner('Nina\n☀️');
    expect((await open((await issued(sun)).pdfUrl)).status).toBe(200);
  });
});

describe('the credential', () => {
  it('is an Open Badge 3.0 that the published keys verify', async () => {
    const nina = await learner();
    const { number, credentialUrl, issuedAt } = await issued(nina);
    const token = (await open(credentialUrl)).text;
    const keys = (await server.inject({ url: '/.well-known/jwks.json' })).body as { keys: { kid: string }[] };
    const { payload, protectedHeader } = await jwtVerify(token, createLocalJWKSet(keys as never), {
      algorithms: ['RS256'],
      issuer: 'http://localhost:80',
    });
    expect(JSON.stringify(keys)).not.toContain('"d"');
    expect((await open(protectedHeader.kid)).body).toEqual(keys.keys.find(({ kid }) => kid === protectedHeader.kid));
    const page = `http://localhost:80/certificates/${number}`;
    // What the specification requires of an OpenBadgeCredential, an AchievementSubject, an Achievement and a Profile.
    expect(payload).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        expect.stringMatching(/^https:\/\/purl\.imsglobal\.org\/spec\/ob\/v3p0\/context-3\.0\.\d\.json$/),
      ],
      id: page,
      jti: page,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { id: 'http://localhost:80', type: ['Profile'], name: 'Lectern' },
      validFrom: issuedAt,
      nbf: Math.floor(Date.parse(issuedAt) / 1000),
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: 'Nina Rao', identityType: 'name' }],
        achievement: {
          id: expect.stringContaining(nina.courseId),
          type: ['Achievement'],
          name: 'Reading Weather Maps',
          description: expect.stringContaining('Asha Menon'),
          criteria: { narrative: expect.stringContaining('1.5 h') },
        },
      },
    });
    expect(payload.sub).toBe((payload.credentialSubject as { id: string }).id);
  });

  it('is checked by anyone: valid, changed, revoked, unknown', async () => {
    const nina = await learner();
    const { number, credentialUrl } = await issued(nina);
    const token = (await open(credentialUrl)).text;
    const verdict = async (credential: string) => (await server.call(check, { credential })).body;
    expect(await verdict(token)).toMatchObject({ verdict: 'valid', certificate: { number, learnerName: 'Nina Rao' } });
    const [header, , signature] = token.split('.');
    const forged = { ...decodeJwt(token), name: 'Another course' };
    const payload = Buffer.from(JSON.stringify(forged)).toString('base64url');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const text of [
      `${header}.${payload}.${signature}`,
      `${unsigned}.${payload}.`,
      'a.b.c',
      'no token',
      'é'.repeat(99),
    ])
      expect(await verdict(text)).toEqual({ verdict: 'changed' });
    await revoke(server.db, number);
    expect(await verdict(token)).toMatchObject({ verdict: 'revoked', certificate: { number } });
    await server.db.delete(certificates).where(eq(certificates.number, number));
    expect(await verdict(token)).toEqual({ verdict: 'unknown' });
  });

  it('stays valid when another key takes over', async () => {
    const nina = await learner();
    const { credentialUrl } = await issued(nina);
    const token = (await open(credentialUrl)).text;
    expect(await retirePrivateKey(server.db)).toBe(true);
    const [one, other] = await Promise.all([1, 2].map(() => createCertificateKeys(server.db, undefined).current()));
    expect(one?.id).toBe(other?.id);
    expect((await server.call(check, { credential: token })).body.verdict).toBe('valid');
    expect(await server.services.certificateKeys.list()).toHaveLength(2);
  });
});
