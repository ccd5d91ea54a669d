// Column types of the tables of the double-entry ledger and statements of account.

import type { Centavos, CompanyStatement, Locale } from '@ebpls/contracts';
import type { InferInput } from 'valibot';

import type { Json, Moment, RowId } from './columns/columns.ts';

export const FUNDS = ['GENERAL', 'TRUST-BARANGAY', 'TRUST-BFP'] as const;
/** Each fund has its own books; an entry balances in every fund that it touches. */
export type Fund = (typeof FUNDS)[number];

export type EntryKind =
  | 'BILL'
  | 'BILL_VOID'
  | 'COLLECTION'
  | 'REVERSAL'
  | 'UNAPPLIED'
  | 'REFUND'
  | 'REFUND_DUE'
  | 'CREDIT'
  | 'SETTLEMENT'
  | 'DEPOSIT'
  | 'REMITTANCE'
  | 'ADJUSTMENT';
export type PaidKind = 'PRINCIPAL' | 'SURCHARGE' | 'INTEREST';

interface JournalEntryTable {
  entry_id: RowId;
  kind: EntryKind;
  posted_at: Moment;
  posted_on: string;
  /** The day that counts for the payer. */
  effective_on: string;
  business_id: number | null;
  bill_id: number | null;
  payment_id: number | null;
  receipt_no: string | null;
  reverses: number | null;
  account_id: number | null;
  memo: string;
}

interface JournalLineTable {
  entry_id: number;
  position: number;
  account_code: string;
  fund: Fund;
  debit: Centavos;
  credit: Centavos;
  bill_id: number | null;
  installment_no: number | null;
  line_no: number | null;
  kind: PaidKind | null;
  code: string;
  name: string;
}

/** Content of an issued statement, in its language, as it was when issued. */
export interface StatementContent extends InferInput<typeof CompanyStatement> {
  readonly owner_name: string;
  readonly address: string;
  /** The delegate who requested it, as records name them; absent where the owner did. */
  readonly issued_to?: string;
  readonly locale: Locale;
}

interface StatementPaperTable {
  soa_no: string;
  business_id: number;
  as_of: string;
  issued_at: Moment;
  issued_by: number;
  content: Json<StatementContent>;
}

export interface LedgerTables {
  journal_entry: JournalEntryTable;
  journal_line: JournalLineTable;
  statement_paper: StatementPaperTable;
}
