// Texts a code to the confirmed number of an owner, and opens a session with it.

import { randomUUID } from 'node:crypto';

import type { ReplyBody, requestSignInCode, SignInByCode } from '@ebpls/contracts';

import { isKnownDevice } from '../../platform/devices/known-devices.ts';
import type { Api } from '../../platform/http/serve.ts';
import { listSessionAddresses } from '../../platform/identity/sessions.queries.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { type Device, insertOpenSession, verifyCode, type SignInResult, toLockedRefusal } from '../auth/sign-in.ts';
import { findMobileAccount, type MobileAccount } from './mobile-accounts.queries.ts';
import { checkTextedCode, sendTextedCode } from './send-texted-code.ts';
import { type CodePurpose, type TextedCode, useTextedCode } from './texted-codes.queries.ts';

export interface CodeRequest {
  readonly mobile: string;
  readonly ip: string;
  /** Secret that the browser received at an earlier sign-in of any account. */
  readonly device_secret: string | undefined;
}

/**
 * Texts a code to the owner of a number. Unknown numbers, accounts of staff and requests beyond the limits get the same
 * reply and no message.
 */
export async function sendSignInCode(api: Api, request: CodeRequest): Promise<ReplyBody<typeof requestSignInCode>> {
  const number = request.mobile;
  const account = await findMobileAccount(api.db, number);
  if (!account || !(await isCodeAllowed(api, account, request))) return { accepted: true, code_id: randomUUID() };
  const { id: account_id, locale } = account;
  const code_id = await api.db
    .transaction()
    .execute((trx) =>
      sendTextedCode(api, trx, { purpose: 'sign_in', number, account_id, template: 'sign_in_code', locale }),
    );
  return { accepted: true, code_id };
}

/**
 * A browser of the account has codes of its own, and so has each network: strangers who request codes for a number use
 * up only those of their own network. From a network in which the account was signed in, the limit of all networks
 * together does not count.
 */
async function isCodeAllowed(
  { db, limits }: Api,
  account: MobileAccount,
  { mobile, ip, device_secret }: CodeRequest,
): Promise<boolean> {
  const account_id = account.id;
  if (device_secret !== undefined && (await isKnownDevice(db, { account_id }, device_secret)))
    return (await limits.guess('sign_in_codes_of_device', account_id, device_secret)) === 0;
  const network = toNetwork(ip);
  if ((await limits.guess('sign_in_codes_here', mobile, network)) > 0) return false;
  if ((await listSessionAddresses(db, account_id)).some((address) => toNetwork(address) === network)) return true;
  if ((await limits.guess('sign_in_codes_of_number', mobile)) > 0) return false;
  return (await limits.guess('sign_in_codes_of_day', 'all')) === 0;
}

/**
 * Opens a session of an owner. A wrong, used or expired code, an unknown number and an account of staff have one reply.
 */
export function openSessionByCode(api: Api, input: SignInByCode, device: Device): Promise<SignInResult> {
  return openTextedSession(api, { input, purpose: 'sign_in', device }, async ({ number, account_id }) => {
    const account = await findMobileAccount(api.db, number);
    return account?.id === account_id ? account : undefined;
  });
}

interface TextedSession {
  readonly input: SignInByCode;
  readonly purpose: CodePurpose;
  readonly device: Device;
}

/** Opens the session of the account that `getAccount` returns for a right code; the second step is required too. */
export async function openTextedSession(
  api: Api,
  { input, purpose, device }: TextedSession,
  getAccount: (code: TextedCode) => Promise<MobileAccount | undefined>,
): Promise<SignInResult> {
  const ip = toNetwork(device.ip);
  const wait = await api.limits.guess(`${purpose === 'sign_up' ? 'sign_up' : 'sign_in'}_codes_tried`, ip);
  if (wait > 0) return toLockedRefusal(wait);
  const { code_id, mobile_code, code } = input;
  const textedCode = await checkTextedCode(api, { code: mobile_code, target: { code_id, purpose } });
  const account = textedCode?.number === input.mobile ? await getAccount(textedCode) : undefined;
  if (!account) return { refused: 'signin.mobile_code' };
  await api.limits.forgive(`${purpose === 'sign_up' ? 'sign_up' : 'sign_in'}_codes_tried`, ip);

  const attempt = { email: account.email, ip };
  const unproven = await verifyCode(api, { account_id: account.id, code, attempt });
  if (unproven) return unproven;
  const session = await insertOpenSession(api, {
    account_id: account.id,
    attempt,
    device,
    // Two requests with one code: the second one finds it used.
    admit: (trx) => useTextedCode(trx, code_id),
  });
  return session ?? { refused: 'signin.mobile_code' };
}
