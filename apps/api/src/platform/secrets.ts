// Creates, hashes and compares secrets.

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** 256 random bits as text that may be used in an address or a cookie. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Digest of a secret for the database. The secret is random, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Compares two digests in constant time. */
export function isSameBytes(candidate: Buffer, expectedBytes: Buffer): boolean {
  return candidate.length === expectedBytes.length && timingSafeEqual(candidate, expectedBytes);
}

/** Compares in constant time. */
export function isSameSecret(candidate: string, expectedSecret: string): boolean {
  return timingSafeEqual(hashSecret(candidate), hashSecret(expectedSecret));
}

/** A key of this installation, made in `<data_dir>/keys` at the first start, readable by its owner only. */
export async function loadInstallationKey(data_dir: string, name: string): Promise<string> {
  const folder = join(data_dir, 'keys');
  const path = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    // `wx` lets exactly one of several processes that start together write the key.
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(createSecret());
    await file.sync();
    await file.close();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readWholeKey(path);
}

async function readWholeKey(path: string): Promise<string> {
  for (let tries = 0; tries < 50; tries += 1) {
    const text = await readFile(path, 'utf8');
    if (text.length >= 32) return text;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${path} holds no key`);
}
