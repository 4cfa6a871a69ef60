import {
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { CALL_TIMEOUT_MS, limited, TRANSFER_TIMEOUT_MS } from './s3Client.ts';
import type { PartStorage, Storage } from './storage.ts';

interface Target {
  client: S3Client;
  /** Where a file of this name is. */
  at: (path: string) => { Bucket: string; Key: string };
  files: Pick<Storage, 'remove' | 'has'>;
  /** The name of what isn't finished. */
  unfinished: (path: string, id: string) => string;
}

/** Parts that browsers send to the bucket themselves. */
export function createS3Parts({ client, at, files, unfinished }: Target): PartStorage {
  const listParts = async (path: string, UploadId: string) => {
    const { Parts = [] } = await limited((options) =>
      client.send(new ListPartsCommand({ ...at(path), UploadId }), options),
    );
    return Parts;
  };
  const sign: NonNullable<PartStorage['sign']> = (path, UploadId, { number, size }, expiresIn) =>
    getSignedUrl(client, new UploadPartCommand({ ...at(path), UploadId, PartNumber: number, ContentLength: size }), {
      expiresIn,
      // A part of another length is refused.
      signableHeaders: new Set(['content-length', 'host']),
    });
  return {
    // A bucket says so when it is full.
    hasRoom: async () => true,
    async begin(path) {
      const { UploadId = '' } = await limited((options) =>
        client.send(new CreateMultipartUploadCommand(at(path)), options),
      );
      return UploadId;
    },
    sign,
    async refusalOf(origin) {
      // What a browser asks before it sends a part.
      const address = await sign('any', 'any', { number: 1, size: 1 }, 60);
      const { status, ok, headers } = await fetch(address, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
      });
      const allowed = headers.get('access-control-allow-origin');
      const methods = headers.get('access-control-allow-methods')?.split(/,\s*/) ?? [];
      const isAllowed =
        ok && (allowed === '*' || allowed === origin) && (methods.includes('PUT') || methods.includes('*'));
      return isAllowed ? undefined : `PUT from ${origin}: ${status}`;
    },
    async list(path, id) {
      const parts = await listParts(path, id).catch(unlessMissing);
      return (parts ?? []).map(({ PartNumber = 0, Size = 0 }) => ({ number: PartNumber, size: Size }));
    },
    async join(path, id) {
      try {
        // Their hashes are those that the bucket has, whatever the browser got.
        const Parts = (await listParts(path, id)).map(({ PartNumber, ETag }) => ({ PartNumber, ETag }));
        const command = new CompleteMultipartUploadCommand({ ...at(path), UploadId: id, MultipartUpload: { Parts } });
        await limited((options) => client.send(command, options), TRANSFER_TIMEOUT_MS);
      } catch (error) {
        // Joined already, by a call whose answer was lost.
        if (!(await files.has(path))) throw error;
      }
    },
    discard: (path, id) => files.remove(unfinished(path, id)),
  };
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return undefined;
}
