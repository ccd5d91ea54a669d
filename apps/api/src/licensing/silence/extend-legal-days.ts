import type { Answer, extendLegalDays as extendEndpoint } from '@ebpls/contracts';
import { computeLegalDays } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { codeOf, lockApplication } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { countExtensionDays, loadLegalCase } from '../../domain/silence/legal-case.ts';
import type { ActorTransaction } from '../../domain/transactions/transaction.ts';

interface ExtensionInput {
  readonly days: number;
  readonly reason: string;
}

/**
 * The head of the licensing office extends the legal days in writing: once, up to their last day, by at most the days
 * of the class (RA 11032 s.9(b)(2)). The owner is notified. Refused: missing, forbidden (the person's own business),
 * conflict (the days do not run, have passed or were extended), invalid (more days than the class has).
 */
export async function extendLegalDays(
  tx: ActorTransaction,
  assessment_code: string,
  { days, reason }: ExtensionInput,
): Promise<Answer<typeof extendEndpoint>> {
  const { trx, rows, today, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const found = await loadLegalCase(trx, application, { rows, today });
  if (found?.extension !== undefined) throw new Refused('conflict', 'legal_extension.made_already');
  const days_at_most = countExtensionDays(application, found, today);
  const former_last_day = found?.legal?.last_day;
  if (found === undefined || days_at_most === undefined || typeof former_last_day !== 'string')
    throw new Refused('conflict', 'legal_extension.not_open');
  if (days > days_at_most)
    throw new Refused('invalid', 'request.invalid', { fields: { days: 'legal_extension.too_many_days' } });
  const extended = computeLegalDays({ ...found.clock, extension_days: days }, today, rows.holidays);
  const last_day = extended?.last_day;
  if (typeof last_day !== 'string') throw new Refused('conflict', 'legal_extension.not_open');
  const { assessment_id } = application;
  await trx
    .insertInto('legal_extension')
    .values({
      assessment_id,
      days,
      reason,
      extended_on: today,
      former_last_day,
      last_day,
      extended_by: actor.account_id,
      recorded_at: now,
    })
    .execute();
  await recordAct(tx, application, {
    history: { act: 'extend_legal_days', params: { last_day }, note: reason },
    audited: {
      act: 'application.extend_legal_days',
      object_kind: 'application',
      object_id: assessment_id,
      detail: { days, reason, former_last_day, last_day },
    },
    mail: { template: 'legal_days_extended', params: { reason, due_on: last_day } },
  });
  return { assessment_code: codeOf(application), former_last_day, last_day };
}
