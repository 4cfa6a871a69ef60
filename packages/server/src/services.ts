import type { Party } from '@lectern/sdk/api';
import type { Money } from '@lectern/sdk/rules';
import type { FastifyInstance } from 'fastify';
import type { Db } from './db/database.ts';
import type { LastWrites } from './db/lastWrites.ts';
import type { Faults } from './faults.ts';
import type { FileSigner } from './fileLinks.ts';
import type { LinkTokens } from './linkTokens.ts';
import type { Operations } from './operations.ts';
import type { PaymentProvider } from './payments/provider.ts';
import type { CertificateKeys } from './resources/certificates/keys.ts';
import type { Shares } from './resources/earnings/shares.ts';
import type { Outbox } from './resources/mail/outbox.ts';
import type { SecretBox } from './resources/secondFactor/secretBox.ts';
import type { ResponseCache } from './responseCache.ts';
import type { Storage } from './storage/storage.ts';
import type { StoreSizes } from './uploads/pictures.ts';

/** The dependencies of the routes, created once in `app.ts`. */
export interface Services {
  app: FastifyInstance;
  db: Db;
  files: FileSigner;
  storage: Storage;
  storeSizes: StoreSizes;
  /** Whether uploaded films are prepared for streaming. */
  preparesVideos: boolean;
  payments: PaymentProvider;
  /** What is wrong with the payment provider and the mail server. */
  faults: Faults;
  /** What visitors read, for changes that no call of theirs makes. */
  cache: Pick<ResponseCache, 'changeNumbers'>;
  /** What is done for a person by no call of theirs; see {@link LastWrites.note}. */
  noteWrite: LastWrites['note'];
  /** Below this progress in a course, in percent, a refund is granted by itself. */
  refundMaxProgress: number;
  /** Who receipts are from; absent: nobody was configured. */
  seller: Party | undefined;
  mail: Outbox;
  /** What courses are sold in, and how they are taxed. */
  money: Money;
  shares: Shares;
  operations: Operations;
  linkTokens: LinkTokens;
  /** For the secrets of one-time codes. */
  codeSecrets: SecretBox;
  /** Whether partners' servers may be in private networks, and what keeps the secrets that sign what they are told. */
  webhooks: { allowsPrivate: boolean; secrets: SecretBox };
  certificateKeys: CertificateKeys;
}
