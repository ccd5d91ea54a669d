import * as v from 'valibot';

import { defineEndpoint } from '../shared/endpoint.ts';
import { Day, Instant, Pesos } from '../shared/primitives.ts';

export const ReceiptBrief = v.object({
  receipt_no: v.string(),
  agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
  amount: Pesos,
});

/** State of a receipt; one whose money was refunded through the gateway is refunded. */
export const RECEIPT_STATES = ['ISSUED', 'CANCELLED', 'REVERSED', 'REFUNDED'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** One thing that a receipt was for: a line of the order, its surcharge or its interest. */
export const PaidLine = v.object({
  account_code: v.string(),
  name: v.string(),
  installment_no: v.nullable(v.number()),
  amount: Pesos,
});

/** An official receipt of a payment, with what it was for. */
export const ReceiptRow = v.object({
  receipt_no: v.string(),
  agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
  amount: Pesos,
  state: v.picklist(RECEIPT_STATES),
  items: v.array(PaidLine),
  /** Amount of it that was approved for a refund. */
  given_back: Pesos,
  /** Something of it may still be claimed back (RA 7160 s.196). */
  can_claim: v.boolean(),
});
export type ReceiptRow = v.InferOutput<typeof ReceiptRow>;

/** Electronic receipts, and the numbered paper form AF 51 of a cashier. */
export const ReceiptNo = v.pipe(v.string(), v.regex(/^(?:EOR-\d{4}-\d{8}|AF51 \d{7})$/, 'id.format'));

export const downloadReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/receipts/:receipt_no/pdf',
  summary: 'Download an official receipt as a PDF',
  params: v.object({ receipt_no: ReceiptNo }),
});

export const downloadPaymentReceipts = defineEndpoint({
  method: 'GET',
  path: '/api/receipts/:receipt_no/payment/pdf',
  summary: 'Download all receipts of a receipt’s payment as one PDF',
  params: v.object({ receipt_no: ReceiptNo }),
});

/**
 * Public facts of a receipt. `genuine`: issued and in force; `cancelled`: issued, then cancelled or reversed;
 * `refunded`: issued, and all of its money refunded; `forged`: the signature does not fit; `unknown`: no such receipt.
 * Payor and business stay hidden.
 */
export const ReceiptCheck = v.object({
  verdict: v.picklist(['genuine', 'cancelled', 'refunded', 'forged', 'unknown']),
  checked_at: Instant,
  receipt: v.nullable(
    v.object({
      receipt_no: v.string(),
      agency: v.picklist(['MUNICIPAL', 'BARANGAY', 'BFP']),
      issued_on: Day,
      amount: Pesos,
      municipality: v.string(),
    }),
  ),
});
export type ReceiptCheck = v.InferOutput<typeof ReceiptCheck>;

export const verifyReceipt = defineEndpoint({
  method: 'GET',
  path: '/api/receipts/verify/:token',
  summary: 'Check the code printed on an official receipt',
  params: v.object({ token: v.pipe(v.string(), v.maxLength(300)) }),
  reply: ReceiptCheck,
});
