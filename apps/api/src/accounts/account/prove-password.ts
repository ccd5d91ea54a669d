// Checks again who is at the screen, by the password or, for an account without one, by a texted code.

import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { isPassword } from '../../platform/passwords/password.ts';
import { checkTextedCode } from '../mobile/send-texted-code.ts';
import { useTextedCode } from '../mobile/texted-codes.queries.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';

interface PasswordProof {
  readonly password: string;
  readonly ip: string;
  readonly field: string; // The form field of the password or code.
}

/**
 * Checks that the person at the screen knows the password of the account, or holds its phone where the account has no
 * password: an open session is not enough. Refused: invalid at `field`, too_many after many wrong ones.
 */
export async function checkOwnPassword(
  api: Api,
  actor: Actor,
  { password, ip, field }: PasswordProof,
): Promise<Awaited<ReturnType<typeof findAccount>>> {
  const { db, limits } = api;
  const account = await findAccount(db, actor.account_id);
  const retry_after = await limits.guess('password_again', account.id);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  const hasPassword = account.password_hash !== null;
  const isRight = hasPassword
    ? await isPassword(password, account.password_hash)
    : await useProofCode(api, account.id, password);
  if (!isRight) {
    await recordAttempt(db, { email: account.email, ip: toNetwork(ip) }, false);
    throw createFieldRefusal(field, hasPassword ? 'password.wrong' : 'proof.code_wrong');
  }
  await limits.forgive('password_again', account.id);
  return account;
}

/** Whether the code texted in place of the password is right; it is used up. */
async function useProofCode(api: Api, account_id: number, code: string): Promise<boolean> {
  const textedCode = await checkTextedCode(api, { code: code.trim(), target: { account_id } });
  return (
    textedCode !== undefined && (await api.db.transaction().execute((trx) => useTextedCode(trx, textedCode.code_id)))
  );
}

/** Checks the password or code again; for five minutes this session may then perform the acts that require it. */
export async function provePassword(
  api: Api,
  actor: Actor,
  proof: Omit<PasswordProof, 'field'>,
): Promise<{ proven: true }> {
  const { db, sessions } = api;
  await checkOwnPassword(api, actor, { ...proof, field: 'password' });
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('session')
      .set({ proven_at: sql`now()` })
      .where('id', '=', actor.session_id)
      .execute();
    await recordAudit(trx, actor, { act: 'session.proof', object_kind: 'session', object_id: actor.session_id });
  });
  sessions.forget(actor.session_id);
  return { proven: true };
}
