import {
  type ReplyBody,
  type Centavos,
  parseCentavos,
  type Declaration,
  type renewAtOnce as renewAtOnceEndpoint,
} from '@ebpls/contracts';
import { assessCase, CaseRefused, isGrossDrop, findPostAuditGround } from '@ebpls/rules';

import { Refused } from '../../platform/refused.ts';
import { approveByRule } from '../../domain/billing/approve-bill.ts';
import { computeByRule } from '../../domain/billing/compute-bill.ts';
import {
  type ApplicationRow,
  getApplicationCode,
  getApplication,
  lockApplicationAndBusiness,
} from '../../domain/applications/find-application.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { listMeasuresToFind } from '../../platform/reference/office-measures.ts';
import { toAssumedDeclaration } from '@ebpls/rules/tariff';
import { toAssessCase, toDeclarationInput, getRules } from '../../domain/applications/cases/assess-case.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { acceptOnly } from '../assessments/accept-assessment.ts';
import { submitAssessment } from '../assessments/submit-assessment.ts';
import { findRenewal, evaluateRenewal, type RenewalCase } from './renewal.ts';

interface RenewalInput extends Declaration {
  readonly gross_reason: string;
}

/**
 * Files a renewal and, where it waits for nothing but the offices' look and the revenue code allows it, accepts, bills
 * and approves it by rule in the same act; the offices look when it is paid. Refused: as filing is; conflict without a
 * permit of last year; invalid when the gross requires a reason and none is given.
 */
export async function renewUnchanged(
  tx: ActorTransaction,
  assessment_code: string,
  { gross_reason, ...declared }: RenewalInput,
): Promise<ReplyBody<typeof renewAtOnceEndpoint>> {
  const { trx, actor, rows, today } = tx;
  const application = await lockApplicationAndBusiness(trx, assessment_code, actor);
  const { replaced_lines } = declared;
  const renewal = await findRenewal(trx, { ...application, draft: { ...application.draft, replaced_lines } }, rows);
  if (renewal === undefined) throw new Refused('conflict', 'renewal.not_open');
  const declaration = toDeclarationInput(declared);
  const gross_is_doubtful = isGrossDoubtful(tx, renewal, declared);
  if (gross_is_doubtful && gross_reason === '')
    throw new Refused('invalid', 'renewal.gross_unexplained', {
      fields: { gross_reason: 'renewal.gross_reason_required' },
    });
  const reader = { rows, today, locale: actor.locale };
  const { stop, provisional_days } = await evaluateRenewal(trx, renewal, { declaration, gross_is_doubtful, reader });
  const filing = { declaration: declared, answers: {} };
  const filedApplication = await submitAssessment(
    { ...tx, skipsNotifications: provisional_days !== null },
    assessment_code,
    filing,
  );
  const row = await getApplication(trx, filedApplication.assessment_code, actor);
  if (gross_reason !== '') await recordAct(tx, row, { history: { act: 'renewal.gross_reason', note: gross_reason } });
  if (stop === 'sampled') await recordAct({ ...tx, actor: undefined }, row, { history: { act: 'renewal.sampled' } });
  if (provisional_days === null) return filedApplication;
  await billBeforeOffices(tx, row, { renewal, provisional_days });
  await drawForAudit(tx, renewal, declared);
  const billedApplication = await getApplication(trx, filedApplication.assessment_code, actor);
  return { assessment_code: getApplicationCode(billedApplication), state: billedApplication.state };
}

/** Row V1: accepted and billed by the system; the offices look once it is paid. */
async function billBeforeOffices(
  tx: ActorTransaction,
  application: ApplicationRow,
  { renewal, provisional_days }: { readonly renewal: RenewalCase; readonly provisional_days: number },
): Promise<void> {
  const system = { ...tx, actor: undefined };
  const systemTx = { ...system, skipsNotifications: true };
  await tx.trx
    .updateTable('application')
    .set({ provisional_days })
    .where('assessment_id', '=', application.assessment_id)
    .execute();
  await recordAct(system, application, {
    history: { act: 'renewal.paid_first' },
    audit: {
      act: 'application.bill_before_offices',
      object_kind: 'application',
      object_id: application.assessment_id,
      detail: { provisional_days },
    },
  });
  const { accepted } = await acceptOnly(
    systemTx,
    { ...application, provisional_days },
    { as: 'system', formerCase: renewal.formerCase },
  );
  const { bill_id } = await computeByRule(systemTx, accepted);
  await approveByRule(system, bill_id);
}

/** Risky renewals, and others by lot, are audited afterwards (decision 0196). */
async function drawForAudit({ trx, rows, today }: ActorTransaction, renewal: RenewalCase, declaration: Declaration) {
  const { assessment_id, company_code, tax_year } = renewal.application;
  const ground = findPostAuditGround({
    company_code,
    tax_year,
    policy: getRules(rows, tax_year).ordinance.routing,
    total_assets: declaration.total_assets,
    ...toRenewalGrosses(renewal, declaration),
  });
  if (ground === undefined) return;
  await trx
    .insertInto('post_audit')
    .values({ assessment_id, ground, drawn_on: today, looked_at: null, looked_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * True when the gross fell by more than the revenue code accepts, or is below its presumptive gross (domain reference
 * 9).
 */
function isGrossDoubtful({ rows, today }: ActorTransaction, renewal: RenewalCase, declaration: Declaration): boolean {
  const { application, form } = renewal;
  const rules = getRules(rows, application.tax_year);
  const { gross_before, gross_now } = toRenewalGrosses(renewal, declaration);
  if (isGrossDrop(gross_before, gross_now, rules.ordinance.routing)) return true;
  const assumedDeclaration = toAssumedDeclaration(
    toDeclarationInput(declaration),
    listMeasuresToFind(rows, { ...application, form }),
  );
  try {
    const { warnings } = assessCase(toAssessCase({ application, form, declaration: assumedDeclaration }, today), rules);
    return warnings.some(({ message_key }) => message_key === 'assess.below_presumptive');
  } catch (error) {
    // A case that cannot be assessed is refused at its field when it is filed.
    if (error instanceof CaseRefused) return false;
    throw error;
  }
}

function toRenewalGrosses({ formerCase }: RenewalCase, declaration: Declaration) {
  return {
    gross_before: sumGross(formerCase.declaration.lines.map(parseLineAmounts)),
    gross_now: sumGross(
      declaration.lines.map(({ gross_essential = 0, gross_non_essential = 0 }) => [
        gross_essential,
        gross_non_essential,
      ]),
    ),
  };
}

type UnchangedLine = RenewalCase['formerCase']['declaration']['lines'][number];

function parseLineAmounts({ gross_essential = '0', gross_non_essential = '0' }: UnchangedLine): number[] {
  return [parseCentavos(gross_essential) ?? 0, parseCentavos(gross_non_essential) ?? 0];
}

function sumGross(lines: readonly (readonly number[])[]): Centavos {
  return lines.flat().reduce((sum, amount) => sum + amount, 0) as Centavos;
}
