import { type ReplyBody, type Centavos, formatDayInWords, type getAssessment } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { type BillAccount, openAccount } from '../../domain/ledger/bill-account.ts';
import { computeLineAdditions } from '../../domain/ledger/line-additions.ts';
import { findNewestOrder, type OrderLine } from '../../domain/ledger/due/orders.queries.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { Database } from '../../platform/database/database.ts';
import { formatPeso } from '../../platform/format.ts';
import { MUNICIPAL_TITLES, SIGNATORY_ACTS } from './form-labels.ts';
import { readVerification } from './verification.ts';

type MunicipalApplication = ReplyBody<typeof getAssessment>;

/** Content of the form's section that the municipality fills in (joint memorandum circulars 01-2016 and 01-2021, part II and III). */
export interface MunicipalPart {
  readonly titles: Readonly<Record<keyof typeof MUNICIPAL_TITLES, string>>;
  /** One row for each clearance and paper, in the order of `VERIFICATION_COLUMNS`. */
  readonly verification: readonly (readonly string[])[];
  /** Local taxes and regulatory fees, in the order of `ASSESSMENT_COLUMNS`; the last row is their total. */
  readonly assessment: readonly (readonly string[])[];
  /** For the fire station: the applicant and the place, and the fire safety inspection fee (RA 9514). */
  readonly fire: readonly (readonly [label: string, value: string])[];
  /** Receipts that are in force: number, day, amount. */
  readonly receipts: readonly (readonly string[])[];
  /** Persons who prepared, assessed and approved it, each with a day; empty where nobody has yet. */
  readonly signatories: readonly Signatory[];
}

export interface Signatory {
  readonly act: string;
  readonly name: string;
  readonly on: string;
}

const BY_RULE = 'System, under the revenue code';

interface MunicipalPartQuery {
  readonly application: MunicipalApplication;
  readonly rows: ReferenceRows;
  readonly day: string;
}

/**
 * The municipality's part from the rows of an application: its clearances, papers, bill, receipts and permit. Amounts
 * are of the day. A reader without access to the bill of the application gets its rows empty.
 */
export async function readMunicipalPart(db: Database, query: MunicipalPartQuery): Promise<MunicipalPart> {
  const { application, rows, day } = query;
  const order = application.bill_id === null ? undefined : await findNewestOrder(db, application.assessment_id);
  const isShown = order !== undefined && order.state !== 'VOID' && order.state !== 'SUPERSEDED';
  const account = isShown ? await openAccount(db, order, { rows, day }) : undefined;
  return {
    titles: MUNICIPAL_TITLES,
    verification: await readVerification(db, application, rows),
    assessment: account === undefined ? [] : toAssessment(account),
    fire: toFire(application, account),
    receipts: account === undefined ? [] : await listReceiptRows(db, account.order.bill_id),
    signatories: await readSignatories(db, application.assessment_id, account),
  };
}

const isFire = ({ agency }: OrderLine) => agency === 'BFP';

function toAssessment(account: BillAccount): string[][] {
  const municipal = account.lines.filter((line) => !isFire(line) && (line.of_year === null || line.amount > 0));
  return [
    ...municipal.map((line) => toRow(line, account)),
    toTotalRow('Total of taxes and fees for the municipality', municipal, account),
  ];
}

/** The fire station reads the applicant and the place; the fee is empty for a reader without access to amounts. */
function toFire(application: MunicipalApplication, account: BillAccount | undefined): MunicipalPart['fire'] {
  const { place, contacts } = { place: undefined, contacts: undefined, ...application.business };
  const fireLines = account?.lines.filter(isFire) ?? [];
  const [, , amount = '', late = '', total = ''] =
    account === undefined || fireLines.length === 0 ? [] : toTotalRow('', fireLines, account);
  return [
    ['Application', application.assessment_code],
    ['Applicant', application.owner_name],
    ['Business', application.company_name],
    ['Address', application.address],
    ['Total floor area in square meters', readPartText(place, 'business_area_sqm')],
    ['Contact no.', readPartText(contacts, 'mobile')],
    ['Fire safety inspection fee', amount],
    ...(late === '' ? [] : [['Surcharge, interest', late] as const]),
    ['Total of the fire safety inspection fee', total],
    ['Certified by (customer relations officer), date', ''],
  ];
}

function readPartText(section: unknown, field: string): string {
  const value = (section as Readonly<Record<string, unknown>> | undefined)?.[field];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function toRow(line: OrderLine, account: BillAccount): string[] {
  const { surcharge, interest } = computeLineAdditions(line, account.due);
  const name = line.of_year === null ? line.name : `Unpaid balance of ${line.of_year}: ${line.name}`;
  const lateSum = surcharge + interest;
  return [
    name,
    line.ordinance_section,
    formatPeso(line.amount),
    lateSum === 0 ? '' : formatFormPesos(lateSum),
    formatFormPesos(line.amount + lateSum),
  ];
}

function toTotalRow(title: string, lines: readonly OrderLine[], account: BillAccount): string[] {
  const lateAdditions = lines.map((line) => computeLineAdditions(line, account.due));
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const additions = lateAdditions.reduce((sum, { surcharge, interest }) => sum + surcharge + interest, 0);
  return [
    title,
    '',
    formatFormPesos(amount),
    additions === 0 ? '' : formatFormPesos(additions),
    formatFormPesos(amount + additions),
  ];
}

function formatFormPesos(amount: number): string {
  return formatPeso(amount as Centavos);
}

interface PrintedReceiptRow {
  readonly receipt_no: string;
  readonly issued_at: string;
  readonly amount: Centavos;
}

async function listReceiptRows(db: Database, bill_id: number): Promise<string[][]> {
  const { rows } = await sql<PrintedReceiptRow>`
    select r.receipt_no, r.issued_at, r.amount
    from receipt r
    join payment p using (payment_id)
    where p.bill_id = ${bill_id}::bigint and r.state = 'ISSUED'
    order by r.issued_at, r.receipt_no`.execute(db);
  return rows.map(({ receipt_no, issued_at, amount }) => [
    receipt_no,
    formatDayInWords(toManilaDay(issued_at)),
    formatPeso(amount),
  ]);
}

interface ActedRow {
  readonly accepted_by: string | null;
  readonly accepted_at: string | null;
  readonly signed_by: string | null;
  readonly signed_at: string | null;
}

async function readSignatories(
  db: Database,
  assessment_id: number,
  account: BillAccount | undefined,
): Promise<readonly Signatory[]> {
  const { rows } = await sql<ActedRow>`
    select
      t.actor as accepted_by, t.at as accepted_at, s.firstname || ' ' || s.lastname as signed_by, p.signed_at
    from application a
    left join lateral (
      select actor, at
      from timeline
      where assessment_id = a.assessment_id and act = 'accept'
      order by timeline_id desc
      limit 1
    ) t on true
    left join lateral (
      select signed_by, signed_at
      from permit
      where assessment_id = a.assessment_id and kind <> 'PROVISIONAL' and signed_at is not null
      order by permit_id desc
      limit 1
    ) p on true
    left join account s on s.id = p.signed_by
    where a.assessment_id = ${assessment_id}::bigint`.execute(db);
  const { accepted_by = null, accepted_at = null, signed_by = null, signed_at = null } = rows[0] ?? {};
  return [
    toSignatory('prepared', accepted_by, accepted_at),
    ...toBillSignatories(account),
    toSignatory('signed', signed_by, signed_at),
  ];
}

function toBillSignatories(account: BillAccount | undefined): Signatory[] {
  if (account === undefined) return [toSignatory('assessed', null, null), toSignatory('approved', null, null)];
  const { computed_by_name, computed_at, approved_by_name, approved_at } = account.order;
  return [
    toSignatory('assessed', computed_by_name ?? BY_RULE, computed_at),
    toSignatory('approved', approved_at === null ? null : (approved_by_name ?? BY_RULE), approved_at),
  ];
}

function toSignatory(act: keyof typeof SIGNATORY_ACTS, name: string | null, at: string | null): Signatory {
  return {
    act: SIGNATORY_ACTS[act],
    name: name ?? '',
    on: name === null || at === null ? '' : formatDayInWords(toManilaDay(at)),
  };
}
