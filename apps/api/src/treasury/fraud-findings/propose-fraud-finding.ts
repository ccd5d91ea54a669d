import type { proposeFraudFinding as proposeEndpoint, EndpointInput } from '@ebpls/contracts';
import { computeAssessmentDeadline, getYear } from '@ebpls/rules';
import { sql } from 'kysely';

import { allocateNumber } from '../../platform/database/database.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { fraudFindingChanged } from './fraud-finding-events.ts';
import { findFindingOfYears, type FraudFinding, lockFraudFinding } from './fraud-findings.queries.ts';

type FindingInput = EndpointInput<typeof proposeEndpoint>['body'];

/**
 * The treasurer proposes a finding of fraud or of the intent to evade tax (LGC s.194(b)). Refused: missing (no such
 * business), forbidden on the actor's own business, invalid for a future day, a day more than ten years ago or a year
 * after the discovery, conflict when a finding covers one of the years already.
 */
export async function proposeFraudFinding(
  tx: ActorTransaction,
  company_code: string,
  input: FindingInput,
): Promise<FraudFinding> {
  const business_id = await lockFoundBusiness(tx, company_code);
  await refuseOwnBusiness(tx, business_id);
  assertDiscovery(input, tx.today);
  const tax_years = [...new Set(input.tax_years)].toSorted((one, other) => one - other);
  const openFinding = await findFindingOfYears(tx.trx, business_id, tax_years);
  if (openFinding)
    throw new Refused('conflict', 'fraud.year_named', { params: { finding_no: openFinding.finding_no } });
  const finding_no = await insertFinding(tx, business_id, { ...input, tax_years });
  const finding = await lockFraudFinding(tx.trx, finding_no);
  if (!finding) throw new Refused('missing', 'resource.missing');
  await insertEvent(tx, fraudFindingChanged, { finding_no, next_step: 'fraud_to_decide' });
  return finding;
}

/** Inserts the finding and its audit entry. Returns its number. */
async function insertFinding(tx: ActorTransaction, business_id: number, input: FindingInput): Promise<string> {
  const { trx, actor, now, today } = tx;
  const year = getYear(today);
  const finding_no = `FRD-${year}-${String(await allocateNumber(trx, 'fraud_finding', year)).padStart(6, '0')}`;
  await trx
    .insertInto('fraud_finding')
    .values({
      ...input,
      finding_no,
      business_id,
      proposed_by: actor.account_id,
      proposed_at: now,
      decided_at: null,
      withdrawal_proposed_at: null,
      withdrawal_decided_at: null,
    })
    .execute();
  const { ground, evidence_no, discovered_on, tax_years } = input;
  await recordAudit(trx, actor, {
    act: 'fraud_finding.propose',
    object_kind: 'fraud_finding',
    object_id: finding_no,
    detail: { business_id, ground, evidence_no, discovered_on, tax_years },
  });
  return finding_no;
}

/** Locks the business, so that two findings of one year do not begin at once. Refused: missing. */
async function lockFoundBusiness({ trx }: ActorTransaction, company_code: string): Promise<number> {
  const { rows } = await sql<{ business_id: number }>`
    select business_id
    from business
    where company_code = ${company_code} and registered_at is not null and discarded_at is null
    for no key update`.execute(trx);
  if (!rows[0]) throw new Refused('missing', 'resource.missing');
  return rows[0].business_id;
}

function assertDiscovery({ discovered_on, tax_years }: FindingInput, today: string): void {
  if (discovered_on > today) throw createFieldRefusal('discovered_on', 'fraud.discovered_later');
  if (today > computeAssessmentDeadline(discovered_on, discovered_on))
    throw createFieldRefusal('discovered_on', 'fraud.period_expired');
  if (tax_years.some((year) => year > getYear(discovered_on)))
    throw createFieldRefusal('tax_years', 'fraud.year_later');
}
