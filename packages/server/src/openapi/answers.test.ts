import { Ajv2020 } from 'ajv/dist/2020.js';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../db/newId.ts';
import {
  certificates,
  earnings,
  emailConfirmations,
  passwordResets,
  providerReturns,
  refunds,
  supportMessages,
  webhookEvents,
} from '../db/schema.ts';
import { hashOfToken } from '../linkTokens.ts';
import { insertTestOrder } from '../resources/testOrders/repository.ts';
import { findUser } from '../resources/users/repository.ts';
import { createAuthenticator } from '../testing/authenticator.ts';
import { type CallName, rowOf, samples, samplesOf, unusedIds, withoutFiles } from '../testing/samples.ts';
import { withServer } from '../testing/withServer.ts';

const server = withServer({ keepsMail: true });
const callers = ['visitor', 'learner', 'enrolled', 'author', 'admin'] as const;
type Caller = (typeof callers)[number];
type Payout = Record<'payee' | 'payeeId' | 'month' | 'amount', unknown>;
interface Operation {
  responses: { 200: { content: { 'application/json': { example?: unknown } } } };
}
type Content = Awaited<ReturnType<typeof content>>;

const users = {} as Record<Caller, string>;
const tokens: Partial<Record<Caller, string>> = {};
let shared: Content;
const succeeded = new Set<CallName>();
let sent = 0;
let document: object;
const described = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

beforeAll(async () => {
  for (const who of callers) {
    if (who === 'visitor') continue;
    users[who] = await server.make.user({ role: who === 'author' ? 'instructor' : who === 'admin' ? who : 'learner' });
    tokens[who] = await server.tokenOf(users[who]);
  }
  shared = await content();
  document = (await server.inject({ url: '/api/openapi.json' })).body as object;
  described.addSchema(document, 'document');
});

async function content() {
  const made = await server.make.fullCourse({ creatorId: users.author, pricePaise: 50_000 });
  const unfinished = await server.make.unfinished(made, users.enrolled);
  await server.make.enroll(users.enrolled, made.courseId);
  const category = await server.make.category(`Category ${newId()}`);
  const partner = (await server.make.partner()).id;
  return { ...made, ...unfinished, instructor: users.author, category, partner, unused: newId() };
}

/** What a document's reader would not expect of this answer. */
function deviation(call: CallName, { status, body }: { status: number; body: unknown }): string | undefined {
  const { path, method } = rowOf(call);
  const steps = ['paths', path, method.toLowerCase(), 'responses', String(status), 'content', 'application/json'];
  const pointer = [...steps, 'schema'].map((step) => encodeURIComponent(step.replaceAll('/', '~1'))).join('/');
  const matches = described.getSchema(`document#/${pointer}`);
  if (!matches) return `${status} is not in the document`;
  return matches(body) ? undefined : described.errorsText(matches.errors);
}

describe.each(Object.keys(samples) as CallName[])('the answers of %s', (call) => {
  it('are as the document says', async () => {
    const deviations: unknown[] = [];
    const inputOf = (ids: Content) => withoutFiles(samplesOf({ ...ids, unused: newId() })[call].input);
    for (const who of callers) {
      const made = samples[call].isDestructive ? await content() : shared;
      const inputs = [inputOf(made), inputOf(unusedIds(made) as Content), { ...inputOf(made), unheard: 'of' }];
      for (const input of inputs) {
        const answer = await server.send(rowOf(call), input, tokens[who]);
        sent++;
        if (answer.status === 200) succeeded.add(call);
        if (call === 'account.endOtherSignIns' && who !== 'visitor') tokens[who] = await server.tokenOf(users[who]);
        const found = deviation(call, answer);
        if (found !== undefined) deviations.push([who, input, answer.text, found]);
      }
    }
    expect(deviations).toEqual([]);
  });
});

/** Sends a call that has to succeed, as the document says. */
async function succeed(call: CallName, input: Record<string, unknown>, token?: string): Promise<Record<string, never>> {
  const answer = await server.send(rowOf(call), input, token);
  expect(answer.status, answer.text).toBe(200);
  expect(deviation(call, answer)).toBeUndefined();
  succeeded.add(call);
  return answer.body as Record<string, never>;
}

it('are as the document says where a call needs more than its sample', async () => {
  const { input: person } = samplesOf({ ...shared, unused: newId() })['auth.signUp'];
  const { token } = await succeed('auth.signUp', person);
  await succeed('auth.signIn', { email: person.email, password: person.password });
  for (const call of ['payments.process', 'orders.create'] as const) {
    const { input } = samplesOf(await content())[call];
    const { problem } = await server.send(rowOf(call), input, token);
    const { order } = await succeed(call, { ...input, amount: (problem.details as { total: number }).total }, token);
    if (!order) continue;
    const { _id: id, items } = order as { _id: string; items: { courseId: string }[] };
    await succeed('orders.get', { id }, token);
    await succeed('orders.settle', { id }, token);
    await server.db
      .update(earnings)
      .set({ createdAt: new Date('2026-01-15T10:00:00Z') })
      .where(eq(earnings.orderId, id));
    const { payouts } = await succeed('payouts.list', {}, tokens.admin);
    for (const { payee, payeeId, month, amount } of (payouts as unknown as { due: Payout[] }).due) {
      await succeed('payouts.record', { payee, payeeId, month, amount }, tokens.admin);
    }
    await succeed('documents.list', {}, tokens.admin);
    await succeed('orders.refunds', { id }, token);
    await succeed('orders.refund', { id, courseId: items[0]?.courseId }, token);
    const [refund] = await server.db
      .update(refunds)
      .set({ state: 'requested' })
      .where(eq(refunds.orderId, id))
      .returning();
    await succeed('refunds.list', {}, tokens.admin);
    await succeed('refunds.decide', { id: refund?.id, isGranted: true }, tokens.admin);
    const returned = { id: newId(), providerId: `re_${id}`, orderId: id, amountPaise: 1, state: 'refunded' as const };
    await server.db.insert(providerReturns).values(returned);
    await succeed('refunds.assign', { id: returned.id, courseIds: [] }, tokens.admin);
  }
  await succeed('support.attach', samples['support.attach'].input, tokens.learner);
  await succeed('support.send', samples['support.send'].input);
  const [message] = await server.db.select().from(supportMessages);
  await succeed('support.update', { id: message?.id, state: 'answered' }, tokens.admin);
  await succeed('support.reply', { id: message?.id, text: 'Two metres.' }, tokens.admin);
  const { input: spring } = samples['discounts.create'];
  const { discount } = await succeed('discounts.create', { ...spring, courseIds: [shared.courseId] }, tokens.admin);
  await succeed('discounts.update', { id: (discount as unknown as { _id: string })._id, isActive: true }, tokens.admin);
  await succeed('discounts.quote', { code: spring.code, courseIds: [shared.courseId] }, token);
  await succeed('orders.list', {}, token);
  const { outbox } = await succeed('mails.list', {}, tokens.admin);
  const [mail] = (outbox as unknown as { mails: { _id: string }[] }).mails;
  await succeed('mails.get', { id: mail?._id }, tokens.admin);
  await succeed('lectures.uploadCaptions', samples['lectures.uploadCaptions'].input, tokens.author);
  const webm = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104', 'hex');
  const { upload } = await succeed(
    'uploads.create',
    { kind: 'video', name: 'a.webm', type: '', size: webm.length },
    tokens.author,
  );
  const own = { id: (upload as unknown as { _id: string })._id };
  await succeed('uploads.get', own, tokens.author);
  const { parts } = await succeed('uploads.sign', { ...own, parts: [1] }, tokens.author);
  const [part] = parts as unknown as { url: string }[];
  await server.inject({ method: 'PUT', url: part?.url ?? '', payload: webm });
  await succeed('uploads.complete', own, tokens.author);
  await succeed('uploads.remove', own, tokens.author);
  const { signIns } = await succeed('account.signIns', {}, token);
  const [signIn] = signIns as unknown as { _id: string }[];
  const leaving = await succeed('auth.signUp', { ...person, email: 'leaving@lectern.example' });
  const goodbye = { email: 'leaving@lectern.example', currentPassword: person.password };
  await succeed('account.remove', goodbye, String(leaving.token));
  const passwords = { currentPassword: person.password, newPassword: 'spring and neap' };
  await succeed('users.changePassword', passwords, token);
  const { token: last } = await succeed('auth.signIn', { email: person.email, password: passwords.newPassword });
  await succeed('account.endSignIn', { id: signIn?._id }, String(last));

  const owner = { currentPassword: passwords.newPassword };
  const { secret } = await succeed('secondFactor.setUpCodes', owner, String(last));
  const on = await succeed(
    'secondFactor.turnOnCodes',
    { code: new TOTP({ secret: String(secret) }).generate() },
    String(last),
  );
  const [forNew, forSignIn, forPasskey, forRemoval] = on.recoveryCodes as unknown as string[];
  const secondStep = await server.send(rowOf('auth.signIn'), { email: person.email, password: passwords.newPassword });
  const { challenge } = secondStep.problem.details as { challenge: string };
  const { token: guarded } = await succeed('auth.finishSignIn', { challenge, code: forSignIn });
  const phone = createAuthenticator();
  const confirmed = { ...owner, code: forPasskey };
  const creation = await succeed('secondFactor.setUpPasskey', confirmed, String(guarded));
  const made = phone.create({ challenge: String(creation.challenge), origin: 'http://localhost' });
  const { passkey } = await succeed('secondFactor.addPasskey', { name: 'Phone', credential: made }, String(guarded));
  const removal = { id: (passkey as unknown as { _id: string })._id, ...owner, code: forRemoval };
  await succeed('secondFactor.removePasskey', removal, String(guarded));
  const renewed = await succeed('secondFactor.renewRecoveryCodes', { ...owner, code: forNew }, String(guarded));
  const [newest] = renewed.recoveryCodes as unknown as string[];
  await succeed('secondFactor.turnOffCodes', { ...owner, code: newest }, String(guarded));

  await server.db.insert(certificates).values({
    ...{ number: '7K2M-90QX-4TBD', userId: users.enrolled, courseId: shared.courseId, enrolledAt: new Date() },
    ...{ learnerName: 'Nina Sen', courseTitle: 'Tides', instructorName: 'Asha Menon', hours: 6.5 },
  });
  await succeed('certificates.update', { number: '7K2M-90QX-4TBD', isPublic: true }, tokens.enrolled);
  await succeed('certificates.get', { number: '7K2M-90QX-4TBD' });

  const token43 = 'k'.repeat(43);
  const expiresAt = new Date(Date.now() + 60_000);
  await server.db
    .insert(passwordResets)
    .values({ id: newId(), userId: users.learner, tokenHash: hashOfToken(token43), expiresAt });
  await succeed('passwordReset.confirm', { token: token43, newPassword: 'spring and neap' });
  tokens.learner = await server.tokenOf(users.learner);

  const stop = server.services.linkTokens.unsubscribe({ userId: users.learner, kind: 'grade' });
  await server.db.insert(emailConfirmations).values({
    id: newId(),
    userId: users.learner,
    email: (await findUser(server.db, users.learner))?.email ?? '',
    tokenHash: hashOfToken(token43),
    expiresAt,
  });
  await succeed('emailConfirmation.confirm', { token: token43 });
  await succeed('mailPreferences.check', { token: stop });
  await succeed('mailPreferences.change', { token: stop, isOn: true });

  const { id: partnerId, key } = await server.make.partner();
  const returnTo = 'https://partner.example/tides';
  await succeed('authorization.client', { key, returnTo });
  const { input: code } = samples['authorization.createCode'];
  await succeed('authorization.createCode', { ...code, key, returnTo }, tokens.learner);
  const ownerEmail = (await findUser(server.db, users.learner))?.email;
  await succeed('partners.update', { partnerId, ownerEmail }, tokens.admin);
  await succeed('partners.listOwned', {}, tokens.learner);
  await succeed('earnings.getOfPartner', { partnerId }, tokens.learner);
  await succeed('partners.report', { partnerId, from: '2026-01', to: '2026-01' }, tokens.admin);
  await succeed('webhooks.save', { partnerId, url: 'https://partner.example/' }, tokens.admin);
  await succeed('webhooks.renewSecret', { partnerId }, tokens.admin);
  await succeed('webhooks.sendTest', { partnerId }, tokens.admin);
  const [event] = await server.db.select().from(webhookEvents);
  await succeed('webhooks.sendAgain', { partnerId, eventId: event?.id }, tokens.admin);
  await succeed('webhooks.get', { partnerId }, tokens.admin);
  const { apiKey } = await succeed('partners.renewApiKey', { partnerId }, tokens.admin);
  await succeed('partnerApi.report', {}, apiKey);
  await succeed('partnerApi.testOrders', {}, apiKey);
  const sums = { subtotalPaise: 0, discountPaise: 0, taxPaise: 0, taxRate: 10, taxName: 'Tax', totalPaise: 0 };
  const testOrder = { id: newId(), partnerId, userId: users.learner, currency: 'INR', items: [], ...sums };
  await insertTestOrder(server.db, { ...testOrder, idempotencyKey: newId(), fingerprint: '', status: 'paid' });
  await succeed('partnerApi.refundTestOrder', { orderId: testOrder.id }, apiKey);
  await succeed('partnerApi.events', {}, apiKey);
  await succeed('partnerApi.sendTest', {}, apiKey);
  await succeed('partnerApi.sendAgain', { eventId: event?.id }, apiKey);
  await succeed('partnerApi.resume', {}, apiKey);
  await succeed('partners.revokeApiKey', { partnerId }, tokens.admin);
  await succeed('webhooks.remove', { partnerId }, tokens.admin);
});

/** Those that a page of another origin makes, and one that takes a whole video. */
const elsewhere: readonly CallName[] = ['authorization.exchange', 'authorization.renew', 'lectures.uploadVideo'];

it('are more than a thousand, from all calls', () => {
  expect(sent).toBeGreaterThan(1_000);
  expect((Object.keys(samples) as CallName[]).filter((call) => !succeeded.has(call))).toEqual(elsewhere);
});

it.each(Object.keys(samples) as CallName[])('the example of %s is as the document says', (call) => {
  const { path, method } = rowOf(call);
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  const { example } = paths[path]?.[method.toLowerCase()]?.responses[200].content['application/json'] ?? {};
  expect(deviation(call, { status: 200, body: example })).toBeUndefined();
});
