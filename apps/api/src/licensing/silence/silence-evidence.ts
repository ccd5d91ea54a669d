import { sql } from 'kysely';

import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import type { LegalCase } from '../../domain/applications/deemed-approval/legal-case.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import type { EvidenceReminder } from '../../tables/offices/audits.ts';

interface OutcomeInput {
  readonly application: ApplicationRow;
  readonly legalCase: LegalCase;
  readonly last_day: string;
  readonly permit_no: string;
  readonly receipt_nos: readonly string[];
}

/** Stores the evidence of a deemed approval or extension as of its day; the row is never changed. */
export async function insertSilenceOutcome(tx: Transaction, input: OutcomeInput): Promise<void> {
  const { application, legalCase, last_day, permit_no, receipt_nos } = input;
  const { outcome, complete_on, paid_on, days, clock, legal, pauses } = legalCase;
  await tx.trx
    .insertInto('silence_outcome')
    .values({
      assessment_id: application.assessment_id,
      outcome,
      permit_no,
      complete_on,
      paid_on,
      last_day,
      decided_on: tx.today,
      days_limit: days + clock.extension_days,
      counted_days: JSON.stringify(legal?.counted_days ?? []),
      pauses: JSON.stringify(pauses.filter(({ from }) => from <= last_day)),
      reminders: JSON.stringify(await listReminders(tx, application.assessment_id)),
      receipt_nos: JSON.stringify(receipt_nos),
      recorded_at: tx.now,
    })
    .execute();
}

/** Reminders of the whole (T3, T6) and of each part (T4), in order; none is a finding against the office. */
async function listReminders({ trx }: Transaction, assessment_id: number): Promise<EvidenceReminder[]> {
  const { rows } = await sql<EvidenceReminder>`
    select c.office, e.occasion as stage, e.happened_at as at
    from timer_event e
    left join clearance c on e.object_kind = 'clearance' and c.clearance_id = e.object_id
    where (e.timer in ('T3', 'T6') and e.object_kind = 'application' and e.object_id = ${assessment_id}::bigint)
      or (e.timer = 'T4' and e.object_kind = 'clearance' and c.assessment_id = ${assessment_id}::bigint)
    order by e.happened_at, c.office, e.occasion`.execute(trx);
  return rows.map(({ office, stage, at }) => ({ office, stage, at: new Date(at).toISOString() }));
}
