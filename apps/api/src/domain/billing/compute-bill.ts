// Computes the bill of an application from its declaration, unfiled years and unpaid amounts (row A9).

import {
  type AssessCase,
  type AssessResult,
  type Centavos,
  type MeasuredFee,
  type Locale,
  formatPesosText,
  toReadableParams,
} from '@ebpls/contracts';
import { assessCase, CaseRefused, toAssessResultReply, type Rules } from '@ebpls/rules';

import { recordAudit } from '../../platform/identity/audit.ts';
import { isMessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import { Refused } from '../../platform/refused.ts';
import { toAssessCase, getRules } from '../applications/cases/assess-case.ts';
import { type AssessedBackYear, assessBackYears } from '../applications/cases/back-year-cases.ts';
import { refuseOpenYears } from '../applications/cases/unfiled-years.ts';
import { type ApplicationRow, lockApplication } from '../applications/find-application.ts';
import { listProposedFees, loadMeasuredApplication, toFoundFees } from '../applications/measures/office-findings.ts';
import { checkMove, moveApplication } from '../applications/move-application.ts';
import { recordAct } from '../applications/record-act.ts';
import type { ActorTransaction, Transaction } from '../../platform/transactions/transaction.ts';
import { assessChange } from '../ledger/due/assess-change.ts';
import { formatPeso } from '../../platform/format.ts';
import {
  insertArrears,
  sumRemaining,
  listUnpaid,
  computeArrearsFingerprint,
  getArrearsFingerprint,
  type UnpaidItem,
} from '../ledger/arrears.ts';
import { insertBackYears } from './insert-back-years.ts';
import { type BillContent, type BillMoveReply, findEqualBill, insertParts, getNextVersion } from './bills.queries.ts';
import { listFraudDays } from '../applications/compliance/standing.queries.ts';

interface BillComputation {
  readonly input: AssessCase;
  readonly result: AssessResult;
  readonly rules: Rules;
  /** Unfiled years that are billed with it. */
  readonly back_years: readonly AssessedBackYear[];
  /** Unpaid items of earlier years (domain reference 4.1 step 7). */
  readonly unpaid: readonly UnpaidItem[];
  /** Sum of the bill's own lines, the unfiled years and the unpaid amounts of earlier years, without penalties. */
  readonly total: Centavos;
}

/**
 * Row A9, or its repetition before approval: the former computation becomes superseded. Refused: invalid when the
 * declaration cannot be assessed.
 */
export async function computeBill(tx: ActorTransaction, assessment_code: string): Promise<BillMoveReply> {
  const application = await lockApplication(tx.trx, assessment_code, tx.actor);
  return computeLocked(tx, application, 'bplo');
}

/** Bill of an application that the revenue code allows to bill at once: the rules computed it, no person did. */
export function computeByRule(tx: Transaction, application: ApplicationRow): Promise<BillMoveReply> {
  return computeLocked({ ...tx, actor: undefined }, application, 'system');
}

async function computeLocked(
  tx: Transaction,
  application: ApplicationRow,
  as: 'bplo' | 'system',
): Promise<BillMoveReply> {
  const isRepeated = application.state === 'ASSESSED';
  if (!isRepeated) checkMove(application, { act: 'compute', as });
  await refuseUnvisited(tx, application);
  await refuseOpenYears(tx, application);
  const unpaidItems = await listUnpaid(tx.trx, application);
  const isAssumed = isDeclaredOrder(tx.actor, application.declared_order_requested_on);
  const reader = { rows: tx.rows, locale: tx.actor?.locale ?? 'en', isAssumed };
  const measuredApplication = await loadMeasuredApplication(tx.trx, application, reader);
  const own = await assessApplication(measuredApplication, tx, await listDecidedFees(tx, application));
  const total = (own.result.totals.total + sumBackYears(own.back_years) + sumRemaining(unpaidItems)) as Centavos;
  const computation = { ...own, unpaid: unpaidItems, total };
  const same_bill_id = isRepeated
    ? await findUnchangedBill(tx, toBillContent(application, computation, tx), unpaidItems)
    : undefined;
  // A repeated request changes nothing; only another declaration, another day or another ordinance makes another
  // version.
  if (same_bill_id !== undefined)
    return { bill_id: same_bill_id, top_no: null, bill_state: 'COMPUTED', state: application.state };
  const bill_id = await insertBill(tx, application, computation);
  const params = { amount: formatPeso(computation.total) };
  if (!isRepeated) {
    const computedApplication = await moveApplication(tx, application, { act: 'compute', as, params });
    return { bill_id, top_no: null, bill_state: 'COMPUTED', state: computedApplication.state };
  }
  await recordAct(tx, application, { history: { act: 'recompute', params } });
  return { bill_id, top_no: null, bill_state: 'COMPUTED', state: application.state };
}

/** Amount of the years that were not filed, without penalties, in centavos. */
function sumBackYears(years: readonly AssessedBackYear[]): Centavos {
  const amounts = years.flatMap(({ result }) => result.lines.map(({ amount }) => amount));
  return amounts.reduce((sum, amount) => sum + amount, 0) as Centavos;
}

/** The waiting bill when its content is equal, unpaid items of earlier years included. */
async function findUnchangedBill(
  { trx }: Transaction,
  content: BillContent,
  unpaidItems: readonly UnpaidItem[],
): Promise<number | undefined> {
  const equalBill = await findEqualBill(trx, content);
  return equalBill !== undefined &&
    (await getArrearsFingerprint(trx, equalBill)) === computeArrearsFingerprint(unpaidItems)
    ? equalBill
    : undefined;
}

/** A closing is billed once the licensing office has seen that the business is closed (domain reference 3.7). */
async function refuseUnvisited(
  { trx }: Transaction,
  { application_type, assessment_id }: ApplicationRow,
): Promise<void> {
  if (application_type !== 'RETIREMENT') return;
  const visit = await trx
    .selectFrom('closing_visit')
    .select('outcome')
    .where('assessment_id', '=', assessment_id)
    .orderBy('visit_id', 'desc')
    .executeTakeFirst();
  if (visit?.outcome !== 'CLOSED') throw new Refused('conflict', 'retirement.visit_missing');
}

/** An order on declared figures waits for no decision and for no measure of an office (row A20). */
const isDeclaredOrder = (actor: Transaction['actor'], requested_on: string | null): boolean =>
  actor === undefined && requested_on !== null;

/** Fees that offices found and that were accepted. Refused: conflict while one of them is undecided. */
async function listDecidedFees(
  { trx, actor }: Transaction,
  { assessment_id, declared_order_requested_on }: ApplicationRow,
): Promise<MeasuredFee[]> {
  const proposedFees = await listProposedFees(trx, assessment_id);
  const open = proposedFees.filter(({ outcome }) => outcome === null).map(({ code }) => code);
  if (open.length > 0 && !isDeclaredOrder(actor, declared_order_requested_on))
    throw new Refused('conflict', 'proposed_fee.undecided', { params: { codes: open.join(', ') } });
  return toFoundFees(proposedFees);
}

async function assessApplication(
  application: ApplicationRow,
  { trx, rows, today, actor }: Transaction,
  foundFees: readonly MeasuredFee[],
): Promise<Omit<BillComputation, 'unpaid' | 'total'>> {
  const { snapshot, declaration, change } = application;
  try {
    if (change !== null) return { ...(await assessChange(trx, { application, change, rows, today })), back_years: [] };
    if (snapshot === null || declaration === null) throw new Refused('conflict', 'resource.missing');
    const caseInput = toAssessCase({ application, form: snapshot.form, declaration }, today);
    const input = foundFees.length === 0 ? caseInput : { ...caseInput, found_fees: [...foundFees] };
    const rules = getRules(rows, application.tax_year);
    const fraud_days = await listFraudDays(trx, application.business_id);
    const back_years = assessBackYears({ form: snapshot.form, declaration, rows, today, fraud_days });
    return { input, rules, result: assessCase(input, rules), back_years };
  } catch (error) {
    return refuseIncomplete(error, actor?.locale ?? 'en');
  }
}

/** Turns a case that cannot be assessed into a refusal; other failures are thrown again. Refused: invalid. */
export function refuseIncomplete(error: unknown, locale: Locale): never {
  if (!(error instanceof CaseRefused)) throw error;
  const problem = isMessageKey(error.message_key)
    ? getMessageText(error.message_key, toReadableParams(error.params, locale), locale)
    : error.field;
  throw new Refused('invalid', 'bill.case_incomplete', { params: { problem } });
}

/** Content of a bill for its row. */
function toBillContent(
  { assessment_id, tax_year }: ApplicationRow,
  { input, result, rules, back_years }: BillComputation,
  { rows }: Transaction,
): BillContent {
  const version = rows.ordinances.find(({ ordinance }) => ordinance.version === rules.ordinance.version);
  if (!version) throw new Refused('conflict', 'bill.ordinance_missing', { params: { year: tax_year } });
  return {
    assessment_id,
    ordinance_version_id: version.ordinance_version_id,
    input: JSON.stringify(input),
    result: JSON.stringify(toAssessResultReply(result)),
    back_years: JSON.stringify(back_years.map((year) => ({ ...year, result: toAssessResultReply(year.result) }))),
  };
}

async function insertBill(tx: Transaction, application: ApplicationRow, computation: BillComputation): Promise<number> {
  const { trx, actor, now } = tx;
  const { result, rules, back_years, unpaid, total } = computation;
  const content = toBillContent(application, computation, tx);
  await trx
    .updateTable('bill')
    .set({ state: 'SUPERSEDED' })
    .where('assessment_id', '=', application.assessment_id)
    .where('state', 'in', ['COMPUTED', 'EXPIRED'])
    .execute();
  const { bill_id } = await trx
    .insertInto('bill')
    .values({
      ...content,
      version: await getNextVersion(trx, application.assessment_id),
      state: 'COMPUTED',
      total,
      computed_by: actor?.account_id ?? null,
      computed_at: now,
    })
    .returning('bill_id')
    .executeTakeFirstOrThrow();
  await insertParts(trx, bill_id, { result, application });
  await insertBackYears(trx, bill_id, { years: back_years, mode: application.payment_mode ?? 'ANNUAL' });
  await insertArrears(trx, bill_id, unpaid);
  await recordAudit(trx, actor, {
    act: 'bill.compute',
    object_kind: 'bill',
    object_id: bill_id,
    detail: { total: formatPesosText(total), ordinance: rules.ordinance.version },
  });
  return bill_id;
}
