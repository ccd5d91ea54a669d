import { PASSWORD_LEAST, type SecondStep } from '@ebpls/contracts';
import { sql } from 'kysely';

import { audit } from '../../platform/identity/audit.ts';
import { Refused, refusedField } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { leastCharacters } from '../../platform/passwords/password.ts';
import { findTotp, newRecoveryCodes, newTotpSecret, spendCode, totpUri } from '../../platform/identity/second-step.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { checkOwnPassword } from './prove-password.ts';

interface Proven {
  readonly current: string;
  readonly ip: string;
}

/** How the second step of an account stands. */
export async function secondStepOf({ db }: Pick<Api, 'db'>, { account_id }: Actor): Promise<SecondStep> {
  const stored = await findTotp(db, account_id);
  const since = stored?.confirmed_at ?? null;
  const left = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { is_on: since !== null, since, codes_left: since === null ? 0 : left.left };
}

/** Makes a secret that waits for its first code. Refused: conflict while the step is on, invalid at `current`. */
export async function startSecondStep(
  api: Api,
  actor: Actor,
  proven: Proven,
): Promise<{ secret: string; uri: string }> {
  const { db } = api;
  const account = await checkOwnPassword(api, actor, { password: proven.current, ip: proven.ip, field: 'current' });
  if ((await findTotp(db, account.id))?.confirmed_at != null) throw new Refused('conflict', 'second_step.on');
  const secret = newTotpSecret();
  await db.transaction().execute(async (trx) => {
    // A secret that waits is replaced by a newer one; one that was confirmed is not.
    await sql`
      insert into account_totp (account_id, secret)
      values (${account.id}::bigint, ${secret})
      on conflict (account_id)
      do update set secret = excluded.secret, created_at = now(), last_step = 0
      where account_totp.confirmed_at is null`.execute(trx);
    await audit(trx, actor, { act: 'second_step.start', object_kind: 'account', object_id: account.id });
  });
  return { secret, uri: totpUri({ secret, label: account.email, issuer: 'eBPLS' }) };
}

/**
 * Turns the step on. Refused: invalid at `code`, conflict when nothing waits. Answers the recovery codes, this once.
 */
export async function confirmSecondStep(
  { db }: Api,
  actor: Actor,
  code: string,
): Promise<{ recovery_codes: string[] }> {
  const { account_id } = actor;
  const stored = await findTotp(db, account_id);
  if (!stored || stored.confirmed_at !== null) throw new Refused('conflict', 'second_step.nothing_waits');
  if (!(await spendCode(db, account_id, { code, now: new Date() }))) throw refusedField('code', 'code.wrong');
  const recovery_codes = newRecoveryCodes();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('account_totp')
      .set({ confirmed_at: sql`now()` })
      .where('account_id', '=', account_id)
      .execute();
    await trx
      .insertInto('recovery_code')
      .values(recovery_codes.map((one) => ({ account_id, code_hash: hashSecret(one) })))
      .execute();
    await audit(trx, actor, { act: 'second_step.on', object_kind: 'account', object_id: account_id });
  });
  return { recovery_codes };
}

/**
 * Turns the step off. Refused: invalid at `current` or `code`, conflict when the password would then be too short
 * (decision E10).
 */
export async function endSecondStep(
  api: Api,
  actor: Actor,
  { code, ...proven }: Proven & { readonly code: string },
): Promise<SecondStep> {
  const { db } = api;
  const account = await checkOwnPassword(api, actor, { password: proven.current, ip: proven.ip, field: 'current' });
  if ((await findTotp(db, account.id))?.confirmed_at == null) throw new Refused('conflict', 'second_step.off');
  if ([...proven.current].length < leastCharacters(actor.role, false))
    throw new Refused('conflict', 'second_step.password_short', { params: { least: PASSWORD_LEAST.staff } });
  const retry_after = await api.limits.guess('second_step', account.id);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  if (!(await spendCode(db, account.id, { code, now: new Date() }))) {
    await recordAttempt(db, { email: account.email, ip: networkOf(proven.ip) }, false);
    throw refusedField('code', 'code.wrong');
  }
  await api.limits.forgive('second_step', account.id);
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('account_totp').where('account_id', '=', account.id).execute();
    await audit(trx, actor, { act: 'second_step.off', object_kind: 'account', object_id: account.id });
  });
  return secondStepOf(api, actor);
}
