// Signs a person in with password and second step and opens a session.

import { type MessageParams, getRoleKind, getInquirySide, type SignIn, type User } from '@ebpls/contracts';

import { recordAudit } from '../../platform/identity/audit.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccountByEmail, getUser } from '../../platform/identity/accounts.queries.ts';
import { type AccountAttempt, recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { rememberDevice } from '../../platform/devices/known-devices.ts';
import { isPassword } from '../../platform/passwords/password.ts';
import { hasSecondStep, useCode } from '../../platform/identity/second-step.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { loadSessionUser } from '../../platform/identity/session-user.ts';
import { hashSecret, createSecret } from '../../platform/secrets.ts';
import { insertRefreshToken, insertSession } from '../../platform/identity/sessions.queries.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { forgiveSignInTry, countSignInTry } from './sign-in-limits.ts';

/** The browser of a person who signs in. */
export interface Device {
  readonly ip: string;
  readonly user_agent: string;
  /** The browser's key, when it made one: the session stays bound to it. */
  readonly device_key: Buffer | null;
  /** Secret that the browser received at an earlier sign-in of any account. */
  readonly device_secret: string | undefined;
}

interface OpenedSession {
  readonly user: User;
  readonly access_token: string;
  readonly secret: string;
  /** Stored by the browser: it distinguishes the person's next wrong password there from a guesser's. */
  readonly device_secret: string;
}

export interface SignInRefusal {
  readonly refused: MessageKey;
  readonly params?: MessageParams;
  readonly needs_code?: true;
  readonly retry_after?: number;
}

export type SignInResult = OpenedSession | SignInRefusal;

/**
 * Opens a session. Details about an account are returned only to a person who knows its password; an unknown address
 * gets the reply of a wrong password, in the same time. Refused: too_many from one network address.
 */
export async function openSession(api: Api, { email, password, code }: SignIn, device: Device): Promise<SignInResult> {
  const { db } = api;
  const attempt = { email, ip: toNetwork(device.ip) };
  const signInTry = { ...attempt, device_secret: device.device_secret };
  const seconds = await countSignInTry(api, signInTry);
  if (seconds > 0) return toLockedRefusal(seconds);

  const account = await findAccountByEmail(db, email);
  const isRight = await isPassword(password, account?.password_hash);
  if (!account || !isRight) {
    await recordAttempt(db, attempt, false);
    return { refused: 'signin.wrong' };
  }
  await forgiveSignInTry(api, signInTry);
  const refusal = await findSignInRefusal(api, account, device);
  if (refusal) return { refused: refusal };

  const unproven = await verifyCode(api, { account_id: account.id, code, attempt });
  if (unproven) return unproven;

  const session = await insertOpenSession(api, { account_id: account.id, attempt, device });
  return session ?? { refused: 'signin.wrong' };
}

interface AdmittedSignIn {
  readonly account_id: number;
  readonly attempt: AccountAttempt;
  readonly device: Device;
  /** Uses up what admits the person, in the transaction of the session; without it no session is opened. */
  readonly admit?: (trx: Trx) => Promise<boolean>;
}

/** Opens the session of a person whom password or code admitted; undefined when the code was used meanwhile. */
export async function insertOpenSession(
  api: Api,
  { account_id, attempt, device, admit }: AdmittedSignIn,
): Promise<OpenedSession | undefined> {
  const device_secret = device.device_secret ?? createSecret();
  const session = await api.db.transaction().execute(async (trx) => {
    if (admit && !(await admit(trx))) return undefined;
    await recordAttempt(trx, attempt, true);
    await rememberDevice(trx, account_id, device_secret);
    return beginSession(trx, account_id, device);
  });
  if (session === undefined) return undefined;
  const access_token = api.sessions.accessToken(account_id, session.session_id);
  return { user: await loadSessionUser(api, account_id), access_token, secret: session.secret, device_secret };
}

/** Returns the problem of the second step; undefined where the account has none or the code is right. */
export async function verifyCode(
  { db, limits }: Api,
  { account_id, code, attempt }: { account_id: number; code: string | undefined; attempt: AccountAttempt },
): Promise<SignInRefusal | undefined> {
  if (!(await hasSecondStep(db, account_id))) return undefined;
  if (!code) return { refused: 'signin.code', needs_code: true };
  const wait = await limits.guess('second_step', account_id);
  if (wait > 0) return { ...toLockedRefusal(wait), needs_code: true };
  if (!(await useCode(db, account_id, { code, now: new Date() }))) {
    await recordAttempt(db, attempt, false);
    return { refused: 'signin.code_wrong', needs_code: true };
  }
  await limits.forgive('second_step', account_id);
  return undefined;
}

interface SignInAccount {
  readonly id: number;
  readonly disabled_at: string | null;
  readonly verified_at: string | null;
}

/** Reason for which an account with a right password gets no session from this browser. */
async function findSignInRefusal(
  { db, config }: Api,
  account: SignInAccount,
  { device_key }: Device,
): Promise<MessageKey | undefined> {
  if (account.disabled_at !== null) return 'signin.disabled';
  if (account.verified_at === null) return 'signin.unverified';
  if (device_key !== null || !config.staff_keys_required) return undefined;
  const { roles } = await getUser(db, account.id);
  return getInquirySide(getRoleKind(roles[0]?.name)) === 'office' ? 'signin.browser' : undefined;
}

/** Refusal of a try whose password or code was not checked. */
export function toLockedRefusal(seconds: number): SignInRefusal {
  return { refused: 'signin.locked', params: { minutes: Math.ceil(seconds / 60) }, retry_after: seconds };
}

async function beginSession(
  trx: Trx,
  account_id: number,
  device: Device,
): Promise<{ session_id: string; secret: string }> {
  const { ip, user_agent, device_key } = device;
  const session_id = await insertSession(trx, { account_id, ip, user_agent, device_key });
  const secret = createSecret();
  await insertRefreshToken(trx, session_id, hashSecret(secret));
  await recordAudit(
    trx,
    { account_id, role_name: null },
    { act: 'session.open', object_kind: 'session', object_id: session_id, detail: { ip } },
  );
  return { session_id, secret };
}
