import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { findAccount } from '../../platform/identity/accounts.queries.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { isPassword } from '../../platform/passwords/password.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';

interface PasswordProof {
  readonly password: string;
  readonly ip: string;
  readonly field: string; // The form field of the password.
}

/**
 * Checks that the person at the screen knows the password of the account: an open session is not enough. Refused:
 * invalid at `field`, too_many after many wrong ones.
 */
export async function checkOwnPassword(
  { db, limits }: Api,
  actor: Actor,
  { password, ip, field }: PasswordProof,
): Promise<Awaited<ReturnType<typeof findAccount>>> {
  const account = await findAccount(db, actor.account_id);
  const retry_after = await limits.guess('password_again', account.id);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  if (!(await isPassword(password, account.password_hash))) {
    await recordAttempt(db, { email: account.email, ip: toNetwork(ip) }, false);
    throw createFieldRefusal(field, 'password.wrong');
  }
  await limits.forgive('password_again', account.id);
  return account;
}

/** Checks the password again; for five minutes this session may then perform the acts that require it. */
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
