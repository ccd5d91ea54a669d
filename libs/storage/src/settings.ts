// Reads from environment variables where files are stored: in a folder or in an S3 bucket.

import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import * as v from 'valibot';

const ADDRESS = /^(?:file:\/\/\/.+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/.*)?)$/;

/** Environment variables of the store; a caller that reads an environment adds them to its own. */
export const StorageEnvironment = v.object({
  STORAGE_URL: v.optional(
    v.pipe(v.string(), v.regex(ADDRESS, 'expected a folder as file:///path or a bucket as s3://bucket/prefix')),
  ),
  STORAGE_ENDPOINT: v.optional(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+\/?$/, 'expected an address like https://store.example.gov.ph')),
  ),
  STORAGE_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{2,40}$/, 'expected a region')), 'us-east-1'),
  STORAGE_ACCESS_KEY: v.optional(v.pipe(v.string(), v.minLength(3, 'expected 3 characters or more'))),
  STORAGE_SECRET_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'expected 8 characters or more'))),
  STORAGE_ENCRYPTION: v.optional(
    v.picklist(['AES256', 'aws:kms', 'none'], 'expected AES256, aws:kms or none'),
    'AES256',
  ),
});
type StorageEnvironment = v.InferOutput<typeof StorageEnvironment>;

interface FolderSettings {
  readonly kind: 'folder';
  readonly folder: string;
}

export interface BucketSettings {
  readonly kind: 'bucket';
  readonly bucket: string;
  /** Empty, or ends with `/`. */
  readonly prefix: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly access_key: string;
  readonly secret_key: string;
  /** Server-side encryption of the store; `none` leaves it to the store. */
  readonly encryption: 'AES256' | 'aws:kms' | 'none';
  /** How long a store may be silent; five seconds when omitted. */
  readonly timeout_ms?: number;
}

export type StorageSettings = FolderSettings | BucketSettings;

/** Settings that are valid each by itself and not together; the message names the variable. */
export class WrongStorage extends Error {}

/** Returns where files are stored by these variables; without STORAGE_URL in the data folder. Throws WrongStorage. */
export function readStorageSettings(environment: StorageEnvironment, data_dir: string): StorageSettings {
  const { STORAGE_URL: url } = environment;
  if (url === undefined) return { kind: 'folder', folder: join(data_dir, 'files') };
  if (url.startsWith('file:')) return { kind: 'folder', folder: fileURLToPath(url) };
  const { hostname, pathname } = new URL(url);
  const folders = pathname.split('/').filter(Boolean);
  return {
    kind: 'bucket',
    bucket: hostname,
    prefix: folders.map((folder) => `${decodeURIComponent(folder)}/`).join(''),
    endpoint: environment.STORAGE_ENDPOINT,
    region: environment.STORAGE_REGION,
    access_key: getRequired(environment, 'STORAGE_ACCESS_KEY'),
    secret_key: getRequired(environment, 'STORAGE_SECRET_KEY'),
    encryption: environment.STORAGE_ENCRYPTION,
  };
}

function getRequired(environment: StorageEnvironment, name: 'STORAGE_ACCESS_KEY' | 'STORAGE_SECRET_KEY'): string {
  const value = environment[name];
  if (value === undefined) throw new WrongStorage(`${name}: expected the key of the bucket, for STORAGE_URL names one`);
  return value;
}
