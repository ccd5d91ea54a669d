import {
  type ReplyBody,
  formatPesosText,
  type ReceiptState,
  type verifyReceipt as verifyReceiptEndpoint,
} from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import type { SigningKeys } from '../../platform/pdf/signing-keys.ts';
import { readReceiptToken } from './receipt-token.ts';
import { findCheckedReceipt } from './receipts.queries.ts';

type VerifyReceiptReply = ReplyBody<typeof verifyReceiptEndpoint>;

const VERDICTS: Readonly<Record<ReceiptState, VerifyReceiptReply['verdict']>> = {
  ISSUED: 'genuine',
  CANCELLED: 'cancelled',
  REVERSED: 'cancelled',
  REFUNDED: 'refunded',
};

/** Checks the code on a receipt. A code that we did not sign is forged; neither payor nor business is shown. */
export async function checkReceipt(
  { db, clock }: Pick<Api, 'db' | 'clock'>,
  keys: SigningKeys,
  code: string,
): Promise<VerifyReceiptReply> {
  const checked_at = clock.now().toISOString();
  const token = readReceiptToken(keys, code.split('/').at(-1)?.trim() ?? '');
  if (!token) return { verdict: 'forged', checked_at, receipt: null };
  const receipt = await findCheckedReceipt(db, token.receipt_no);
  if (!receipt) return { verdict: 'unknown', checked_at, receipt: null };
  const { municipality } = await loadReferenceRows(db);
  const { receipt_no, issued_at, amount, agency, state } = receipt;
  return {
    verdict: VERDICTS[state],
    checked_at,
    receipt: {
      receipt_no,
      agency,
      issued_on: toManilaDay(issued_at),
      amount: formatPesosText(amount),
      municipality: [municipality.name, municipality.province].filter(Boolean).join(', '),
    },
  };
}
