// Lists the sections and rows of the report of collections and deposits for its CSV, workbook and PDF.

import type { CollectionSheetInput, Serials } from '@ebpls/contracts';

/** Content of a cell: text, an amount as decimal text, or a day as `YYYY-MM-DD`. */
export type SheetCell = string | { readonly amount: string } | { readonly day: string };

export interface SheetPart {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

const FORM_TITLES = { EOR: 'Electronic official receipt', AF51: 'Accountable Form 51' } as const;
const TENDER = {
  CASH: 'Cash',
  CHEQUE: 'Cheques',
  DEPOSIT: 'Deposited by the payer',
  GATEWAY: 'Payment gateway',
  CREDIT: 'Credit of the taxpayer',
} as const;
const DEPOSIT = {
  BANK: 'Deposited by the officer',
  PAYER: 'Deposited by the payer',
  CREDIT: 'Credit of the taxpayer used',
  SETTLEMENT: 'Settled by the gateway',
  RETURNED: 'Withdrawn from the bank for reversed receipts',
  SET_ASIDE: 'Received without a receipt',
} as const;

/** The part that the two signatures certify. */
export const SUMMARY = 'D. Summary';

const toMoneyCell = (amount: string) => ({ amount });

/**
 * The sections of a report of collections and deposits, as paper, workbook and text all print them (COA Appendix 34).
 */
export function listSheetParts(sheet: CollectionSheetInput): SheetPart[] {
  return [
    toIssuedPart(sheet),
    toReversedPart(sheet),
    {
      title: 'By payment type',
      columns: ['Kind', 'Amount'],
      rows: sheet.tenders.map(({ tender, amount }) => [TENDER[tender], toMoneyCell(amount)]),
    },
    toUnallocatedPart(sheet),
    toDepositsPart(sheet),
    {
      title: 'C. Accountability for accountable forms (AF 51)',
      columns: ['Balance', 'From', 'To', 'Quantity'],
      rows: [
        ...toFormRows('Beginning', sheet.forms.beginning),
        ...toFormRows('Received', sheet.forms.received),
        ...toFormRows('Issued', sheet.forms.issued),
        ...toFormRows('Ending', sheet.forms.ending),
      ],
    },
    toSummaryPart(sheet),
    { title: 'Cash count', columns: ['Value', 'Pieces', 'Amount'], rows: countRows(sheet) },
  ].filter(({ rows }) => rows.length > 0);
}

function toIssuedPart({ issued }: CollectionSheetInput): SheetPart {
  return {
    title: 'A. Collections',
    columns: ['Form', 'From', 'To', 'Quantity', 'Cancelled', 'Amount'],
    rows: issued.map(({ form, from, to, count, cancelled, amount }) => [
      FORM_TITLES[form],
      from,
      to,
      String(count),
      cancelled.join(', '),
      toMoneyCell(amount),
    ]),
  };
}

function toReversedPart({ reversed }: CollectionSheetInput): SheetPart {
  return {
    title: 'Receipts of earlier days, reversed',
    columns: ['Receipt', 'Issued on', 'Reason', 'Amount'],
    rows: reversed.map(({ receipt_no, issued_on, reason, amount }) => [
      receipt_no,
      { day: issued_on },
      reason,
      toMoneyCell(amount),
    ]),
  };
}

function toUnallocatedPart({ unallocated = [] }: CollectionSheetInput): SheetPart {
  return {
    title: 'Unallocated payments',
    columns: ['Reference', 'Date', 'Amount'],
    rows: unallocated.map(({ reference, day, amount }) => [reference, { day }, toMoneyCell(amount)]),
  };
}

function toDepositsPart({ deposits }: CollectionSheetInput): SheetPart {
  return {
    title: 'B. Remittances and deposits',
    columns: ['Kind', 'Bank', 'Reference', 'Date', 'Amount'],
    rows: deposits.map(({ kind, bank, reference, deposited_on, amount }) => [
      DEPOSIT[kind],
      bank,
      reference,
      { day: deposited_on },
      toMoneyCell(amount),
    ]),
  };
}

const isNothing = (amount = '0.00'): boolean => amount === '0.00';

function toSummaryPart({ summary, unallocated = [] }: CollectionSheetInput): SheetPart {
  return {
    title: SUMMARY,
    columns: ['', 'Amount'],
    rows: [
      ['Undeposited balance from the last report', toMoneyCell(summary.last)],
      ['Collections', toMoneyCell(summary.collections)],
      ...(unallocated.length > 0 ? [['Unallocated payments', toMoneyCell(summary.unallocated ?? '0.00')]] : []),
      ...(isNothing(summary.withdrawn) ? [] : [[DEPOSIT.RETURNED, toMoneyCell(summary.withdrawn ?? '0.00')]]),
      ['Deposits', toMoneyCell(summary.deposits)],
      ['Undeposited', toMoneyCell(summary.undeposited)],
    ],
  };
}

function toFormRows(balance: string, serials: readonly Serials[]): string[][] {
  return serials.map(({ from, to, count }) => [balance, from, to, String(count)]);
}

function countRows({ counts, cash_to_count }: CollectionSheetInput): SheetCell[][] {
  const rows = counts
    .filter(({ count }) => count > 0)
    .map(({ value, count }): SheetCell[] => [
      formatCentavos(value),
      String(count),
      toMoneyCell(formatCentavos(value * count)),
    ]);
  return rows.length === 0 ? [] : [...rows, ['Total', '', toMoneyCell(cash_to_count)]];
}

function formatCentavos(amount: number): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
