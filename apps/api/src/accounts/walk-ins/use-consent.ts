import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import { type NumberCodes, MAX_WRONG_CODES } from '../../platform/passwords/number-codes.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { isSameBytes } from '../../platform/secrets.ts';
import { type ConsentRow, lockConsent } from './consents.queries.ts';

interface ConsentInput {
  readonly consent_id: number;
  readonly code: string | undefined;
}

/** Result of using a citizen's consent: the consent, or the problem of its code. Wrong codes are counted in any case. */
export type ConsentUse = { readonly consent: ConsentRow } | { readonly problem: MessageKey };

/**
 * Uses the consent of a citizen once. A wrong code is counted. Refused: missing for another clerk's, conflict when it
 * was used, or when no second clerk has confirmed it.
 */
export async function useConsent(
  { codes }: Pick<Api, 'codes'>,
  { trx, actor, now }: ActorTransaction,
  { consent_id, code }: ConsentInput,
): Promise<ConsentUse> {
  const consent = await lockConsent(trx, consent_id);
  if (consent?.clerk_id !== actor.account_id) throw new Refused('missing', 'resource.missing');
  if (consent.used_at !== null) throw new Refused('conflict', 'walk_in.consent_used');
  const isOver = Date.parse(consent.ends_at) <= now.getTime();
  if (consent.way === 'SIGNATURE') assertConfirmed(consent, isOver);
  else {
    const problem = isOver ? 'walk_in.code_expired' : checkCode(codes, consent, code);
    if (problem === 'walk_in.code_wrong') return { problem: await countWrongCode(trx, consent) };
    if (problem !== undefined) return { problem };
  }
  await trx.updateTable('walk_in_consent').set({ used_at: now }).where('consent_id', '=', consent_id).execute();
  return { consent };
}

function assertConfirmed({ is_confirmed }: ConsentRow, isOver: boolean): void {
  if (isOver || is_confirmed === false) throw new Refused('conflict', 'walk_in.consent_expired');
  if (is_confirmed === null) throw new Refused('conflict', 'walk_in.consent_pending');
}

/** Problem of a wrong code; undefined when it is right. */
function checkCode(
  codes: NumberCodes,
  { clerk_id, account_id, wrong, code_hash }: ConsentRow,
  code: string | undefined,
): 'code.required' | 'walk_in.code_expired' | 'walk_in.code_wrong' | undefined {
  if (code === undefined || code_hash === null) return 'code.required';
  if (wrong >= MAX_WRONG_CODES) return 'walk_in.code_expired';
  const isRight = isSameBytes(codes.hash(['walk-in', clerk_id, account_id], code), code_hash);
  return isRight ? undefined : 'walk_in.code_wrong';
}

/** Returns the key of its message: the last wrong try ends the code. */
async function countWrongCode(trx: Trx, { consent_id, wrong }: ConsentRow): Promise<MessageKey> {
  await trx
    .updateTable('walk_in_consent')
    .set((eb) => ({ wrong: eb('wrong', '+', 1) }))
    .where('consent_id', '=', consent_id)
    .execute();
  return wrong + 1 >= MAX_WRONG_CODES ? 'walk_in.code_expired' : 'walk_in.code_wrong';
}
