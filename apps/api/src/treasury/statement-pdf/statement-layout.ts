// Page measures of the printed statement of account.

import type { Locale } from '@ebpls/contracts';

import { type MessageKey, getMessageText } from '../../platform/messages/catalogue.ts';
import type { StatementContent } from '../../tables/ledger.ts';
import { A4 } from '../../platform/pdf/pdf.ts';

export const STATEMENT_LEFT = 40;
export const STATEMENT_WIDTH = A4.width - STATEMENT_LEFT * 2;
export const STATEMENT_BOTTOM = A4.height - 70;
export const SHEET_BOTTOM = A4.height - 40;

export interface IssuedStatement {
  readonly soa_no: string;
  readonly as_of: string;
  readonly issued_at: string;
  readonly content: StatementContent;
}

export type NextSheet = () => number;

/** Position of a part, and the next sheet when it does not fit. */
export interface StatementPlace {
  readonly y: number;
  readonly next: NextSheet;
}

export type GetStatementText = (key: MessageKey, params?: Readonly<Record<string, string>>) => string;

export function createTextGetter(locale: Locale): GetStatementText {
  return (key, params = {}) => getMessageText(key, params, locale);
}
