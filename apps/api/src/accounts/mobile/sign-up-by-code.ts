// Texts a code to a number that signs up, and creates the account of its owner with it.

import { randomUUID } from 'node:crypto';

import {
  type Locale,
  type ReplyBody,
  ROLE_ID,
  type SignInByCode,
  type signUpByMobile,
  type SignUpByMobile,
} from '@ebpls/contracts';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { queueSms } from '../../platform/sms/sms.ts';
import type { Device, SignInResult } from '../auth/sign-in.ts';
import { findMobileAccount, findNumberHolder, lockNumber, type MobileAccount } from './mobile-accounts.queries.ts';
import { openTextedSession } from './sign-in-by-code.ts';
import { sendTextedCode } from './send-texted-code.ts';
import type { SignUpNames, TextedCode } from './texted-codes.queries.ts';

/**
 * Texts a code to a number that signs up. A number of an owner's account gets a code that signs in, one of another
 * account a message without a code; the reply is the same, also beyond the limits, where nothing is sent.
 */
export async function sendSignUpCode(
  api: Api,
  input: SignUpByMobile,
  ip: string,
): Promise<ReplyBody<typeof signUpByMobile>> {
  const { mobile: number, firstname, locale = 'en' } = input;
  const names: SignUpNames = { firstname, lastname: input.lastname ?? '', locale };
  if (!(await isCodeAllowed(api, number, toNetwork(ip)))) return { accepted: true, code_id: randomUUID() };
  const code_id = await api.db.transaction().execute(async (trx) => {
    const owner = await findMobileAccount(trx, number);
    const holder = await findNumberHolder(trx, number);
    if (!owner && holder) return sendNoCode(trx, { ...holder, number, locale });
    const template = owner ? 'sign_in_code' : 'sign_up_code';
    const account_id = owner?.id ?? null;
    return sendTextedCode(api, trx, {
      purpose: 'sign_up',
      number,
      account_id,
      template,
      locale: owner?.locale ?? locale,
      names,
    });
  });
  return { accepted: true, code_id };
}

/** Sign-ups are counted by themselves: a flood of them uses up no code of another sign-up, sign-in or confirmation. */
async function isCodeAllowed({ limits }: Api, number: string, network: string): Promise<boolean> {
  if ((await limits.guess('sign_up_codes_here', number, network)) > 0) return false;
  if ((await limits.guess('sign_up_codes_of_number', number)) > 0) return false;
  return (await limits.guess('sign_up_codes_of_day', 'all')) === 0;
}

interface HeldNumber {
  readonly account_id: number;
  readonly number: string;
  readonly locale: Locale;
}

/** Staff never sign in by number, and a closed account does not: who holds the phone reads why no code comes. */
async function sendNoCode(trx: Trx, { account_id, number, locale }: HeldNumber): Promise<string> {
  await queueSms(trx, { account_id, number, template: 'sign_up_taken', locale, params: {} });
  return randomUUID();
}

/**
 * Creates the account of a new number and opens its session. A number that signs an owner in opens a session of that
 * account, and the entered names are dropped. Every other reply is that of a wrong code.
 */
export function openSessionBySignUp(api: Api, input: SignInByCode, device: Device): Promise<SignInResult> {
  return openTextedSession(api, { input, purpose: 'sign_up', device }, (code) => findOrInsertOwner(api, code));
}

function findOrInsertOwner(api: Api, { number, names }: TextedCode): Promise<MobileAccount | undefined> {
  return api.db.transaction().execute(async (trx) => {
    await lockNumber(trx, number);
    const owner = await findMobileAccount(trx, number);
    if (owner || !names || (await findNumberHolder(trx, number))) return owner;
    return insertMobileOwner(trx, { number, names, now: api.clock.now() });
  });
}

interface NewOwner {
  readonly number: string;
  readonly names: SignUpNames;
  readonly now: Date;
}

/** The account of an owner without an e-mail and a password; its number is the phone of the profile too. */
async function insertMobileOwner(trx: Trx, { number, names, now }: NewOwner): Promise<MobileAccount> {
  const { id } = await trx
    .insertInto('account')
    .values({ ...names, email: null, password_hash: null, phone: number, verified_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx.insertInto('account_role').values({ account_id: id, position: 0, role_id: ROLE_ID.user }).execute();
  await trx.insertInto('account_mobile').values({ account_id: id, number, verified_at: now }).execute();
  const detail = { by: 'mobile' };
  await recordAudit(
    trx,
    { account_id: id, role_name: 'user' },
    { act: 'account.register', object_kind: 'account', object_id: id, detail },
  );
  return { id, email: null, locale: names.locale };
}
