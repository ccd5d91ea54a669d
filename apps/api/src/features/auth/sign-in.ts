import type { MessageKey, MessageParams, SignIn, User } from '@ebpls/contracts';

import { audit } from '../../audit.ts';
import type { Trx } from '../../database.ts';
import type { Api } from '../../http/serve.ts';
import { findAccountByEmail, userOf } from '../../identity/accounts.queries.ts';
import { checkNetworkAddress, minutesToWait, recordAttempt } from '../../identity/attempts.queries.ts';
import { isPassword } from '../../identity/password.ts';
import { hasSecondStep, spendCode } from '../../identity/second-step.ts';
import { hashSecret, newSecret } from '../../identity/secrets.ts';
import { insertRefreshToken, insertSession } from '../../identity/sessions.queries.ts';

interface Device {
  readonly ip: string;
  readonly user_agent: string;
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
}

/**
 * Opens a session. What is said about an account is said only to someone who knows its password; an unknown address is
 * answered like a wrong password, in the same time. Refused: too_many from one network address.
 */
export async function openSession(api: Api, { email, password, code }: SignIn, device: Device): Promise<Opened | NotOpened> {
  const { db, sessions } = api;
  await checkNetworkAddress(db, device.ip);
  const minutes = await minutesToWait(db, email);
  if (minutes > 0) return { refused: 'signin.locked', params: { minutes } };

  const account = await findAccountByEmail(db, email);
  const attempt = { email, ip: device.ip };
  const is_right = await isPassword(password, account?.password_hash);
  if (!account || !is_right) {
    await recordAttempt(db, attempt, false);
    return { refused: 'signin.wrong' };
  }
  if (account.disabled_at !== null) return { refused: 'signin.disabled' };
  if (account.verified_at === null) return { refused: 'signin.unverified' };

  if (await hasSecondStep(db, account.id)) {
    if (!code) return { refused: 'signin.code', needs_code: true };
    if (!(await spendCode(db, account.id, { code, now: new Date() }))) {
      await recordAttempt(db, attempt, false);
      return { refused: 'signin.code_wrong', needs_code: true };
    }
  }

  const opened = await db.transaction().execute(async (trx) => {
    await recordAttempt(trx, attempt, true);
    return begin(trx, account.id, device);
  });
  return { user: await userOf(db, account.id), access_token: sessions.accessToken(account.id, opened.session_id), secret: opened.secret };
}

async function begin(trx: Trx, account_id: number, device: Device): Promise<{ session_id: string; secret: string }> {
  const session_id = await insertSession(trx, { account_id, ...device });
  const secret = newSecret();
  await insertRefreshToken(trx, session_id, hashSecret(secret));
  await audit(trx, { account_id, role_name: null }, { act: 'session.open', object_kind: 'session', object_id: session_id, detail: { ip: device.ip } });
  return { session_id, secret };
}
