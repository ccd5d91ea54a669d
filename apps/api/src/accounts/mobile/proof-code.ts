// Texts the code that takes the place of a password for accounts without one.

import type { ReplyBody, requestProofCode } from '@ebpls/contracts';

import type { Api } from '../../platform/http/serve.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { findOwnNumber } from './mobile-accounts.queries.ts';
import { maskMobile } from './mask-mobile.ts';
import { sendTextedCode } from './send-texted-code.ts';
import { removeTextedCodes } from './texted-codes.queries.ts';

/**
 * Texts a code to the account's own number, which replaces the former one. Refused: conflict for an account with a
 * password, too_many after ten codes in a day.
 */
export async function sendProofCode(api: Api, actor: Actor): Promise<ReplyBody<typeof requestProofCode>> {
  const { account_id } = actor;
  const { password_hash, locale } = await findAccount(api.db, account_id);
  const number = await findOwnNumber(api.db, account_id);
  if (password_hash !== null || number === undefined) throw new Refused('conflict', 'proof.by_password');
  const retry_after = await api.limits.guess('proof_codes', account_id);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  await api.db.transaction().execute(async (trx) => {
    await removeTextedCodes(trx, account_id, 'proof');
    await sendTextedCode(api, trx, { purpose: 'proof', number, account_id, template: 'proof_code', locale });
    await recordAudit(trx, actor, { act: 'session.proof_code', object_kind: 'account', object_id: account_id });
  });
  return { number: maskMobile(number) };
}
