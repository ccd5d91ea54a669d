import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { refuseDependent } from '../../domain/access/separation/second-person.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { fraudFindingChanged } from './fraud-finding-events.ts';
import { toFindingDecision, toWithdrawalDecision } from './fraud-finding-reply.ts';
import { findChargedCode, findFraudFinding, type FraudFinding, lockFraudFinding } from './fraud-findings.queries.ts';

interface FindingDecision {
  readonly is_confirmed: boolean;
  readonly decision: string;
}

/**
 * A second person confirms or dismisses a finding; its years are assessable from then on and the owner is notified.
 * Refused: missing; forbidden to the proposer, to a person who got the permission from the proposer, and on the actor's
 * own business; conflict when it is decided.
 */
export async function decideFraudFinding(
  tx: ActorTransaction,
  finding_no: string,
  { is_confirmed, decision }: FindingDecision,
): Promise<void> {
  const finding = await lockFinding(tx, finding_no, 'PROPOSED');
  await refuseDependent(tx, toFindingDecision(finding));
  const state = is_confirmed ? 'CONFIRMED' : 'DISMISSED';
  await tx.trx
    .updateTable('fraud_finding')
    .set({ state, decision, decided_by: tx.actor.account_id, decided_at: tx.now })
    .where('finding_id', '=', finding.finding_id)
    .execute();
  await recordDecision(tx, finding, { act: is_confirmed ? 'confirm' : 'dismiss', decision });
  await insertEvent(tx, fraudFindingChanged, { finding_no, ...(is_confirmed && { mail: 'fraud_confirmed' }) });
}

/** The treasurer proposes to withdraw a confirmed finding. Refused: missing, conflict when it is not confirmed. */
export async function proposeFraudWithdrawal(
  tx: ActorTransaction,
  finding_no: string,
  { reason }: { readonly reason: string },
): Promise<void> {
  const finding = await lockFinding(tx, finding_no, 'CONFIRMED');
  await tx.trx
    .updateTable('fraud_finding')
    .set({
      state: 'WITHDRAWAL_PROPOSED',
      withdrawal_reason: reason,
      withdrawal_proposed_by: tx.actor.account_id,
      withdrawal_proposed_at: tx.now,
      withdrawal_decision: '',
      withdrawal_decided_by: null,
      withdrawal_decided_at: null,
    })
    .where('finding_id', '=', finding.finding_id)
    .execute();
  await recordDecision(tx, finding, { act: 'propose_withdrawal', decision: reason });
  await insertEvent(tx, fraudFindingChanged, { finding_no, next_step: 'fraud_withdrawal_to_decide' });
}

interface WithdrawalDecision {
  readonly is_withdrawn: boolean;
  readonly decision: string;
}

/**
 * A second person withdraws a finding, or keeps it in force. Refused: missing, forbidden as above, conflict when no
 * withdrawal is proposed, or while an unpaid bill charges a year because of it.
 */
export async function decideFraudWithdrawal(
  tx: ActorTransaction,
  finding_no: string,
  { is_withdrawn, decision }: WithdrawalDecision,
): Promise<void> {
  const finding = await lockFinding(tx, finding_no, 'WITHDRAWAL_PROPOSED');
  await refuseDependent(tx, toWithdrawalDecision(finding));
  if (is_withdrawn) await assertNothingCharged(tx, finding);
  await tx.trx
    .updateTable('fraud_finding')
    .set({
      state: is_withdrawn ? 'WITHDRAWN' : 'CONFIRMED',
      withdrawal_decision: decision,
      withdrawal_decided_by: tx.actor.account_id,
      withdrawal_decided_at: tx.now,
    })
    .where('finding_id', '=', finding.finding_id)
    .execute();
  await recordDecision(tx, finding, { act: is_withdrawn ? 'withdraw' : 'keep', decision });
  await insertEvent(tx, fraudFindingChanged, { finding_no, ...(is_withdrawn && { mail: 'fraud_withdrawn' }) });
}

/** The bill is reopened or voided first, or the installments are waived. Refused: conflict, naming the application. */
async function assertNothingCharged({ trx }: ActorTransaction, finding: FraudFinding): Promise<void> {
  const assessment_code = await findChargedCode(trx, finding);
  if (assessment_code === undefined) return;
  throw new Refused('conflict', 'fraud.still_charged', { params: { assessment_code } });
}

/**
 * A finding in the state that the act needs, locked after the applications of its business, so that none is billed
 * meanwhile.
 */
async function lockFinding(
  tx: ActorTransaction,
  finding_no: string,
  state: FraudFinding['state'],
): Promise<FraudFinding> {
  const foundFinding = await findFraudFinding(tx.trx, finding_no);
  if (!foundFinding) throw new Refused('missing', 'resource.missing');
  await tx.trx
    .selectFrom('application')
    .select('assessment_id')
    .where('business_id', '=', foundFinding.business_id)
    .orderBy('assessment_id')
    .forNoKeyUpdate()
    .execute();
  const finding = await lockFraudFinding(tx.trx, finding_no);
  if (!finding) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, finding.business_id);
  if (finding.state !== state) throw new Refused('conflict', 'fraud.moved_on');
  return finding;
}

function recordDecision(
  { trx, actor }: ActorTransaction,
  { finding_no }: FraudFinding,
  { act, decision }: { readonly act: string; readonly decision: string },
): Promise<void> {
  return recordAudit(trx, actor, {
    act: `fraud_finding.${act}`,
    object_kind: 'fraud_finding',
    object_id: finding_no,
    detail: { decision },
  });
}
