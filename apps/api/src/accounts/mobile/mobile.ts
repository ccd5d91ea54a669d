// Proves, switches and removes the mobile number to which a person's text messages are sent.

import type { Mobile } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import { getLinkOrigin } from '../../platform/http/own-origins.ts';
import type { Api } from '../../platform/http/serve.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import { sendMail } from '../../platform/mail/mail.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { CODE_LIFE_MS, MAX_WRONG_CODES } from '../../platform/passwords/number-codes.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { isSameBytes } from '../../platform/secrets.ts';
import { queueSms } from '../../platform/sms/sms.ts';
import { maskMobile } from './mask-mobile.ts';
import { findNumberHolder, findOwnNumber, lockNumber } from './mobile-accounts.queries.ts';
import { removeTextedCodes } from './texted-codes.queries.ts';

export async function loadMobile({ db }: Pick<Api, 'db'>, { account_id }: Actor): Promise<Mobile> {
  const [mobile, waiting] = await Promise.all([
    db.selectFrom('account_mobile').select(['number', 'is_on']).where('account_id', '=', account_id).executeTakeFirst(),
    db
      .selectFrom('mobile_code')
      .select('number')
      .where('account_id', '=', account_id)
      .where('expires_at', '>', sql<string>`now()`)
      .executeTakeFirst(),
  ]);
  return { number: maskMobile(mobile?.number), is_on: mobile?.is_on ?? false, waits: maskMobile(waiting?.number) };
}

/**
 * Sends a code to a number and voids the code that waited before. Refused: too_many when the number got several codes
 * from any accounts: messages cost money, and their receiver may not have requested them.
 */
export async function requestCode(api: Api, actor: Actor, number: string): Promise<Mobile> {
  const retry_after = await api.limits.guess('mobile_number', number);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  const { account_id, locale } = actor;
  const code = api.codes.create();
  await api.db.transaction().execute(async (trx) => {
    const codeHash = api.codes.hash(['mobile', account_id, number], code);
    await sql`
      insert into mobile_code (account_id, number, code_hash, expires_at)
      values (${account_id}::bigint, ${number}, ${codeHash}, ${new Date(Date.now() + CODE_LIFE_MS)}::timestamptz)
      on conflict (account_id)
      do update set
        number = excluded.number, code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong = 0`.execute(
      trx,
    );
    await recordAudit(trx, actor, { act: 'mobile.ask', object_kind: 'account', object_id: account_id });
    await queueSms(trx, { account_id, number, template: 'code', locale, params: { code } });
  });
  return loadMobile(api, actor);
}

/**
 * Confirms the number, which signs an owner in from now on. Refused: invalid at `code`, when another account signs in
 * with the number; after five wrong ones, and after ten minutes, no code is right.
 */
export async function confirmMobile(api: Api, actor: Actor, code: string): Promise<Mobile> {
  const { account_id } = actor;
  const outcome = await api.db.transaction().execute(async (trx) => {
    const pendingCode = await trx
      .selectFrom('mobile_code')
      .selectAll()
      .where('account_id', '=', account_id)
      .where('expires_at', '>', sql<string>`now()`)
      .where('wrong', '<', MAX_WRONG_CODES)
      .forUpdate()
      .executeTakeFirst();
    if (!pendingCode) return 'mobile.code_expired' as const;
    const { number, code_hash } = pendingCode;
    if (!isSameBytes(api.codes.hash(['mobile', account_id, number], code), code_hash)) {
      await sql`update mobile_code set wrong = wrong + 1 where account_id = ${account_id}::bigint`.execute(trx);
      return 'mobile.code_wrong' as const;
    }
    await lockNumber(trx, number);
    // Said only to who holds the phone.
    if (await findNumberHolder(trx, number, account_id)) return 'mobile.taken' as const;
    await sql`delete from mobile_code where account_id = ${account_id}::bigint`.execute(trx);
    await endFormerNumber(trx, actor, { number, site: api.config.public_url });
    await sql`
      insert into account_mobile (account_id, number, verified_at)
      values (${account_id}::bigint, ${number}, ${api.clock.now()}::timestamptz)
      on conflict (account_id)
      do update set number = excluded.number, verified_at = excluded.verified_at, is_on = true, signs_in = true`.execute(
      trx,
    );
    await mailConfirmedNumber(trx, api.config, { account_id, number });
    await recordAudit(trx, actor, { act: 'mobile.prove', object_kind: 'account', object_id: account_id });
    return undefined;
  });
  if (outcome !== undefined) throw createFieldRefusal('code', outcome);
  return loadMobile(api, actor);
}

/** Ends the codes of a number that the account leaves, and notifies its phone. */
async function endFormerNumber(
  trx: Trx,
  { account_id, locale }: Pick<Actor, 'account_id' | 'locale'>,
  { number, site }: { readonly number: string | undefined; readonly site: string },
): Promise<void> {
  await removeTextedCodes(trx, account_id);
  const formerNumber = await findOwnNumber(trx, account_id);
  if (formerNumber === undefined || formerNumber === number) return;
  await queueSms(trx, { account_id, number: formerNumber, template: 'mobile_replaced', locale, params: { site } });
}

/** The person learns by mail of a number that signs in to the account, with the way to end it. */
async function mailConfirmedNumber(
  trx: Trx,
  config: Api['config'],
  { account_id, number }: { readonly account_id: number; readonly number: string },
): Promise<void> {
  const account = await findAccount(trx, account_id);
  await sendMail(trx, {
    to: account.email,
    template: 'mobile_confirmed',
    locale: account.locale,
    params: { firstname: account.firstname, number: maskMobile(number), link: `${getLinkOrigin(config)}/login` },
  });
}

/** Switches text messages on or off. Refused: conflict without a number. */
export async function switchMobile(api: Api, actor: Actor, is_on: boolean): Promise<Mobile> {
  const { account_id } = actor;
  await api.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('account_mobile')
      .set({ is_on })
      .where('account_id', '=', account_id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refused('conflict', 'mobile.none');
    await recordAudit(trx, actor, {
      act: 'mobile.switch',
      object_kind: 'account',
      object_id: account_id,
      detail: { is_on },
    });
  });
  return loadMobile(api, actor);
}

/** Removes the number. Refused: conflict where it is the only way into the account. */
export async function removeMobile(api: Api, actor: Actor): Promise<Mobile> {
  const { account_id } = actor;
  await api.db.transaction().execute(async (trx) => {
    const { password_hash } = await findAccount(trx, account_id);
    if (password_hash === null) throw new Refused('conflict', 'mobile.only_way');
    await removeNumber(trx, actor, api.config);
  });
  return loadMobile(api, actor);
}

type NumberHolder = Pick<Actor, 'account_id' | 'role_name' | 'locale'>;

/** Removes the number of an account with its codes, and notifies its phone. Returns the number; undefined without one. */
export async function removeNumber(
  trx: Trx,
  holder: NumberHolder,
  { public_url: site }: Pick<Api['config'], 'public_url'>,
): Promise<string | undefined> {
  const { account_id } = holder;
  const number = await findOwnNumber(trx, account_id);
  await endFormerNumber(trx, holder, { number: undefined, site });
  await trx.deleteFrom('mobile_code').where('account_id', '=', account_id).execute();
  await trx.deleteFrom('account_mobile').where('account_id', '=', account_id).execute();
  if (number !== undefined)
    await recordAudit(trx, holder, { act: 'mobile.remove', object_kind: 'account', object_id: account_id });
  return number;
}
