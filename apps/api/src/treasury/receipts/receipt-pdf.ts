import { type Agency, formatInstantInWords } from '@ebpls/contracts';
import { manilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { messageText } from '../../platform/messages/catalogue.ts';
import { visibleTo } from '../../domain/applications/find-application.ts';
import { referenceRows } from '../../domain/reference/reference-rows.ts';
import { amountInWords } from '../../platform/pdf/amount-in-words.ts';
import { type Issuer, letterhead, table } from '../../platform/pdf/letterhead.ts';
import type { SigningKeys } from '../../platform/pdf/signing-keys.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { A4, bytesOf, INK, openPdf, rule, type Pdf, write } from '../../platform/pdf/pdf.ts';
import { addPage, heightOf } from '../../platform/pdf/pages.ts';
import { addressText, peso } from '../../platform/format.ts';
import { openAccount } from '../../domain/accounting/account.ts';
import { FUND_NAMES } from '../../domain/accounting/chart.ts';
import { findOrder } from '../../domain/due/orders.queries.ts';
import { nameOfInstallment } from '../../domain/accounting/sentences.ts';
import { findPrintedReceipt, listReceiptsOfPayment, type PrintedReceipt } from './printed-receipt.queries.ts';
import { receiptToken } from './receipt-token.ts';

const LEFT = 48;
const WIDTH = A4.width - LEFT * 2;
const TOP = 36;
const BOTTOM = A4.height - 32;
const QR_SIZE = 90;
/** Between two receipts on a sheet, with the line to cut along. */
const GAP = 32;
const COLUMNS = [
  { title: 'Account code', width: 84 },
  { title: 'Nature of collection', width: 219 },
  { title: 'For', width: 106 },
  { title: 'Amount', width: 90, align: 'right' as const },
];
const COLLECTED_FOR: Readonly<Record<Agency, string>> = {
  MUNICIPAL: 'Office of the Municipal Treasurer',
  BARANGAY: 'Office of the Municipal Treasurer, in trust for the barangay',
  BFP: 'Office of the Municipal Treasurer, in trust for the Bureau of Fire Protection',
};

// The paper form is the receipt and was handed over; what is printed of it later is a copy.
const TITLES = { EOR: 'Electronic Official Receipt', AF51: 'Copy of Official Receipt, Accountable Form 51' } as const;
const FOOTS = {
  EOR: 'Issued electronically; valid without a signature (RA 8792).',
  AF51: 'The receipt itself is the numbered form that the cashier handed over.',
} as const;

interface Printing {
  readonly municipality: Issuer;
  readonly keys: SigningKeys;
  readonly public_url: string;
  /** `Whole year 2026`, `Second quarter, 2026`. */
  readonly nameOf: (installment_no: number) => string;
}

/**
 * An official receipt with everything that COA Circular 2013-007 asks of an electronic one. Another owner's is missing.
 */
export async function receiptPdf(
  api: Api,
  { actor, keys }: { readonly actor: Actor; readonly keys: SigningKeys },
  receipt_no: string,
): Promise<Buffer> {
  const receipt = await getReceipt(api, actor, receipt_no);
  return pdfOf(await printingOf(api, keys, receipt), `Official receipt ${receipt.receipt_no}`, [receipt]);
}

/** All receipts of the payment that a receipt belongs to, in one paper; as many stand on a sheet as it has room for. */
export async function paymentReceiptsPdf(
  api: Api,
  { actor, keys }: { readonly actor: Actor; readonly keys: SigningKeys },
  receipt_no: string,
): Promise<Buffer> {
  const receipt = await getReceipt(api, actor, receipt_no);
  const receipts = await listReceiptsOfPayment(api.db, receipt.payment_id);
  return pdfOf(await printingOf(api, keys, receipt), `Official receipts of ${receipt.top_no}`, receipts);
}

async function getReceipt({ db }: Api, actor: Actor, receipt_no: string): Promise<PrintedReceipt> {
  const receipt = await findPrintedReceipt(db, receipt_no, visibleTo(actor));
  if (!receipt) throw new Refused('missing', 'thing.missing');
  return receipt;
}

async function printingOf(
  { db, config }: Api,
  keys: SigningKeys,
  { bill_id, issued_at }: PrintedReceipt,
): Promise<Printing> {
  const rows = await referenceRows(db);
  const order = await findOrder(db, bill_id);
  const account = order && (await openAccount(db, order, { rows, day: manilaDay(issued_at) }));
  const nameOf = (installment_no: number): string => (account ? nameOfInstallment(account, installment_no, 'en') : '');
  return { municipality: rows.issuer, keys, public_url: config.public_url, nameOf };
}

function pdfOf(printing: Printing, title: string, receipts: readonly PrintedReceipt[]): Promise<Buffer> {
  const pdf = openPdf(title, `Municipality of ${printing.municipality.name}`);
  let y = TOP;
  for (const receipt of receipts) {
    const height = heightOf((scratch) =>
      drawReceipt(scratch, receipt, { ...printing, y: 0, bottom: Number.POSITIVE_INFINITY }),
    );
    if (y > TOP) y = y + height <= BOTTOM ? cutLine(pdf, y - GAP / 2) : nextPage(pdf);
    y = drawReceipt(pdf, receipt, { ...printing, y, bottom: BOTTOM }) + GAP;
  }
  return bytesOf(pdf);
}

function cutLine(pdf: Pdf, y: number): number {
  pdf.dash(3, { space: 3 });
  rule(pdf, { x: 0, y, width: A4.width });
  pdf.undash();
  return y + GAP / 2;
}

function nextPage(pdf: Pdf): number {
  pdf.addPage();
  return TOP;
}

interface Place extends Printing {
  readonly y: number;
  readonly bottom: number;
}

/** Answers the y below. */
function drawReceipt(pdf: Pdf, receipt: PrintedReceipt, { y: top, bottom, ...printing }: Place): number {
  const { municipality } = printing;
  let y = letterhead(pdf, municipality, { office: COLLECTED_FOR[receipt.agency], x: LEFT, y: top, width: WIDTH });
  y = write(pdf, TITLES[receipt.series], {
    x: LEFT,
    y: y + 10,
    width: WIDTH,
    size: 17,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(pdf, receipt.receipt_no, { x: LEFT, y: y + 1, width: WIDTH, size: 13, bold: true, align: 'center' });
  if (receipt.state !== 'ISSUED') y = undone(pdf, receipt, y);
  y = facts(pdf, receipt, y + 8);
  const rows = receipt.lines.map(({ account_code, name, installment_no, amount }) => [
    account_code,
    name,
    printing.nameOf(installment_no),
    peso(amount),
  ]);
  const next = (): number =>
    addPage(pdf, { issuer: municipality, title: `Official receipt ${receipt.receipt_no}`, x: LEFT, width: WIDTH });
  y = table(pdf, { x: LEFT, y: y + 6, columns: COLUMNS, rows, bottom: bottom - 30, next });
  return total(pdf, receipt, { ...printing, y: y + TOTAL_HEIGHT <= bottom ? y : next(), bottom });
}

const TOTAL_HEIGHT = 138;

/** The amount in figures and words, and the code that proves the receipt: never parted. Answers the y below. */
function total(pdf: Pdf, receipt: PrintedReceipt, { y: top, keys, municipality, public_url }: Place): number {
  const amount = write(pdf, `Total received ${peso(receipt.amount)}`, {
    x: LEFT,
    y: top + 7,
    width: WIDTH,
    size: 14,
    bold: true,
    align: 'right',
  });
  const qr =
    write(pdf, amountInWords(receipt.amount), { x: LEFT, y: amount + 1, width: WIDTH, size: 9.5, align: 'right' }) + 6;
  drawQr(pdf, `${public_url}/receipts/verify/${receiptToken(keys, receipt)}`, { x: LEFT - 6, y: qr, size: QR_SIZE });
  const beside = { x: LEFT + QR_SIZE + 6, width: WIDTH - QR_SIZE - 6, size: 9 };
  const title = write(pdf, 'Check this receipt', { ...beside, y: qr + 12, bold: true });
  const below = write(
    pdf,
    `Scan the code. The page that opens is at ${addressText(public_url)} and shows number, day and amount.`,
    { ...beside, y: title + 1, color: INK.muted },
  );
  write(pdf, `${municipality.hall}. ${FOOTS[receipt.series]}`, { ...beside, y: below + 3, color: INK.muted });
  return qr + QR_SIZE;
}

function paidBy({ paid_by }: PrintedReceipt): [string, string] {
  return paid_by === null ? ['', ''] : ['Paid by', messageText('delegate.for', paid_by, 'en')];
}

/** Two facts side by side, the last one alone. */
function facts(pdf: Pdf, receipt: PrintedReceipt, top: number): number {
  const rows = [
    ['Received from', receipt.payor, 'Date and time', formatInstantInWords(receipt.issued_at)],
    [
      'Business',
      `${receipt.company_name} · ${receipt.company_code}`,
      'Order of payment',
      `${receipt.top_no}, tax year ${receipt.tax_year}`,
    ],
    ['Mode of payment', receipt.channel, 'Transaction no.', `${receipt.payment_id} · ${receipt.reference}`],
    ['Fund', FUND_NAMES[receipt.fund], ...paidBy(receipt)],
  ] as const;
  let y = top;
  for (const [label, value, label2, value2] of rows) {
    write(pdf, label, { x: LEFT, y, width: 78, size: 9.5, color: INK.muted });
    write(pdf, label2, { x: LEFT + 262, y, width: 84, size: 9.5, color: INK.muted });
    const one = write(pdf, value, { x: LEFT + 80, y, width: 174, size: 9.5 });
    const two = write(pdf, value2, { x: LEFT + 348, y, width: WIDTH - 348, size: 9.5 });
    y = Math.max(one, two) + 2;
  }
  return y;
}

/**
 * Across the head of a receipt that no longer stands: what became of it, when and why. Its number stays in the series.
 */
function undone(pdf: Pdf, { state, undone_at, undone_reason }: PrintedReceipt, top: number): number {
  const y = write(pdf, state, {
    x: LEFT,
    y: top + 2,
    width: WIDTH,
    size: 16,
    bold: true,
    color: INK.danger,
    align: 'center',
  });
  const why = [undone_at === null ? '' : formatInstantInWords(undone_at), undone_reason ?? '']
    .filter(Boolean)
    .join(' · ');
  return why === ''
    ? y
    : write(pdf, why, { x: LEFT, y: y + 1, width: WIDTH, size: 10, color: INK.danger, align: 'center' });
}
