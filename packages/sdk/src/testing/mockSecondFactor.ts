import { refuse } from './MockProblem.ts';
import { mockCode } from './mockCode.ts';
import type { MockAnswers } from './mockRow.ts';
import type { MockState } from './mockState.ts';
import type { MockUser } from './seed.ts';

/** The code that the mock takes, again and again. */
const CODE = '123456';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

const newCodes = (state: MockState) =>
  Array.from({ length: 10 }, () => `abcd-efgh-${state.nextId().slice(0, 4)}-${state.nextId().slice(-4)}`);

/** The parts of signing in that a second factor adds: the challenge after a password, and its answer. */
export function createMockChallenges(state: MockState) {
  const begin = (user: MockUser) => {
    if (!state.codesSince.has(user.userId)) return;
    const challenge = state.nextId();
    state.challenges.set(challenge, user.userId);
    throw refuse('second_factor_required', { challenge, expiresIn: 600 });
  };
  /** Whether it is a good code of this user; a recovery code is used up. */
  const take = (userId: string, code: string) => {
    const left = state.recoveryCodes.get(userId) ?? [];
    const given = code.replaceAll(' ', '').toLowerCase();
    if (left.includes(given)) state.recoveryCodes.set(userId, without(left, given));
    else if (given !== CODE) throw refuse('wrong_code');
  };
  return { begin, take };
}

const without = (list: readonly string[], one: string) => list.filter((other) => other !== one);

/** One-time codes and passkeys. The mock checks no signature. */
export function createMockSecondFactor(state: MockState): MockAnswers['secondFactor'] {
  const { take } = createMockChallenges(state);
  const requireOwner = (user: MockUser, { currentPassword, code }: { currentPassword?: string; code?: string }) => {
    if (!state.withoutPassword.includes(user.userId) && currentPassword !== user.password)
      throw refuse('wrong_password');
    if (state.codesSince.has(user.userId)) take(user.userId, code ?? '');
  };
  const owner = ({ input, signedIn }: { input: object; signedIn: () => MockUser }) => {
    const user = signedIn();
    requireOwner(user, input);
    return user;
  };
  const renew = (userId: string) => {
    const recoveryCodes = newCodes(state);
    state.recoveryCodes.set(userId, recoveryCodes);
    return recoveryCodes;
  };
  const requireOn = (userId: string) => {
    if (!state.codesSince.has(userId)) throw refuse('codes_off');
  };
  return {
    get({ signedIn }) {
      const { userId, role } = signedIn();
      const passkeys = state.passkeys.get(userId) ?? [];
      const codesSince = state.codesSince.get(userId);
      return {
        ...(codesSince && { codesSince }),
        recoveryCodesLeft: state.recoveryCodes.get(userId)?.length ?? 0,
        passkeys,
        hasPassword: !state.withoutPassword.includes(userId),
        isMissing: state.requiresSecondFactor && role === 'admin' && !codesSince && passkeys.length === 0,
      };
    },
    setUpCodes(context) {
      const { userId, email } = owner(context);
      if (state.codesSince.has(userId)) throw refuse('codes_on');
      return {
        secret: SECRET,
        address: `otpauth://totp/Lectern:${email}?issuer=Lectern&secret=${SECRET}`,
        qr: mockCode,
      };
    },
    turnOnCodes({ input, signedIn }) {
      const user = signedIn();
      if (input.code.replaceAll(' ', '') !== CODE) throw refuse('wrong_code');
      state.codesSince.set(user.userId, '2026-01-15T10:00:00.000Z');
      return { recoveryCodes: renew(user.userId), token: state.issueToken(user) };
    },
    turnOffCodes(context) {
      const { userId } = context.signedIn();
      requireOn(userId);
      owner(context);
      state.codesSince.delete(userId);
      state.recoveryCodes.delete(userId);
      return {};
    },
    renewRecoveryCodes(context) {
      requireOn(context.signedIn().userId);
      return { recoveryCodes: renew(owner(context).userId) };
    },
    setUpPasskey(context) {
      const { userId, email, firstName, lastName } = owner(context);
      return {
        challenge: state.nextId(),
        rp: { id: 'lectern.example', name: 'Lectern' },
        user: { id: userId, name: email, displayName: `${firstName} ${lastName}` },
        pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
        excludeCredentials: [],
        authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
        attestation: 'none' as const,
      };
    },
    addPasskey({ input, signedIn }) {
      const { userId } = signedIn();
      const passkey = { _id: state.nextId(), name: input.name, createdAt: '2026-01-15T10:00:00.000Z' };
      state.passkeys.set(userId, [...(state.passkeys.get(userId) ?? []), passkey]);
      return { passkey };
    },
    removePasskey(context) {
      const { userId } = owner(context);
      const before = state.passkeys.get(userId) ?? [];
      const rest = before.filter(({ _id }) => _id !== context.input.id);
      if (rest.length === before.length) throw refuse('not_found', 'passkey');
      state.passkeys.set(userId, rest);
      return {};
    },
  };
}
