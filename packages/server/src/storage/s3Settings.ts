import * as z from 'zod';

/** A bucket, and what signs the calls to it. */
export interface S3Settings {
  /** Absent: AWS's own of the region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is part of the path instead of the host's name. */
  isPathStyle: boolean;
}

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost'];

/** Browsers are sent there too, from pages with https. */
function isEndpoint(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.username || url.search || url.hash || url.pathname !== '/') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.includes(url.hostname));
}

export const s3Variables = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: 3 to 63 of a-z, 0-9, - and .')
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isEndpoint, 'must be an address like https://storage.example, without a path')
    .transform((value) => new URL(value).origin)
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be a region, such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(200).optional(),
  S3_PATH_STYLE: z.enum(['0', '1'], 'must be 0 or 1').optional(),
};

/** Set together or not at all. */
export const S3_REQUIRED = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];

type Given = z.output<z.ZodObject<typeof s3Variables>>;

/** undefined: files are in a folder. */
export function s3Of(given: Given): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_PATH_STYLE: style } = given;
  const isPathStyle = style === undefined ? endpoint !== undefined : style === '1';
  return { endpoint, region, bucket, accessKeyId, secretAccessKey, isPathStyle };
}
