import { type CitizenKey, type WalkInConsent, type WalkInWay } from '@ebpls/contracts';

import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Api } from '../../platform/http/serve.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { CODE_LIFE_MS } from '../../platform/passwords/number-codes.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { queueSms } from '../../platform/sms/sms.ts';
import { maskMobile } from '../mobile/mask-mobile.ts';
import { type ConsentRow, countCodesSince, findConsent, findRepeatedConsent } from './consents.queries.ts';
import { getCitizen, maskEmail, toCitizen } from './open-walk-in.ts';
import type { CitizenRow } from './walk-ins.queries.ts';

const SIGNATURE_LIFE_MS = 60 * 60_000; // A second clerk must confirm within this time.
const MAX_CODES = 5;
const HOUR_MS = 60 * 60_000;

export function toConsentReply(consent: ConsentRow): WalkInConsent {
  const { consent_id, clerk_name, way, sent_to, requested_at, ends_at, papers, is_confirmed } = consent;
  return {
    consent_id,
    citizen: toCitizen(consent),
    clerk_name,
    way,
    sent_to,
    requested_at,
    ends_at,
    papers: [...papers],
    is_confirmed,
  };
}

/**
 * Sends a code to the mobile number or e-mail of the citizen's account, which replaces the former one, or begins a
 * consent by signature and ID. Refused: invalid at `value` (no account has it) and at `way` (no confirmed number, no
 * e-mail), forbidden for the clerk themselves, too_many after five codes to one citizen within an hour. The same request within
 * twenty seconds is a second click and returns the first one.
 */
export async function requestConsent(
  { codes }: Pick<Api, 'codes'>,
  tx: ActorTransaction,
  { way, ...key }: CitizenKey & { readonly way: WalkInWay },
): Promise<ConsentRow> {
  const { trx, actor } = tx;
  const citizen = await getCitizen(tx, key);
  const { account_id: owner_id } = citizen;
  if (owner_id === actor.account_id) throw new Refused('forbidden', 'walk_in.own_account');
  refuseUnreachable(citizen, way);
  // Codes to one citizen are counted one after the other, and one at a time is valid.
  await trx.selectFrom('account').select('id').where('id', '=', owner_id).forNoKeyUpdate().execute();
  const repeatedConsent = await findRepeatedConsent(trx, { clerk_id: actor.account_id, owner_id, way, now: tx.now });
  if (repeatedConsent) return repeatedConsent;
  if (way !== 'SIGNATURE') await refuseTooMany(tx, owner_id);
  await endEarlier(tx);
  const code = way === 'SIGNATURE' ? undefined : codes.create();
  const code_hash = code === undefined ? null : codes.hash(['walk-in', actor.account_id, owner_id], code);
  const consent_id = await insertConsent(tx, citizen, { way, code_hash });
  await recordAudit(trx, actor, {
    act: 'walk_in.request_consent',
    object_kind: 'account',
    object_id: owner_id,
    detail: { consent_id, way },
  });
  const consent = await findConsent(trx, consent_id);
  if (!consent) throw new Error(`consent ${consent_id} is gone`);
  if (code !== undefined) await sendCode(tx, citizen, { way, code, clerk_name: consent.clerk_name });
  return consent;
}

/** Refused: invalid at `way`, where the account has no number or address for the code. */
function refuseUnreachable({ mobile, email }: CitizenRow, way: WalkInWay): void {
  if (way === 'MOBILE' && mobile === null) throw createFieldRefusal('way', 'walk_in.no_mobile');
  if (way === 'EMAIL' && email === null) throw createFieldRefusal('way', 'walk_in.no_email');
}

interface NewConsent {
  readonly way: WalkInWay;
  readonly code_hash: Buffer | null;
}

/** Returns its number. */
async function insertConsent(
  { trx, actor, now }: ActorTransaction,
  { account_id: owner_id, email, mobile }: CitizenRow,
  { way, code_hash }: NewConsent,
): Promise<number> {
  const sentAddresses = { MOBILE: maskMobile(mobile ?? undefined), EMAIL: maskEmail(email), SIGNATURE: null };
  const lifeMs = code_hash === null ? SIGNATURE_LIFE_MS : CODE_LIFE_MS;
  const { consent_id } = await trx
    .insertInto('walk_in_consent')
    .values({
      clerk_id: actor.account_id,
      owner_id,
      way,
      sent_to: sentAddresses[way],
      code_hash,
      requested_at: now,
      ends_at: new Date(now.getTime() + lifeMs),
    })
    .returning('consent_id')
    .executeTakeFirstOrThrow();
  return consent_id;
}

async function refuseTooMany({ trx, now }: ActorTransaction, owner_id: number): Promise<void> {
  const codes = await countCodesSince(trx, owner_id, new Date(now.getTime() - HOUR_MS));
  if (codes >= MAX_CODES) throw new Refused('too_many', 'walk_in.too_many_codes', { retry_after: HOUR_MS / 1000 });
}

/** A clerk serves one citizen: earlier consents of the clerk end. */
async function endEarlier({ trx, actor, now }: ActorTransaction): Promise<void> {
  await trx
    .updateTable('walk_in_consent')
    .set({ ends_at: now })
    .where('clerk_id', '=', actor.account_id)
    .where('used_at', 'is', null)
    .where('ends_at', '>', now.toISOString())
    .execute();
}

interface CodeMail {
  readonly way: WalkInWay;
  readonly code: string;
  readonly clerk_name: string;
}

async function sendCode(
  { trx, public_url }: ActorTransaction,
  { account_id, email, mobile, locale, firstname }: CitizenRow,
  { way, code, clerk_name }: CodeMail,
): Promise<void> {
  if (way === 'MOBILE' && mobile !== null) {
    await queueSms(trx, { account_id, number: mobile, template: 'walk_in_code', locale, params: { code } });
    return;
  }
  await sendMail(trx, {
    to: email,
    template: 'walk_in_code',
    locale,
    secret: code,
    params: { firstname, code, clerk_name, link: `${public_url}/app/management/companies` },
  });
}
