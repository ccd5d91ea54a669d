import { getNextState, permitMachine, computeProvisionalEnd } from '@ebpls/rules';

import { allocateNumber } from '../../platform/database/database.ts';
import type { Api } from '../../platform/http/api.ts';
import { recordAudit } from '../../platform/identity/audit.ts';
import { type ApplicationRow, lockApplicationById } from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { type Transaction, runForEachCase } from '../../platform/transactions/transaction.ts';
import { routePaidApplication } from '../assessments/accept-assessment.ts';
import { toPermitContent } from '../permits/permit-content.ts';
import { makeToken, type PermitKeys } from '../permits/permit-token.ts';
import { findPaidBill } from '../permits/permits.queries.ts';
import { getPlateNo } from '../permits/release-permit.ts';
import type { PermitContent } from '../../tables/money.ts';

const PROVISIONAL_NO_DIGITS = 5;

/**
 * Grants a provisional permit for each renewal that was paid before the offices have it; a timer grants the missed
 * ones.
 */
export async function grantProvisionalPermits(api: Api, keys: PermitKeys): Promise<void> {
  const dueApplications = await api.db
    .selectFrom('application')
    .select('assessment_id')
    .where('state', '=', 'PAID')
    .where('provisional_days', 'is not', null)
    .orderBy('assessment_id')
    .execute();
  await runForEachCase(
    api,
    dueApplications.map(({ assessment_id }) => assessment_id),
    (tx, assessment_id) => continueApplication(tx, keys, assessment_id),
  );
}

/**
 * Row V2: the offices receive the case, and until they have looked the business is permitted for the days of the
 * revenue code.
 */
async function continueApplication(tx: Transaction, keys: PermitKeys, assessment_id: number): Promise<void> {
  const application = await lockApplicationById(tx, assessment_id);
  if (application.state !== 'PAID' || application.provisional_days === null) return;
  const until = await getLastDay(tx, application, application.provisional_days);
  if (until >= tx.today) await grantPermit(tx, keys, { application, until });
  await routePaidApplication(tx, application);
}

/** One term for one application: a payment that was reversed and repeated does not lengthen it. */
async function getLastDay(
  { trx, today }: Transaction,
  { assessment_id, tax_year }: ApplicationRow,
  days: number,
): Promise<string> {
  const first = await trx
    .selectFrom('permit')
    .select('expires_on')
    .where('assessment_id', '=', assessment_id)
    .where('kind', '=', 'PROVISIONAL')
    .orderBy('permit_id')
    .executeTakeFirst();
  return first?.expires_on ?? computeProvisionalEnd(today, days, tax_year);
}

interface GrantContext {
  readonly application: ApplicationRow;
  readonly until: string;
}

async function grantPermit(tx: Transaction, keys: PermitKeys, { application, until }: GrantContext): Promise<void> {
  const { trx, now } = tx;
  const { assessment_id, business_id } = application;
  const transition = getNextState(permitMachine, 'GENERATED', { act: 'grant', actor: 'system' });
  const content = await loadProvisionalContent(tx, { application, until });
  if (content === undefined || 'refused' in transition) return;
  const { permit_no } = content;
  await trx
    .insertInto('permit')
    .values({
      permit_no,
      kind: 'PROVISIONAL',
      assessment_id,
      business_id,
      state: transition.to,
      token: makeToken(keys, permit_no, until),
      content: JSON.stringify(content),
      expires_on: until,
      generated_by: null,
      generated_at: now,
      // In force without a signature: the revenue code grants it.
      signed_at: now,
    })
    .execute();
  await recordAudit(trx, undefined, {
    act: 'permit.grant_provisional',
    object_kind: 'permit',
    object_id: permit_no,
    detail: { until },
  });
  const params = { permit_no, valid_until: until };
  await recordAct(tx, application, {
    history: { act: 'provisional.grant', params },
    mail: { template: 'provisional_permit_issued', params },
  });
}

/** Printed content; undefined for a business that was stopped meanwhile, which goes to the offices without a permit. */
async function loadProvisionalContent(
  tx: Transaction,
  { application, until }: GrantContext,
): Promise<PermitContent | undefined> {
  const { trx, rows } = tx;
  const { assessment_id, business_id, business_state, tax_year, snapshot } = application;
  const bill = await findPaidBill(trx, assessment_id);
  if (bill === undefined || snapshot === null || STOPPED_STATES.includes(business_state)) return undefined;
  const number = await allocateNumber(trx, 'provisional', tax_year);
  const content = toPermitContent({
    application,
    form: snapshot.form,
    rows,
    bill,
    formerContent: undefined,
    permit_no: `PP-${tax_year}-${String(number).padStart(PROVISIONAL_NO_DIGITS, '0')}`,
    plate_no: await getPlateNo(tx, business_id),
    clearance_nos: [],
  });
  return { ...content, valid_until: until, is_provisional: true };
}

const STOPPED_STATES: readonly ApplicationRow['business_state'][] = [
  'SUSPENDED',
  'CLOSED_BY_ORDER',
  'RETIRED',
  'RETIREMENT_PENDING',
];
