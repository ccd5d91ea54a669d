import { hash, verify } from '@node-rs/argon2';
import { PASSWORD_LEAST, type RoleKind } from '@ebpls/contracts';

import { refusedField } from '../refused.ts';
import { isBlockedPassword } from './blocked-passwords.ts';

// Argon2id (2 in the library's table), 19 MiB, two rounds, one lane.
const COST = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const RUNNING_MOST = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** At most two at once, so that a rush of sign-ins in January cannot starve the rest. */
async function inTurn<T>(tx: () => Promise<T>): Promise<T> {
  if (running >= RUNNING_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await tx();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The digest to keep, with its salt and cost in it. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), COST));
}

// A digest of nothing: an unknown address costs the same time as a wrong password.
let nobody: Promise<string> | undefined;

/** Whether the password is right; without a digest it takes as long and is wrong. */
export async function isPassword(password: string, digest: string | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const stored = digest ?? (await nobody);
  const isRight = await inTurn(() => verify(stored, password.normalize('NFKC')));
  return isRight && digest !== undefined;
}

/** Fewest characters for a person of this kind; staff with a second step need as few as owners (decision E10). */
export function leastCharacters(role: RoleKind, has_second_step: boolean): number {
  return role === 'user' || role === 'none' || has_second_step ? PASSWORD_LEAST.owner : PASSWORD_LEAST.staff;
}

/**
 * Refuses, at field `password`, one that is too short for the role or easy to guess. `own` are the person's names and
 * address.
 */
export function checkNewPassword(password: string, least: number, own: readonly string[]): void {
  if ([...password].length < least)
    throw refusedField(
      'password',
      least === PASSWORD_LEAST.owner ? 'password.too_short' : 'password.too_short_for_staff',
    );
  if (isBlockedPassword(password, own)) throw refusedField('password', 'password.too_common');
}
