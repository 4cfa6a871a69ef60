import type { endpoints, PasskeyCreation } from '@lectern/sdk/api';
import type { FileSigner } from '../../fileLinks.ts';
import type { InputOf } from '../../route.ts';
import type { UserRow } from '../users/repository.ts';
import type { PasskeyRow } from './passkeyRepository.ts';

/** How long the browser lets somebody choose. */
export const PASSKEY_TIMEOUT_MS = 300_000;

/** ES256, RS256 and Ed25519: every authenticator has one of the first two. */
const ALGORITHMS = [-7, -257, -8];

type NewCredential = InputOf<typeof endpoints.secondFactor.addPasskey>['credential'];
type UsedCredential = NonNullable<InputOf<typeof endpoints.auth.finishSignIn>['credential']>;
type Transports = NonNullable<NewCredential['response']['transports']>;

/** For whom passkeys are made: the marketplace's host. They work on its origin alone. */
export function relyingPartyOf(files: Pick<FileSigner, 'originOf'>, request: Parameters<FileSigner['originOf']>[0]) {
  const { origin, hostname } = new URL(files.originOf(request));
  return { origin, id: hostname };
}
type RelyingParty = ReturnType<typeof relyingPartyOf>;

// Most servers never need it.
const library = () => import('@simplewebauthn/server');

const userHandleOf = (userId: string) => Buffer.from(userId).toString('base64url');

/** What the browser makes a passkey from. */
export function creationOf(
  party: RelyingParty,
  user: UserRow,
  challenge: string,
  known: readonly PasskeyRow[],
): PasskeyCreation {
  return {
    challenge,
    rp: { id: party.id, name: 'Lectern' },
    user: {
      id: userHandleOf(user.id),
      name: user.email,
      displayName: `${user.firstName} ${user.lastName}`.trim(),
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PASSKEY_TIMEOUT_MS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports: [...transports],
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  };
}

/** The passkey that a browser has made; undefined where it isn't an answer to this challenge. */
export async function verifyNew(party: RelyingParty, challenge: string, credential: NewCredential) {
  const { verifyRegistrationResponse } = await library();
  const { transports, ...response } = credential.response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...rest(credential), response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { id, publicKey, counter } = registrationInfo.credential;
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: (transports ?? []) as Transports,
    };
  } catch {
    return undefined; // The library throws where an answer isn't this challenge's, or isn't an answer.
  }
}

/** The passkey's new counter; undefined where the answer isn't its own, or not one to this challenge. */
export async function verifyUsed(
  party: RelyingParty,
  challenge: string,
  credential: UsedCredential,
  passkey: PasskeyRow,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = credential.response;
  if (userHandle && userHandle !== userHandleOf(passkey.userId)) return undefined;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...rest(credential), response },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined; // As above, or the counter has gone back.
  }
}

/** What both kinds of answers have in common; extensions aren't used. */
const rest = ({ id, rawId, type }: Pick<NewCredential, 'id' | 'rawId' | 'type'>) => ({
  id,
  rawId,
  type,
  clientExtensionResults: {},
});
