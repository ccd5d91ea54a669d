import { randomUUID } from 'node:crypto';

import { ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import * as v from 'valibot';

import { type BucketSettings, StorageEnvironment, readStorageSettings } from '../src/settings.ts';

/** The bucket of STORAGE_URL, below a prefix of this run, when STORAGE_TRY=1 is set. */
export function findOwnBucket(): BucketSettings | undefined {
  if (process.env['STORAGE_TRY'] !== '1') return undefined;
  const settings = readStorageSettings(v.parse(StorageEnvironment, process.env), '');
  if (settings.kind !== 'bucket') throw new Error('STORAGE_URL: expected a bucket as s3://bucket/prefix');
  return { ...settings, prefix: `${settings.prefix}try-${randomUUID()}/` };
}

/** Uploads of this run that were neither finished nor aborted. */
export async function openUploads(settings: BucketSettings): Promise<number> {
  const { endpoint, region, access_key, secret_key, bucket, prefix } = settings;
  const s3 = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
  });
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }));
  s3.destroy();
  return Uploads.length;
}
