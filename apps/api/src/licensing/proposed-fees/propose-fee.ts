// An office proposes the amount of one of its own fees for a case.

import {
  formatPesosText,
  type proposeFee as endpoint,
  type ReplyBody,
  type ClearanceState,
  type ClearingOffice,
  type EndpointInput,
} from '@ebpls/contracts';

import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { listProposedFees } from '../../domain/applications/measures/office-findings.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { Refused } from '../../platform/refused.ts';
import { openClearance } from '../clearances/move-clearance.ts';
import { listOfficeFees } from './case-fees.ts';

type ProposedFeeInput = EndpointInput<typeof endpoint>['body'];
type FeeDecision = ReplyBody<typeof endpoint>;

/** States in which an office has the case and can measure. */
const MEASURABLE_STATES: readonly ClearanceState[] = ['UNDER_REVIEW', 'INSPECTION_SCHEDULED'];

/**
 * An office proposes the amount that it found for one of its own fees (domain reference 3.1 and 7); it waits for the
 * person who computes. Refused: missing (another office's), forbidden (one's own business), conflict (not claimed yet,
 * or decided; a kind of application that is billed otherwise), invalid (no fee of this office).
 */
export async function proposeFee(
  tx: ActorTransaction,
  clearance_id: number,
  { code, amount, reason }: ProposedFeeInput,
): Promise<FeeDecision> {
  const { trx, actor, now } = tx;
  const { clearance, application } = await openClearance(tx, clearance_id);
  if (!MEASURABLE_STATES.includes(clearance.state)) throw new Refused('conflict', `clearance.is.${clearance.state}`);
  refuseForeignFee(tx, { application, office: clearance.office, code });
  const { assessment_id } = application;
  const { office } = clearance;
  if (await hasSameProposal(tx, assessment_id, { code, amount, reason })) return { code, outcome: null };
  const foundFee = {
    clearance_id,
    amount,
    reason,
    proposed_by: actor.account_id,
    proposed_at: now,
    outcome: null,
    decision: '',
    decided_by: null,
    decided_at: null,
  };
  await trx
    .insertInto('proposed_fee')
    .values({ assessment_id, code, ...foundFee })
    .onConflict((conflict) => conflict.columns(['assessment_id', 'code']).doUpdateSet(foundFee))
    .execute();
  await recordAct(tx, application, {
    history: { act: 'fee.propose', office, note: reason, params: { code, amount: formatPesosText(amount) } },
    audit: {
      act: 'fee.propose',
      object_kind: 'clearance',
      object_id: clearance_id,
      detail: { office, code, amount: formatPesosText(amount), reason },
    },
    offices: [office],
  });
  return { code, outcome: null };
}

interface NamedCase {
  readonly application: Pick<ApplicationRow, 'application_type' | 'tax_year'>;
  readonly office: ClearingOffice;
  readonly code: string;
}

/** Only an office's own fees, and only where the bill is computed from the declaration. */
function refuseForeignFee({ rows }: ActorTransaction, { application, office, code }: NamedCase): void {
  const { application_type, tax_year } = application;
  if (application_type !== 'NEW' && application_type !== 'RENEWAL')
    throw new Refused('conflict', 'proposed_fee.not_of_type');
  if (!listOfficeFees(rows, office, tax_year).some((fee) => fee.code === code))
    throw new Refused('invalid', 'proposed_fee.unknown', { fields: { code: 'proposed_fee.unknown' } });
}

/** A repeated request changes nothing: the same proposal is stored already and still waits. */
async function hasSameProposal(
  { trx }: ActorTransaction,
  assessment_id: number,
  { code, amount, reason }: ProposedFeeInput,
): Promise<boolean> {
  const before = (await listProposedFees(trx, assessment_id)).find((fee) => fee.code === code);
  return before?.outcome === null && before.amount === amount && before.reason === reason;
}
