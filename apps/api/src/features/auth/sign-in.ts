import { type MessageKey, type MessageParams, roleKind, sideOf, type SignIn, type User } from '@ebpls/contracts';

import { audit } from '../../audit.ts';
import type { Trx } from '../../database.ts';
import { Refused } from '../../http/refused.ts';
import type { Api } from '../../http/serve.ts';
import { findAccountByEmail, userOf } from '../../identity/accounts.queries.ts';
import { type Attempt, isAtHome, recordAttempt } from '../../identity/attempts.queries.ts';
import { isPassword } from '../../identity/password.ts';
import { hasSecondStep, spendCode } from '../../identity/second-step.ts';
import { hashSecret, newSecret } from '../../identity/secrets.ts';
import { insertRefreshToken, insertSession } from '../../identity/sessions.queries.ts';
import { networkOf } from '../../limits/network.ts';

interface Device {
  readonly ip: string;
  readonly user_agent: string;
  /** The browser's key, when it made one: the session is bound to it for good. */
  readonly device_key: Buffer | null;
}

interface Opened {
  readonly user: User;
  readonly access_token: string;
  readonly secret: string;
}

interface NotOpened {
  readonly refused: MessageKey;
  readonly params?: MessageParams;
  readonly needs_code?: true;
  readonly retry_after?: number;
}

/**
 * Opens a session. What is said about an account is said only to someone who knows its password; an unknown address is
 * answered like a wrong password, in the same time. Refused: too_many from one network address.
 */
export async function openSession(
  api: Api,
  { email, password, code }: SignIn,
  device: Device,
): Promise<Opened | NotOpened> {
  const { db, sessions } = api;
  const attempt = { email, ip: networkOf(device.ip) };
  const seconds = await secondsToWait(api, attempt);
  if (seconds > 0) return locked(seconds);

  const account = await findAccountByEmail(db, email);
  const is_right = await isPassword(password, account?.password_hash);
  if (!account || !is_right) {
    await recordAttempt(db, attempt, false);
    return { refused: 'signin.wrong' };
  }
  await forgive(api, attempt);
  const refused = await refusalOf(api, account, device);
  if (refused) return { refused };

  const unproven = await judgeCode(api, { account_id: account.id, code, attempt });
  if (unproven) return unproven;

  const opened = await db.transaction().execute(async (trx) => {
    await recordAttempt(trx, attempt, true);
    return begin(trx, account.id, device);
  });
  return {
    user: await userOf(db, account.id),
    access_token: sessions.accessToken(account.id, opened.session_id),
    secret: opened.secret,
  };
}

/** What is wrong with the second step; nothing where the account has none or the code is right. */
async function judgeCode(
  { db, limits }: Api,
  { account_id, code, attempt }: { account_id: number; code: string | undefined; attempt: Attempt },
): Promise<NotOpened | undefined> {
  if (!(await hasSecondStep(db, account_id))) return undefined;
  if (!code) return { refused: 'signin.code', needs_code: true };
  const wait = await limits.guess('second_step', account_id);
  if (wait > 0) return { ...locked(wait), needs_code: true };
  if (!(await spendCode(db, account_id, { code, now: new Date() }))) {
    await recordAttempt(db, attempt, false);
    return { refused: 'signin.code_wrong', needs_code: true };
  }
  await limits.forgive('second_step', account_id);
  return undefined;
}

interface Standing {
  readonly id: number;
  readonly disabled_at: string | null;
  readonly verified_at: string | null;
}

/** Why an account whose password is known gets no session from this browser. */
async function refusalOf(
  { db, config }: Api,
  account: Standing,
  { device_key }: Device,
): Promise<MessageKey | undefined> {
  if (account.disabled_at !== null) return 'signin.disabled';
  if (account.verified_at === null) return 'signin.unverified';
  if (device_key !== null || !config.staff_keys_required) return undefined;
  const { roles } = await userOf(db, account.id);
  return sideOf(roleKind(roles[0]?.name)) === 'office' ? 'signin.browser' : undefined;
}

function locked(seconds: number): NotOpened {
  return { refused: 'signin.locked', params: { minutes: Math.ceil(seconds / 60) }, retry_after: seconds };
}

/**
 * Counts the try before the password is judged, so that ten thousand at once cost a handful of digests. Who guesses elsewhere
 * does not keep the owner out of a place that the account signs in from. The same for addresses that have no account.
 */
async function secondsToWait({ db, limits }: Api, attempt: Attempt): Promise<number> {
  const retry_after = await limits.guess('passwords_of_network', attempt.ip);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  const here = await limits.guess('password_here', attempt.email, attempt.ip);
  const wait =
    here > 0 || (await isAtHome(db, attempt)) ? here : await limits.guess('password_anywhere', attempt.email);
  // What was not judged was not wrong.
  if (wait > 0) await limits.forgive('passwords_of_network', attempt.ip);
  return wait;
}

async function forgive({ limits }: Api, { email, ip }: Attempt): Promise<void> {
  await limits.forgive('passwords_of_network', ip);
  await limits.forgive('password_here', email, ip);
  await limits.forgive('password_anywhere', email);
}

async function begin(trx: Trx, account_id: number, device: Device): Promise<{ session_id: string; secret: string }> {
  const session_id = await insertSession(trx, { account_id, ...device });
  const secret = newSecret();
  await insertRefreshToken(trx, session_id, hashSecret(secret));
  await audit(
    trx,
    { account_id, role_name: null },
    { act: 'session.open', object_kind: 'session', object_id: session_id, detail: { ip: device.ip } },
  );
  return { session_id, secret };
}
