import { formatPersonName, MIN_PASSWORD_LENGTH, type SecondStep } from '@ebpls/contracts';
import { requiresSecondStep } from '@ebpls/rules';
import { sql } from 'kysely';

import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAttempt } from '../../platform/identity/attempts.queries.ts';
import { getMinPasswordLength } from '../../platform/passwords/password.ts';
import { findTotp, createTotpSecret, useCode, formatTotpUri } from '../../platform/identity/second-step.ts';
import { toNetwork } from '../../platform/rate-limits/network.ts';
import { mailSecondStep } from '../../domain/notifications/mail-second-step.ts';
import { checkOwnPassword } from './prove-password.ts';

interface ProvenPerson {
  readonly current: string;
  readonly ip: string;
}

/** Returns the state of the second sign-in step of an account. */
export async function getSecondStepState(
  { db, config }: Pick<Api, 'db' | 'config'>,
  actor: Actor,
): Promise<SecondStep> {
  const { account_id } = actor;
  const confirmedAt = (await findTotp(db, account_id))?.confirmed_at ?? null;
  const remainingSteps = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', account_id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const is_required = requiresSecondStep(actor, config.second_step_for);
  return {
    is_on: confirmedAt !== null,
    since: confirmedAt,
    codes_left: confirmedAt === null ? 0 : remainingSteps.left,
    is_required,
  };
}

/**
 * Creates a secret that waits for its first code. Where the step is on, the former one stays in force until then.
 * Refused: invalid at `current`, and at `code` where the step is on.
 */
export async function startSecondStep(
  api: Api,
  actor: Actor,
  { code, ...proven }: ProvenPerson & { readonly code?: string | undefined },
): Promise<{ secret: string; uri: string }> {
  const { db } = api;
  const account = await checkOwnPassword(api, actor, { password: proven.current, ip: proven.ip, field: 'current' });
  const isOn = (await findTotp(db, account.id))?.confirmed_at != null;
  if (isOn) await checkOwnCode(api, account, { code, ip: proven.ip });
  const secret = createTotpSecret();
  await db.transaction().execute(async (trx) => {
    // A newer secret replaces an unconfirmed one; a confirmed secret stays valid until the next one is confirmed.
    await sql`
      insert into account_totp (account_id, secret)
      values (${account.id}::bigint, ${secret})
      on conflict (account_id)
      do update set
        secret = case when account_totp.confirmed_at is null then excluded.secret else account_totp.secret end,
        next_secret = case when account_totp.confirmed_at is not null and ${isOn} then excluded.secret end`.execute(
      trx,
    );
    await recordAudit(trx, actor, { act: 'second_step.start', object_kind: 'account', object_id: account.id });
  });
  return { secret, uri: formatTotpUri({ secret, label: account.email ?? formatPersonName(account), issuer: 'eBPLS' }) };
}

interface OwnAccount {
  readonly id: number;
  readonly email: string | null;
}

/** Refused: invalid at `code` without a right code of the step in force, too_many after many wrong ones. */
async function checkOwnCode(
  { db, limits }: Api,
  account: OwnAccount,
  { code, ip }: { readonly code: string | undefined; readonly ip: string },
): Promise<void> {
  if (code === undefined) throw createFieldRefusal('code', 'code.required');
  const retry_after = await limits.guess('second_step', account.id);
  if (retry_after > 0) throw new Refused('too_many', 'request.too_many', { retry_after });
  if (!(await useCode(db, account.id, { code, now: new Date() }))) {
    await recordAttempt(db, { email: account.email, ip: toNetwork(ip) }, false);
    throw createFieldRefusal('code', 'signin.code_wrong');
  }
  await limits.forgive('second_step', account.id);
}

/**
 * Turns the step off. Refused: invalid at `current` or `code`, conflict where the setting requires it of the person and
 * when the password would then be too short (decision E10).
 */
export async function endSecondStep(
  api: Api,
  actor: Actor,
  { code, ...proven }: ProvenPerson & { readonly code: string },
): Promise<SecondStep> {
  const { db, config } = api;
  if (requiresSecondStep(actor, config.second_step_for)) throw new Refused('conflict', 'second_step.mandatory');
  const account = await checkOwnPassword(api, actor, { password: proven.current, ip: proven.ip, field: 'current' });
  if ((await findTotp(db, account.id))?.confirmed_at == null) throw new Refused('conflict', 'second_step.off');
  const isPasswordShort = [...proven.current].length < getMinPasswordLength(actor.role, false);
  if (account.password_hash !== null && isPasswordShort)
    throw new Refused('conflict', 'second_step.password_short', { params: { least: MIN_PASSWORD_LENGTH.staff } });
  await checkOwnCode(api, account, { code, ip: proven.ip });
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('account_totp').where('account_id', '=', account.id).execute();
    await mailSecondStep(api, trx, { account_id: account.id, template: 'second_step_off' });
    await recordAudit(trx, actor, { act: 'second_step.off', object_kind: 'account', object_id: account.id });
  });
  return getSecondStepState(api, actor);
}
