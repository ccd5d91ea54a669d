// Opens the deficiency of a renewal: its order, its revenue code with the rule, its proof, and why nothing can be done now.

import type { AssessCase, Centavos, MessageParams } from '@ebpls/contracts';
import type { DeficiencyRule } from '@ebpls/contracts/tariff';
import { computeBillValidity, isAssessable, sumCentavos } from '@ebpls/rules';
import {
  computeYearDeficiency,
  findDeficiencyDueDay,
  listProvableLines,
  type OpenTariff,
  type YearDeficiency,
} from '@ebpls/rules/tariff';

import type { Database, Trx } from '../../platform/database/database.ts';
import { toClockDay } from '../../platform/clock.ts';
import { Refused } from '../../platform/refused.ts';
import type { MessageKey } from '../../platform/messages/catalogue.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import { findBilledOrder, findCarryingOrder } from '../../domain/ledger/due/carried-orders.queries.ts';
import { findOrder, listLines, type OrderRow } from '../../domain/ledger/due/orders.queries.ts';
import { sumRefundedTax } from '../../domain/ledger/due/year-order.ts';
import { findProof, loadBilledCase, type ProofRecord } from './deficiencies.queries.ts';

/** A year of a business that owes the proof of its sales. */
export interface DeficiencyCase {
  readonly application: ApplicationRow;
  /** The order that billed the year, also where its balance was carried over to a later one. */
  readonly order: OrderRow;
  /** The order that has the decided difference, or that gets it: the one that has the balance of the year now. */
  readonly charged: OrderRow;
  readonly open: OpenTariff;
  readonly rule: DeficiencyRule;
  /** The case that the year was billed on. */
  readonly input: AssessCase;
  /** Business tax of the year on the order, without additions and less refunds, in centavos. */
  readonly tax_billed: Centavos;
  readonly opens_on: string;
  readonly due_on: string;
  readonly proof: ProofRecord | undefined;
}

type CaseRows = Pick<ReferenceRows, 'ordinances' | 'holidays'>;

/** The code of the line that charges a deficiency. */
const DEFICIENCY_CODE = 'LBT-DEFICIENCY';

async function sumBilledTax(db: Database | Trx, order: OrderRow): Promise<Centavos> {
  const lines = await listLines(db, [order.bill_id]);
  const billedTax = sumCentavos(
    lines
      .filter(({ kind, of_year, code }) => kind === 'TAX' && of_year === null && code !== DEFICIENCY_CODE)
      .map(({ amount }) => amount),
  );
  return (billedTax - (await sumRefundedTax(db, order, ['RENEWAL']))) as Centavos;
}

type FoundOrder = Pick<DeficiencyCase, 'order' | 'charged' | 'proof'>;

/** The order of a renewal with its permit, and its proof. Refused: missing where there is none. */
async function getBilledRenewal(db: Database | Trx, application: ApplicationRow): Promise<FoundOrder> {
  const { application_type, state, assessment_id } = application;
  if (application_type !== 'RENEWAL' || state !== 'ISSUED') throw new Refused('missing', 'resource.missing');
  const proof = await findProof(db, assessment_id);
  const order = await findBilledOrder(db, assessment_id);
  const decided_on = proof?.bill_id ?? null;
  const chargedOrder =
    order && (decided_on === null ? await findCarryingOrder(db, order.bill_id) : await findOrder(db, decided_on));
  if (order === undefined || chargedOrder === undefined) throw new Refused('missing', 'resource.missing');
  return { order, charged: chargedOrder, proof };
}

type YearRule = Pick<DeficiencyCase, 'open' | 'rule' | 'opens_on' | 'due_on'>;

/** The deficiency rule of the version that billed an order, with its days. Refused: missing where it has none. */
function getYearRule({ ordinances, holidays }: CaseRows, { ordinance_version_id, tax_year }: OrderRow): YearRule {
  const open = ordinances.find((version) => version.ordinance_version_id === ordinance_version_id)?.tariff;
  const rule = open?.tariff.deficiency;
  const due_on = open && findDeficiencyDueDay(open, tax_year, holidays);
  if (!open || !rule || due_on === undefined) throw new Refused('missing', 'resource.missing');
  return { open, rule, due_on, opens_on: `${tax_year}-${rule.proof_from ?? '01-01'}` };
}

/**
 * The deficiency of a renewal. Refused: missing where the application is no renewal with its permit, or was billed by a
 * revenue code without a deficiency.
 */
export async function openDeficiencyCase(
  db: Database | Trx,
  application: ApplicationRow,
  rows: CaseRows,
): Promise<DeficiencyCase> {
  const { order, charged, proof } = await getBilledRenewal(db, application);
  const yearRule = getYearRule(rows, order);
  const input = await loadBilledCase(db, order.bill_id);
  const tax_billed = proof?.tax_billed ?? (await sumBilledTax(db, order));
  return { application, order, charged, proof, input, tax_billed, ...yearRule };
}

/** Why the proof cannot be filed or decided on a day; undefined where it can. */
export function findDeficiencyRefusal(
  { application, opens_on, due_on, proof }: DeficiencyCase,
  today: string,
): { readonly key: MessageKey; readonly params?: MessageParams } | undefined {
  if (proof !== undefined && proof.state !== 'FILED') return { key: 'deficiency.decided_already' };
  if (today < opens_on) return { key: 'deficiency.not_yet', params: { opens_on } };
  if (!isAssessable(due_on, today)) return { key: 'deficiency.prescribed' };
  const { business_state } = application;
  return business_state === 'RETIRED' || business_state === 'CLOSED_BY_ORDER'
    ? { key: 'deficiency.business_closed' }
    : undefined;
}

/** A computed difference, with the day on which its order is due. */
export type ComputedDeficiency = YearDeficiency & { readonly order_due: string };

/**
 * The difference on the proved sales as of a day. Figures that were entered by the due day bear nothing for the days
 * that the office takes: their order is due at the end of its month. Throws `CaseRefused` at a line.
 */
export function computeDeficiency(
  { open, input, tax_billed, due_on }: DeficiencyCase,
  { lines, entered_at }: Pick<ProofRecord, 'lines' | 'entered_at'>,
  { today, holidays }: { readonly today: string } & Pick<ReferenceRows, 'holidays'>,
): ComputedDeficiency {
  const enteredOn = toClockDay(new Date(entered_at));
  const isInTime = enteredOn <= due_on;
  const as_of = isInTime ? due_on : today;
  const provedYear = { input, lines: toProvedGross(input, lines), tax_billed, as_of };
  const deficiency = computeYearDeficiency(open, provedYear, holidays);
  if (deficiency === undefined) throw new Refused('missing', 'resource.missing');
  return { ...deficiency, order_due: isInTime && today > due_on ? computeBillValidity(today, []) : due_on };
}

/** The sales of each provable line. Refused: conflict when the lines are those of another bill. */
function toProvedGross(input: AssessCase, lines: ProofRecord['lines']) {
  const provable = listProvableLines(input);
  if (provable.length !== lines.length || provable.some(({ line }, index) => line !== lines[index]?.line))
    throw new Refused('conflict', 'deficiency.lines_changed');
  return lines.map(({ line: _code, ...gross }) => gross);
}
