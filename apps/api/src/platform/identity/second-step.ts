// Second sign-in step: time-based one-time codes (RFC 6238) and recovery codes.

import { randomBytes } from 'node:crypto';

import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';

import type { Database, Trx } from '../database/database.ts';
import { hashSecret } from '../secrets.ts';

const PERIOD_SECONDS = 30;
// One step to each side: the clocks of phones deviate by some seconds (RFC 6238, section 5.2).
const CLOCK_STEPS = 1;
const RECOVERY_CODES = 10;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const CODE_LENGTH = 10;

interface TotpLabel {
  readonly secret: string;
  /** Account name in the list of the authenticator app. */
  readonly label: string;
  readonly issuer: string;
}

function createTotp({ secret, label, issuer }: TotpLabel): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}

/** A secret of 160 bits, as RFC 4226 recommends. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** Address in the QR code that the authenticator app scans. */
export function formatTotpUri(label: TotpLabel): string {
  return createTotp(label).toString();
}

/** Ten codes for a lost phone; each works once. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(CODE_LENGTH)].map((byte) => BASE32[byte % BASE32.length]).join(''),
  );
}

export function findTotp(db: Database | Trx, account_id: number) {
  return db
    .selectFrom('account_totp')
    .select(['secret', 'next_secret', 'confirmed_at'])
    .where('account_id', '=', account_id)
    .executeTakeFirst();
}

/** Whether the sign-in of this account requires a code. */
export async function hasSecondStep(db: Database | Trx, account_id: number): Promise<boolean> {
  return (await findTotp(db, account_id))?.confirmed_at != null;
}

const ONE_DAY_STEPS = (24 * 60 * 60) / PERIOD_SECONDS;

/** The time step of a code, and by how many minutes the clock of the phone that made it is fast. */
export interface FirstCode {
  readonly step: number;
  readonly minutes_ahead: number;
}

/**
 * The step of a secret that a code belongs to, up to a day away; undefined where it belongs to none. Only for
 * a secret that was shown to the person just now: at the sign-in it would reveal future codes to a guesser.
 */
export function findFirstCode(secret: string, { code, now }: { code: string; now: Date }): FirstCode | undefined {
  const totp = createTotp({ secret, label: '', issuer: '' });
  const timestamp = now.getTime();
  const delta =
    totp.validate({ token: code, timestamp, window: CLOCK_STEPS }) ??
    totp.validate({ token: code, timestamp, window: ONE_DAY_STEPS });
  if (delta === null) return undefined;
  const minutes_ahead = Math.abs(delta) <= CLOCK_STEPS ? 0 : Math.round((delta * PERIOD_SECONDS) / 60);
  return { step: Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta, minutes_ahead };
}

/**
 * Uses a code of the app or a recovery code: true once for each, false for a wrong, an old or a repeated one. `now` is
 * real time.
 */
export async function useCode(
  db: Database | Trx,
  account_id: number,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<boolean> {
  const totpRow = await findTotp(db, account_id);
  if (!totpRow) return false;
  if (code.length === CODE_LENGTH) return consumeRecoveryCode(db, account_id, code);
  const delta = createTotp({ secret: totpRow.secret, label: '', issuer: '' }).validate({
    token: code,
    timestamp: now.getTime(),
    window: CLOCK_STEPS,
  });
  if (delta === null) return false;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  const updatedRow = await db
    .updateTable('account_totp')
    .set({ last_step: step })
    .where('account_id', '=', account_id)
    .where('last_step', '<', step)
    .returning('account_id')
    .executeTakeFirst();
  return updatedRow !== undefined;
}

async function consumeRecoveryCode(db: Database | Trx, account_id: number, code: string): Promise<boolean> {
  const updatedRow = await db
    .updateTable('recovery_code')
    .set({ used_at: sql`now()` })
    .where('account_id', '=', account_id)
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return updatedRow !== undefined;
}
