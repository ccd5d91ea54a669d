// Maps an application to the content printed on its permit.

import {
  type BusinessFormInput,
  type Centavos,
  parseCentavos,
  type CLOSURE_REASONS,
  formatPesosText,
} from '@ebpls/contracts';

import type { ApplicationRow } from '../../domain/applications/find-application.ts';
import type { ReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { PermitContent } from '../../tables/money.ts';
import type { PaidBill } from './permits.queries.ts';

const ORGANISATION = {
  SOLE: 'sole proprietor',
  OPC: 'one person corporation',
  PARTNERSHIP: 'partnership',
  CORPORATION: 'corporation',
  COOPERATIVE: 'cooperative',
  FOUNDATION: 'foundation',
} as const;
const TYPE_TITLES = {
  NEW: 'New',
  RENEWAL: 'Renewal',
  AMENDMENT: 'Amendment',
  RETIREMENT: 'Retirement',
  SPECIAL: 'Temporary permit',
} as const;
const CLOSED_FOR: Readonly<Record<(typeof CLOSURE_REASONS)[number], string>> = {
  LOSS: 'loss',
  TRANSFER: 'transfer to another owner',
  SOLD: 'sale',
  MERGED: 'merger',
  DEATH: 'death of the owner',
  OTHER: 'other reasons',
};
const CERTIFICATE_END = '9999-12-31';
const MODE_TITLES = { ANNUAL: 'Annual', SEMI_ANNUAL: 'Semi-annual', QUARTERLY: 'Quarterly' } as const;

interface Facts {
  readonly application: ApplicationRow;
  readonly form: BusinessFormInput;
  readonly rows: ReferenceRows;
  readonly bill: PaidBill;
  readonly formerContent: PermitContent | undefined; // Content of the permit that is amended.
  readonly permit_no: string;
  readonly plate_no: string;
  readonly clearance_nos: readonly string[];
  readonly is_by_law?: boolean;
}

/** Marks the content of a permit whose last day has passed as for the record; any other is unchanged. */
export function markContentEnded(content: PermitContent, today: string): PermitContent {
  return content.valid_until < today ? { ...content, is_for_record: true } : content;
}

/**
 * Printed content (domain reference 6.2), taken from the sworn declaration and the payment, so that later changes of
 * the business do not rewrite it.
 */
export function toPermitContent({
  application,
  form,
  rows,
  bill,
  formerContent,
  is_by_law,
  ...numbers
}: Facts): PermitContent {
  const { identity, place, activity } = form;
  const barangay_name = rows.barangays.get(place.brgycode)?.name ?? '';
  return {
    ...numbers,
    company_code: application.company_code,
    tax_year: application.tax_year,
    valid_until: getValidUntil(application),
    company_name: identity.company_name,
    trade_name: identity.trade_name ?? '',
    granted_to: getGrantee(identity),
    address: formatPermitAddress(place, barangay_name, rows),
    barangay_name,
    lines: activity.lines.map(({ line }) => rows.lines.get(line)?.name.en ?? line),
    application_type: TYPE_TITLES[application.application_type],
    assessment_code: application.assessment_code ?? '',
    payment_mode: MODE_TITLES[application.payment_mode ?? 'ANNUAL'],
    unpaid_due_days: bill.unpaid_due_days,
    receipt_nos: bill.receipt_nos,
    paid_on: bill.paid_on,
    business_tax: formatPesosText(bill.business_tax),
    fees: formatPesosText((bill.total - bill.business_tax) as Centavos),
    total: formatPesosText(bill.total),
    ...(formerContent && toUnchangedGrounds(formerContent, { bill, clearance_nos: numbers.clearance_nos })),
    ...(is_by_law === true && { is_by_law }),
    ...toClosingContent(application),
    ...toEventContent(application, rows),
  };
}

function formatPermitAddress(
  { unit, building, street, subdivision }: BusinessFormInput['place'],
  barangay_name: string,
  { municipality: { name, province, zip } }: ReferenceRows,
): string {
  return [unit, building, street, subdivision, `Barangay ${barangay_name}`, name, `${province} ${zip}`.trim()]
    .filter(Boolean)
    .join(', ');
}

/** An amended permit has the grounds of the former one, and the cost and clearances of the change. */
function toUnchangedGrounds(
  formerContent: PermitContent,
  { bill, clearance_nos }: Pick<Facts, 'bill' | 'clearance_nos'>,
) {
  const addPesos = (text: string, amount: number): string =>
    formatPesosText(((parseCentavos(text) ?? 0) + amount) as Centavos);
  return {
    payment_mode: formerContent.payment_mode,
    unpaid_due_days: formerContent.unpaid_due_days,
    receipt_nos: [...formerContent.receipt_nos, ...bill.receipt_nos],
    clearance_nos: [...formerContent.clearance_nos, ...clearance_nos],
    business_tax: addPesos(formerContent.business_tax, bill.business_tax),
    fees: addPesos(formerContent.fees, bill.total - bill.business_tax),
    total: addPesos(formerContent.total, bill.total),
  };
}

/** A permit ends with its year, a temporary one with its event; a certificate has no end. */
function getValidUntil({ application_type, tax_year, change }: ApplicationRow): string {
  if (change?.kind === 'SPECIAL') return change.ends_on;
  return application_type === 'RETIREMENT' ? CERTIFICATE_END : `${tax_year}-12-31`;
}

function toClosingContent({ change }: ApplicationRow): Partial<PermitContent> {
  return change?.kind === 'RETIREMENT'
    ? { closed_on: change.closure_date, closure_reason: CLOSED_FOR[change.reason] }
    : {};
}

function toEventContent({ change }: ApplicationRow, { barangays }: ReferenceRows): Partial<PermitContent> {
  if (change?.kind !== 'SPECIAL') return {};
  const { event_name, venue, brgycode, starts_on } = change;
  const barangay = barangays.get(brgycode)?.name ?? '';
  return { event: { event_name, venue: `${venue}, Barangay ${barangay}`, starts_on } };
}

function getGrantee(identity: BusinessFormInput['identity']): string {
  if (identity.org_type !== 'SOLE') return `${identity.corporation_name}, ${ORGANISATION[identity.org_type]}`;
  const name = [identity.first_name, identity.middle_name, identity.last_name, identity.suffix]
    .filter(Boolean)
    .join(' ');
  return `${name}, ${identity.citizenship}, ${ORGANISATION.SOLE}`;
}
