// Uploads, reads, lists and removes files in an S3-compatible bucket.

import type { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
  type ServerSideEncryption,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

import type { BucketSettings } from './settings.ts';

/**
 * Connection timeout to the bucket: a person waits for the reply, so an unreachable store is reported within seconds.
 */
const CONNECT_MS = 3_000;
const SILENCE_MS = 5_000;
/** A reader with a slow connection makes the store wait. */
const SLOW_READER_MS = 120_000;
const ATTEMPTS = 2;
/**
 * The smallest piece that S3 accepts; pieces are sent one at a time, so an upload holds two of them in memory at the
 * most.
 */
const PIECE_BYTES = 5 * 1024 * 1024;

interface BucketObject {
  readonly key: string;
  readonly size: number;
}

export interface BucketClient {
  /** The object appears when all of it has arrived; a failed upload is aborted. */
  readonly upload: (key: string, content: Readable) => Promise<void>;
  readonly read: (key: string) => Promise<AsyncIterable<Uint8Array>>;
  readonly remove: (key: string) => Promise<void>;
  readonly list: (prefix: string) => AsyncIterable<BucketObject>;
  readonly check: () => Promise<void>;
}

export function openBucketClient(settings: BucketSettings): BucketClient {
  const { timeout_ms = SILENCE_MS } = settings;
  const s3 = openS3(settings, { requestTimeout: timeout_ms, socketTimeout: SLOW_READER_MS });
  // A piece may take long over a slow connection; the timeout counts only while nothing moves.
  const uploadClient = openS3(settings, { socketTimeout: timeout_ms });
  const Bucket = settings.bucket;
  const encryption = toEncryption(settings);
  return {
    upload: async (Key, Body) => {
      const params = { Bucket, Key, Body, ...encryption };
      await new Upload({ client: uploadClient, params, queueSize: 1, partSize: PIECE_BYTES }).done();
    },
    read: async (Key) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
      return Body as Readable; // in Node it is one
    },
    remove: async (Key) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key }))),
    list: (prefix) => listObjects(s3, Bucket, prefix),
    check: async () => void (await s3.send(new HeadBucketCommand({ Bucket }))),
  };
}

interface BucketTimeouts {
  /** Milliseconds until an answer begins. */
  readonly requestTimeout?: number;
  /** Milliseconds while nothing moves. */
  readonly socketTimeout: number;
}

function openS3({ endpoint, region, access_key, secret_key }: BucketSettings, timeouts: BucketTimeouts): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: access_key, secretAccessKey: secret_key },
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, throwOnRequestTimeout: true, ...timeouts },
    // Each piece is signed with its SHA-256; the newer checksums are known to few stores besides Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function toEncryption({ encryption }: BucketSettings): { ServerSideEncryption?: ServerSideEncryption } {
  return encryption === 'none' ? {} : { ServerSideEncryption: encryption };
}

async function* listObjects(s3: S3Client, Bucket: string, Prefix: string): AsyncGenerator<BucketObject> {
  let ContinuationToken: string | undefined;
  do {
    const page: ListObjectsV2CommandOutput = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }),
    );
    for (const { Key, Size } of page.Contents ?? []) yield { key: Key ?? '', size: Size ?? 0 };
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken !== undefined);
}
