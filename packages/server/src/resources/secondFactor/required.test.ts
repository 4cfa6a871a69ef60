import { endpoints } from '@lectern/sdk/api';
import { eq } from 'drizzle-orm';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newId } from '../../db/newId.ts';
import { auditEvents, users } from '../../db/schema.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { withServer } from '../../testing/withServer.ts';

const origin = 'https://learn.example';
const server = withServer({ config: { publicUrl: origin, adminSecondFactor: 'required' } });
const { signUp, signIn, requestPasskey, finishSignIn } = endpoints.auth;
const { get, setUpCodes, turnOnCodes, setUpPasskey, addPasskey, removePasskey } = endpoints.secondFactor;
const password = 'a fine password';

async function admin() {
  const email = `${newId()}@example.com`;
  const { body } = await server.call(signUp, { firstName: 'Ada', lastName: 'Rao', email, password });
  await server.db.update(users).set({ role: 'admin' }).where(eq(users.id, body.userId));
  return { email, id: body.userId, token: body.token };
}
const overview = (token: string) => server.call(endpoints.overview.get, {}, token);
const held = { status: 403, body: { code: 'second_factor_missing' } };

describe('a marketplace that requires a second factor of admins', () => {
  it('lets them sign in, and refuses what admins do until codes are on', async () => {
    const ada = await admin();
    expect(await overview(ada.token)).toMatchObject(held);
    const name = { name: 'Knots' };
    expect(await server.call(endpoints.categories.create, name, ada.token)).toMatchObject(held);
    expect((await server.call(get, {}, ada.token)).body).toMatchObject({ isMissing: true });
    const { body: setup } = await server.call(setUpCodes, { currentPassword: password }, ada.token);
    // A secret alone is no factor.
    expect(await overview(ada.token)).toMatchObject(held);
    const code = new TOTP({ secret: setup.secret }).generate();
    const { body } = await server.call(turnOnCodes, { code }, ada.token);
    expect((await overview(body.token)).status).toBe(200);
    expect((await server.call(get, {}, body.token)).body).toMatchObject({ isMissing: false });
    // A password that somebody has found opens nothing.
    expect((await server.send(signIn, { email: ada.email, password })).status).toBe(401);
  });

  it('takes a passkey for the sign-in that it began, and not for one with the password', async () => {
    const ada = await admin();
    const { body: options } = await server.call(setUpPasskey, { currentPassword: password }, ada.token);
    const phone = createAuthenticator();
    const credential = phone.create({ challenge: options.challenge, origin });
    const { body } = await server.call(addPasskey, { name: 'Phone', credential }, ada.token);
    expect((await overview(ada.token)).status).toBe(200);
    const byPassword = (await server.call(signIn, { email: ada.email, password })).body.token;
    expect(await overview(byPassword)).toMatchObject(held);
    const { challenge } = (await server.call(requestPasskey)).body;
    const used = phone.get({ challenge, origin });
    const byPasskey = (await server.call(finishSignIn, { challenge, credential: used })).body.token;
    expect((await overview(byPasskey)).status).toBe(200);
    // The same sign-in with a new token.
    const renewed = await server.call(endpoints.users.updateProfile, { firstName: 'Adah' }, byPasskey);
    expect((await overview(renewed.body.token ?? '')).status).toBe(200);
    expect(
      await overview((await server.call(endpoints.users.updateProfile, {}, byPassword)).body.token ?? ''),
    ).toMatchObject(held);
    await server.call(removePasskey, { id: body.passkey._id, currentPassword: password }, byPasskey);
    expect(await overview(byPasskey)).toMatchObject(held);
  });

  it('leaves everybody else alone, and still records the end of an admin’s account', async () => {
    const [ada] = [await admin(), await admin()];
    expect((await server.call(endpoints.users.profile, {}, ada.token)).status).toBe(200);
    expect((await server.call(endpoints.wishlist.list, {}, ada.token)).status).toBe(200);
    const removal = { email: ada.email, currentPassword: password };
    expect((await server.call(endpoints.account.remove, removal, ada.token)).status).toBe(200);
    expect(await server.db.$count(auditEvents, eq(auditEvents.actorId, ada.id))).toBe(1);
  });
});
