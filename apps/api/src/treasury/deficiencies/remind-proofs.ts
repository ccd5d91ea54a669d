// Reminds owners who have not filed the proof of sales that the revenue code requires after the renewal (T21).

import { addDays } from '@ebpls/rules';
import { findDeficiencyDueDay } from '@ebpls/rules/tariff';

import type { Api } from '../../platform/http/api.ts';
import { loadReferenceRows, type ReferenceRows } from '../../platform/reference/reference-rows.ts';
import { type Transaction, runForEachCase, isFirstOccasion } from '../../platform/transactions/transaction.ts';
import { lockApplicationById } from '../../domain/applications/find-application.ts';
import { mailOwner } from '../../domain/applications/notices/notify-owner.ts';
import { listPendingProofs, type PendingProof } from './deficiencies.queries.ts';

/** Days before the due day on which an owner is reminded, after the first day on which a proof is accepted. */
const REMINDER_DAYS = [15, 3];

interface DueProof extends PendingProof {
  /** Name of the document, in the language of the owner. */
  readonly proof: string;
  readonly due_on: string;
  /** The newest day of a reminder that has come. */
  readonly reminder_day: string;
}

/** T21: at most three reminders from the first day to the due day, the newest only after a standstill. */
export async function remindProofs(api: Api): Promise<void> {
  const rows = await loadReferenceRows(api.db);
  if (rows.ordinances.every(({ tariff }) => tariff?.tariff.deficiency === undefined)) return;
  const today = api.clock.today();
  const pending = await listPendingProofs(api.db, today);
  const due = new Map(
    pending.flatMap((each) => toDueProof(each, rows, today)).map((each) => [each.assessment_id, each]),
  );
  await runForEachCase(api, [...due.keys()], async (tx, id) => {
    const each = due.get(id);
    if (each !== undefined) await remindOfProof(tx, each);
  });
}

/** None before the first day and after the due day, which differ from code to code. */
function toDueProof(pending: PendingProof, { ordinances, holidays }: ReferenceRows, today: string): DueProof[] {
  const { tax_year, ordinance_version_id } = pending;
  const open = ordinances.find((version) => version.ordinance_version_id === ordinance_version_id)?.tariff;
  const rule = open?.tariff.deficiency;
  const due_on = open && findDeficiencyDueDay(open, tax_year, holidays);
  if (!rule || due_on === undefined || today > due_on) return [];
  const opens_on = `${tax_year}-${rule.proof_from ?? '01-01'}`;
  const reminder_day = [opens_on, ...REMINDER_DAYS.map((days) => addDays(due_on, -days))]
    .filter((day) => opens_on <= day && day <= today)
    .toSorted()
    .at(-1);
  return reminder_day === undefined ? [] : [{ ...pending, proof: rule.proof[pending.locale], due_on, reminder_day }];
}

async function remindOfProof(
  tx: Transaction,
  { assessment_id, tax_year, proof, due_on, reminder_day }: DueProof,
): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  const occasion = {
    timer: 'T21',
    object_kind: 'application',
    object_id: assessment_id,
    occasion: reminder_day,
  } as const;
  if (!(await isFirstOccasion(tx, occasion))) return;
  await mailOwner(tx, application, { template: 'proof_reminder', params: { year: tax_year, due_on, proof } });
}
