import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { notifications, passkeys, signInChallenges } from '../../db/schema.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { withServer } from '../../testing/withServer.ts';

const origin = 'https://learn.example';
const server = withServer({ config: { publicUrl: origin } });
const { signUp, signIn, finishSignIn, requestPasskey, me } = endpoints.auth;
const { get, setUpPasskey, addPasskey, removePasskey } = endpoints.secondFactor;
const password = 'a fine password';

async function person() {
  const email = `${newId()}@example.com`;
  const { body } = await server.call(signUp, { firstName: 'Nina', lastName: 'Okoye', email, password });
  return { email, id: body.userId, token: body.token };
}
type Person = Awaited<ReturnType<typeof person>>;

const begin = async ({ token }: Person) =>
  (await server.call(setUpPasskey, { currentPassword: password }, token)).body.challenge;

async function withPasskey(counter = 0) {
  const nina = await person();
  const phone = createAuthenticator();
  const credential = phone.create({ challenge: await begin(nina), origin, counter });
  const { body, status } = await server.call(addPasskey, { name: 'Phone', credential }, nina.token);
  expect(status).toBe(200);
  return { ...nina, phone, passkeyId: body.passkey._id };
}

const challenge = async () => (await server.call(requestPasskey)).body.challenge;
const refused = { status: 400, body: { code: 'wrong_passkey' } };

describe('passkeys', () => {
  it('are added after the password, with a name, and tell the owner', async () => {
    const nina = await person();
    expect(await server.call(setUpPasskey, { currentPassword: 'wrong' }, nina.token)).toMatchObject({ status: 400 });
    const { body: options } = await server.call(setUpPasskey, { currentPassword: password }, nina.token);
    expect(options).toMatchObject({
      rp: { id: 'learn.example' },
      user: { name: nina.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const credential = createAuthenticator().create({ challenge: options.challenge, origin });
    const added = await server.call(addPasskey, { name: ' Phone ', credential }, nina.token);
    expect(added.body.passkey).toMatchObject({ name: 'Phone' });
    expect((await server.call(get, {}, nina.token)).body.passkeys).toMatchObject([{ name: 'Phone' }]);
    const told = await server.db.select().from(notifications).where(eq(notifications.userId, nina.id));
    expect(told.map(({ title }) => title)).toContain('Passkey Added');
    // The next one isn't made on the same authenticator.
    const { body: next } = await server.call(setUpPasskey, { currentPassword: password }, nina.token);
    expect(next.excludeCredentials).toMatchObject([{ id: credential.id }]);
    // The challenge is used.
    expect(await server.call(addPasskey, { name: 'Again', credential }, nina.token)).toMatchObject(refused);
  });

  it('are refused from another origin, without verification, for another person, and when they are somebody’s', async () => {
    const [nina, omar] = [await person(), await person()];
    const phone = createAuthenticator();
    const add = (credential: ReturnType<typeof phone.create>, { token }: Person) =>
      server.call(addPasskey, { name: 'Phone', credential }, token);
    const evil = { challenge: await begin(nina), origin: 'https://learn.example.evil', rpId: 'learn.example' };
    expect(await add(phone.create(evil), nina)).toMatchObject(refused);
    const unverified = { challenge: await begin(nina), origin, isVerified: false };
    expect(await add(phone.create(unverified), nina)).toMatchObject(refused);
    expect(await add(phone.create({ challenge: await begin(nina), origin }), omar)).toMatchObject(refused);
    expect(await add(phone.create({ challenge: 'invented', origin }), nina)).toMatchObject(refused);
    // A challenge to sign in isn't one to add.
    expect(await add(phone.create({ challenge: await challenge(), origin }), nina)).toMatchObject(refused);
    expect((await add(phone.create({ challenge: await begin(nina), origin }), nina)).status).toBe(200);
    expect(await add(phone.create({ challenge: await begin(omar), origin }), omar)).toMatchObject(refused);
  });

  it('sign in by themselves, once for each challenge', async () => {
    const nina = await withPasskey();
    const asked = await challenge();
    const credential = nina.phone.get({ challenge: asked, origin, userHandle: nina.id });
    const answers = await Promise.all([1, 2, 3].map(() => server.call(finishSignIn, { challenge: asked, credential })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const token = answers.find(({ status }) => status === 200)?.body.token ?? '';
    expect((await server.call(me, {}, token)).body.user.email).toBe(nina.email);
    expect((await server.call(get, {}, token)).body.passkeys[0]?.lastUsedAt).toBeDefined();
  });

  it('never sign in with another challenge, origin, person, an unverified user or after they are removed', async () => {
    const [nina, omar] = [await withPasskey(), await withPasskey()];
    const attempt = async (change: object, by = nina.phone) => {
      const asked = await challenge();
      const credential = by.get({ challenge: asked, origin, ...change });
      return server.call(finishSignIn, { challenge: asked, credential });
    };
    expect(await attempt({ challenge: await challenge() })).toMatchObject(refused);
    expect(await attempt({ origin: 'https://partner.example', rpId: 'learn.example' })).toMatchObject(refused);
    expect(await attempt({ rpId: 'partner.example' })).toMatchObject(refused);
    expect(await attempt({ isVerified: false })).toMatchObject(refused);
    expect(await attempt({ userHandle: omar.id })).toMatchObject(refused);
    expect(await attempt({}, createAuthenticator())).toMatchObject(refused);
    // Signed by another key, in this one's name.
    const asked = await challenge();
    const forged = {
      ...omar.phone.get({ challenge: asked, origin }),
      id: nina.phone.get({ challenge: '', origin }).id,
    };
    expect(await server.call(finishSignIn, { challenge: asked, credential: forged })).toMatchObject(refused);
    // A challenge after a password isn't a passkey's.
    expect((await attempt({})).status).toBe(200);
    await server.db.update(signInChallenges).set({ createdAt: new Date(0) });
    const old = await challenge();
    await server.db.update(signInChallenges).set({ createdAt: new Date(0) });
    const late = nina.phone.get({ challenge: old, origin });
    expect(await server.call(finishSignIn, { challenge: old, credential: late })).toMatchObject(refused);
    const owner = { id: nina.passkeyId, currentPassword: password };
    expect((await server.call(removePasskey, owner, omar.token)).status).toBe(404);
    expect((await server.call(removePasskey, { id: nina.passkeyId }, nina.token)).status).toBe(400);
    expect((await server.call(removePasskey, owner, nina.token)).status).toBe(200);
    expect(await attempt({})).toMatchObject(refused);
    await server.call(endpoints.account.remove, { email: omar.email, currentPassword: password }, omar.token);
    expect(await attempt({}, omar.phone)).toMatchObject(refused);
    expect(await server.db.$count(passkeys, eq(passkeys.userId, omar.id))).toBe(0);
  });

  it('are refused when their counter goes back: somebody has a copy', async () => {
    const nina = await withPasskey(5);
    const use = async (counter: number) => {
      const asked = await challenge();
      const credential = nina.phone.get({ challenge: asked, origin, counter });
      return (await server.call(finishSignIn, { challenge: asked, credential })).status;
    };
    expect(await use(7)).toBe(200);
    expect(await use(7)).toBe(400);
    expect(await use(6)).toBe(400);
    expect(await use(8)).toBe(200);
  });

  it('leave the password as it is: whoever has codes off signs in with it alone', async () => {
    const nina = await withPasskey();
    expect((await server.call(signIn, { email: nina.email, password })).status).toBe(200);
  });
});
