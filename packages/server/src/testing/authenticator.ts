import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest();

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** A byte string of CBOR. */
const bytes = (value: Uint8Array) =>
  value.length < 256
    ? Buffer.concat([Buffer.from([0x58, value.length]), value])
    : Buffer.concat([Buffer.from([0x59, value.length >> 8, value.length & 255]), value]);
/** A text of fewer than 24 bytes. */
const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

export interface Spoken {
  challenge: string;
  /** Where the page is. */
  origin: string;
  rpId?: string;
  isVerified?: boolean;
  counter?: number;
  userHandle?: string;
}

/** What a browser and its authenticator make of a challenge, with one passkey. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }
  const cose = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ]);
  const dataOf = ({ origin, rpId, isVerified = true, counter = 0 }: Spoken, more: Uint8Array, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | flags;
    return Buffer.concat([sha256(rpId ?? new URL(origin).hostname), Buffer.from([flag]), count, more]);
  };
  const clientData = (type: string, { challenge, origin }: Spoken) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const, clientExtensionResults: {} };

  return {
    create(spoken: Spoken) {
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
      const attestationObject = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(dataOf(spoken, credential, HAS_CREDENTIAL)),
      ]);
      const response = {
        clientDataJSON: base64url(clientData('webauthn.create', spoken)),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      };
      return { ...common, response };
    },
    get(spoken: Spoken) {
      const client = clientData('webauthn.get', spoken);
      const data = dataOf(spoken, new Uint8Array(), 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        ...(spoken.userHandle === undefined ? {} : { userHandle: base64url(spoken.userHandle) }),
      };
      return { ...common, response };
    },
  };
}
