// Hashes and verifies passwords (Argon2id), and checks new ones.

import { hash, verify } from '@node-rs/argon2';
import { MIN_PASSWORD_LENGTH, type RoleKind } from '@ebpls/contracts';

import { createFieldRefusal } from '../refused.ts';
import { isBlockedPassword } from './blocked-passwords.ts';

// Argon2id (2 in the library's table), 19 MiB, two rounds, one lane.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MAX_CONCURRENT_HASHES = 2;

let runningHashes = 0;
const queue: (() => void)[] = [];

/** At most two at once, so that a peak of sign-ins in January cannot starve other requests. */
async function runQueued<T>(tx: () => Promise<T>): Promise<T> {
  if (runningHashes >= MAX_CONCURRENT_HASHES) await new Promise<void>((resolve) => queue.push(resolve));
  else runningHashes += 1;
  try {
    return await tx();
  } finally {
    const next = queue.shift();
    if (next) next();
    else runningHashes -= 1;
  }
}

/** The digest to store, including its salt and cost. */
export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password.normalize('NFKC'), COST));
}

// A digest of nothing: an unknown address costs the same time as a wrong password.
let nobody: Promise<string> | undefined;

/** Whether the password is right; without a digest it takes as long and is wrong. */
export async function isPassword(password: string, digest: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const storedDigest = digest ?? (await nobody);
  const isRight = await runQueued(() => verify(storedDigest, password.normalize('NFKC')));
  return isRight && typeof digest === 'string';
}

/** Fewest characters for a person of this kind; staff with a second step need as few as owners (decision E10). */
export function getMinPasswordLength(role: RoleKind, has_second_step: boolean): number {
  return role === 'user' || role === 'none' || has_second_step ? MIN_PASSWORD_LENGTH.owner : MIN_PASSWORD_LENGTH.staff;
}

/**
 * Refuses, at field `password`, one that is too short for the role or easy to guess. `own` are the person's names and
 * address.
 */
export function checkNewPassword(password: string, minLength: number, own: readonly string[]): void {
  if ([...password].length < minLength)
    throw createFieldRefusal(
      'password',
      minLength === MIN_PASSWORD_LENGTH.owner ? 'password.too_short' : 'password.too_short_for_staff',
    );
  if (isBlockedPassword(password, own)) throw createFieldRefusal('password', 'password.too_common');
}
