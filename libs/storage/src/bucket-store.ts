import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { BucketClient } from './bucket-client.ts';
import { type FileStore, type ListedFile, StoreAway, TooLong } from './file-store.ts';
import { openContentMeasure } from './measure-content.ts';
import type { BucketSettings } from './settings.ts';

/**
 * Files in a bucket. Nothing in it is public and none of its addresses is published: permitted readers get a file from
 * the API. The library is loaded at the first use, so that a start with a folder does not load it.
 */
export function openBucketStore(settings: BucketSettings): FileStore {
  const { bucket, prefix } = settings;
  const getKey = (name: string): string => `${prefix}${name}`;
  let opening: Promise<BucketClient> | undefined;
  const loadClient = (): Promise<BucketClient> =>
    (opening ??= import('./bucket-client.ts').then(({ openBucketClient }) => openBucketClient(settings)));

  return {
    place: `s3://${bucket}/${prefix}`,
    write: async (name, content, maxBytes) => {
      const measure = openContentMeasure(maxBytes);
      await runOnStore(async () => {
        const { upload } = await loadClient();
        await pipeline(content, measure.stream, (measuredContent) => upload(getKey(name), measuredContent as Readable));
      }, content);
      return measure.result();
    },
    read: (name) => Readable.from(readObject(loadClient, getKey(name)), { objectMode: false }),
    remove: (name) => runOnStore(async () => (await loadClient()).remove(getKey(name))),
    list: (start = '') => listObjects(loadClient, { prefix, start }),
    check: () => runOnStore(async () => (await loadClient()).check()),
  };
}

async function* readObject(client: () => Promise<BucketClient>, key: string): AsyncGenerator<Uint8Array> {
  try {
    yield* await (await client()).read(key);
  } catch (error) {
    throw toStoreError(error);
  }
}

async function* listObjects(
  client: () => Promise<BucketClient>,
  { prefix, start }: { readonly prefix: string; readonly start: string },
): AsyncGenerator<ListedFile> {
  try {
    for await (const { key, size } of (await client()).list(`${prefix}${start}`))
      yield { name: key.slice(prefix.length), size };
  } catch (error) {
    throw toStoreError(error);
  }
}

/** An error of the sender is rethrown as it is; any other becomes the store's. */
async function runOnStore<T>(act: () => Promise<T>, content?: Readable): Promise<T> {
  let uploadResult: unknown;
  content?.once('error', (error) => (uploadResult = error));
  try {
    return await act();
  } catch (error) {
    throw error === uploadResult || error instanceof TooLong ? error : toStoreError(error);
  }
}

interface ServiceFault {
  readonly name: string;
  readonly message: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Error for the operator's log; it never contains the key. */
function toStoreError(error: unknown): Error {
  const { name, message, $metadata } = error as ServiceFault;
  if (name === 'NoSuchKey') return Object.assign(new Error('There is no such file in the bucket.'), { code: 'ENOENT' });
  const status = $metadata?.httpStatusCode;
  const reason = status === undefined ? message : `${status} ${name}`;
  return new StoreAway(`The bucket does not serve: ${reason}`, { cause: error });
}
