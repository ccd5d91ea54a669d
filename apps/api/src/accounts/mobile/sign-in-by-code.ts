// Texts a code to the confirmed number of an owner, and opens a session with it.

import type { SignInByCode } from '@ebpls/contracts';

import type { Api } from '../../platform/http/serve.ts';
import { isKnownDevice } from '../../platform/devices/known-devices.ts';
import { isSameBytes } from '../../platform/secrets.ts';
import { queueSms } from '../../platform/sms/sms.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { type Device, insertOpenSession, judgeCode, type SignInResult, toLockedRefusal } from '../auth/sign-in.ts';
import {
  findMobileAccount,
  lockSignInCode,
  type MobileAccount,
  recordWrongCode,
  saveSignInCode,
  useSignInCode,
} from './sign-in-codes.queries.ts';

interface CodeRequest {
  readonly mobile: string;
  /** Secret that the browser received at an earlier sign-in of any account. */
  readonly device_secret: string | undefined;
}

/**
 * Texts a code to the owner of a number. Unknown numbers, accounts of staff and requests beyond the limits get the same
 * reply and no message.
 */
export async function sendSignInCode(api: Api, { mobile, device_secret }: CodeRequest): Promise<{ accepted: true }> {
  const account = await findMobileAccount(api.db, mobile);
  if (account && (await isCodeAllowed(api, { account, mobile, device_secret }))) {
    const code = api.codes.create();
    const code_hash = hashCode(api, { account, mobile, code });
    await api.db.transaction().execute(async (trx) => {
      await saveSignInCode(trx, { account_id: account.id, number: mobile, code_hash });
      await queueSms(trx, {
        account_id: account.id,
        number: mobile,
        template: 'sign_in_code',
        locale: account.locale,
        params: { code },
      });
    });
  }
  return { accepted: true };
}

interface KnownRequest extends CodeRequest {
  readonly account: MobileAccount;
}

/**
 * A browser of the account has codes of its own: strangers who request codes for a number use up neither these, nor
 * the number's codes for confirmation.
 */
async function isCodeAllowed({ db, limits }: Api, { account, mobile, device_secret }: KnownRequest): Promise<boolean> {
  if (device_secret !== undefined && (await isKnownDevice(db, account.email, device_secret)))
    return (await limits.guess('sign_in_codes_of_device', account.id, device_secret)) === 0;
  if ((await limits.guess('sign_in_codes_of_number', mobile)) > 0) return false;
  return (await limits.guess('sign_in_codes_of_day', 'all')) === 0;
}

function hashCode(
  { codes }: Pick<Api, 'codes'>,
  { account, mobile, code }: { account: MobileAccount; mobile: string; code: string },
): Buffer {
  return codes.hash(['sign_in', account.id, mobile], code);
}

/**
 * Opens a session of an owner. A wrong, used or expired code, an unknown number and an account of staff have one reply.
 */
export async function openSessionByCode(api: Api, input: SignInByCode, device: Device): Promise<SignInResult> {
  const ip = toNetwork(device.ip);
  const wait = await api.limits.guess('sign_in_codes_tried', ip);
  if (wait > 0) return toLockedRefusal(wait);
  const account = await findMobileAccount(api.db, input.mobile);
  if (!account) return { refused: 'signin.mobile_code' };
  const code_hash = hashCode(api, { account, mobile: input.mobile, code: input.mobile_code });
  if (!(await checkSignInCode(api, { account, mobile: input.mobile, code_hash })))
    return { refused: 'signin.mobile_code' };
  await api.limits.forgive('sign_in_codes_tried', ip);

  const attempt = { email: account.email, ip };
  const unproven = await judgeCode(api, { account_id: account.id, code: input.code, attempt });
  if (unproven) return unproven;
  const session = await insertOpenSession(api, {
    account_id: account.id,
    attempt,
    device,
    // Two requests with one code: the second one finds it used.
    admit: (trx) => useSignInCode(trx, account.id, code_hash),
  });
  return session ?? { refused: 'signin.mobile_code' };
}

/** Compares under a lock, so that concurrent tries count; a right code is removed only with the session. */
function checkSignInCode(
  { db }: Api,
  { account, mobile, code_hash }: { account: MobileAccount; mobile: string; code_hash: Buffer },
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockSignInCode(trx, account.id, mobile);
    if (stored === undefined) return false;
    if (isSameBytes(stored, code_hash)) return true;
    await recordWrongCode(trx, account.id);
    return false;
  });
}
