import type { ReplyBody, extendLegalDays as extendEndpoint } from '@ebpls/contracts';
import { computeLegalDays } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  lockApplication,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { countExtensionDays, loadLegalCase } from '../../domain/applications/deemed-approval/legal-case.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';

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
): Promise<ReplyBody<typeof extendEndpoint>> {
  const { trx, today, actor, now } = tx;
  const application = await lockApplication(trx, assessment_code, actor);
  const { assessment_id } = application;
  const { former_last_day, last_day } = await computeExtension(tx, application, days);
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
    audit: {
      act: 'application.extend_legal_days',
      object_kind: 'application',
      object_id: assessment_id,
      detail: { days, reason, former_last_day, last_day },
    },
    mail: { template: 'legal_days_extended', params: { reason, due_on: last_day } },
  });
  return { assessment_code: getApplicationCode(application), former_last_day, last_day };
}

interface ExtendedDays {
  readonly former_last_day: string;
  readonly last_day: string;
}

/** The last legal day before and after an extension by so many days. Refused as `extendLegalDays`. */
async function computeExtension(
  { trx, rows, today }: ActorTransaction,
  application: ApplicationRow,
  days: number,
): Promise<ExtendedDays> {
  const legalCase = await loadLegalCase(trx, application, { rows, today });
  if (legalCase?.extension !== undefined) throw new Refused('conflict', 'legal_extension.exists');
  const maxDays = countExtensionDays(application, legalCase, today);
  if (legalCase === undefined || maxDays === undefined) throw new Refused('conflict', 'legal_extension.not_open');
  if (days > maxDays)
    throw new Refused('invalid', 'request.invalid', { fields: { days: 'legal_extension.too_many_days' } });
  const former_last_day = legalCase.legal?.last_day;
  const last_day = computeLegalDays({ ...legalCase.clock, extension_days: days }, today, rows.holidays)?.last_day;
  if (typeof former_last_day !== 'string' || typeof last_day !== 'string')
    throw new Refused('conflict', 'legal_extension.not_open');
  return { former_last_day, last_day };
}
