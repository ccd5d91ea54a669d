import type { Locale } from '@ebpls/contracts';

import { type MessageKey, messageText } from '../../platform/messages/catalogue.ts';
import type { StatementContent } from '../../tables/ledger.ts';
import { A4 } from '../../platform/pdf/pdf.ts';

export const LEFT = 40;
export const WIDTH = A4.width - LEFT * 2;
export const BOTTOM = A4.height - 70;
export const SHEET_BOTTOM = A4.height - 40;

export interface IssuedStatement {
  readonly soa_no: string;
  readonly as_of: string;
  readonly issued_at: string;
  readonly content: StatementContent;
}

export type Next = () => number;

/** Where a part begins, and the further sheet that it begins on when it does not fit. */
export interface Place {
  readonly y: number;
  readonly next: Next;
}

export type Say = (key: MessageKey, params?: Readonly<Record<string, string>>) => string;

export function sayIn(locale: Locale): Say {
  return (key, params = {}) => messageText(key, params, locale);
}
