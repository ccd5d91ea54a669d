import { sql } from 'kysely';

import type { Trx } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { type FirstCode, findFirstCode, findTotp, createRecoveryCodes } from '../../platform/identity/second-step.ts';
import { endAccountSessions } from '../../platform/identity/sessions.queries.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { hashSecret } from '../../platform/secrets.ts';
import { mailSecondStep } from '../../domain/notifications/mail-second-step.ts';

/**
 * Turns the second sign-in step on, or moves it to the next phone: former recovery codes and other sessions end, and the person is
 * notified by mail. Returns the recovery codes, only once. Refused: invalid at `code`, with a separate message where
 * the phone's clock is wrong, conflict without a waiting secret.
 */
export async function confirmSecondStep(api: Api, actor: Actor, code: string): Promise<{ recovery_codes: string[] }> {
  const { account_id } = actor;
  const totp = await findTotp(api.db, account_id);
  const secret = totp && (totp.confirmed_at === null ? totp.secret : totp.next_secret);
  if (!secret) throw new Refused('conflict', 'second_step.not_started');
  const first = findFirstCode(secret, { code, now: new Date() });
  assertRightClock(first);
  const recovery_codes = createRecoveryCodes();
  const endedSessions = await api.db.transaction().execute(async (trx) => {
    await activateSecret(trx, { account_id, secret, step: first.step });
    await trx.deleteFrom('recovery_code').where('account_id', '=', account_id).execute();
    await trx
      .insertInto('recovery_code')
      .values(recovery_codes.map((one) => ({ account_id, code_hash: hashSecret(one) })))
      .execute();
    const act = totp.confirmed_at === null ? 'second_step.on' : 'second_step.move';
    await recordAudit(trx, actor, { act, object_kind: 'account', object_id: account_id });
    await mailSecondStep(api, trx, { account_id, template: 'second_step_on' });
    // Other sessions of the account end: another person may have known the password.
    return endAccountSessions(trx, account_id, { reason: 'ended_by_owner', remainingSession: actor.session_id });
  });
  api.sessions.forgetPerson(account_id);
  for (const sessionId of endedSessions) api.live.dropSession(sessionId);
  return { recovery_codes };
}

function assertRightClock(first: FirstCode | undefined): asserts first is FirstCode {
  if (first === undefined) throw createFieldRefusal('code', 'code.wrong');
  const { minutes_ahead } = first;
  if (minutes_ahead === 0) return;
  const key = minutes_ahead > 0 ? 'code.clock_ahead' : 'code.clock_behind';
  throw new Refused('invalid', key, { params: { minutes: Math.abs(minutes_ahead) }, fields: { code: key } });
}

interface NewStep {
  readonly account_id: number;
  readonly secret: string;
  readonly step: number;
}

/** Of two concurrent confirmations one succeeds: the second finds no waiting secret. */
async function activateSecret(trx: Trx, { account_id, secret, step }: NewStep): Promise<void> {
  const { rows } = await sql`
    update account_totp
    set secret = ${secret}, next_secret = null, last_step = ${step}, confirmed_at = now()
    where account_id = ${account_id}::bigint
      and ((confirmed_at is null and secret = ${secret}) or next_secret = ${secret})
    returning account_id`.execute(trx);
  if (rows.length === 0) throw new Refused('conflict', 'second_step.not_started');
}
