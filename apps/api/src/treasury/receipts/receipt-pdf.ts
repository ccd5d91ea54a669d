// Renders official receipts as a PDF (COA Circular 2013-007).

import { formatInstantInWords } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';

import type { Api } from '../../platform/http/api.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { Refused } from '../../platform/refused.ts';
import { getMessageText } from '../../platform/messages/catalogue.ts';
import { whereVisibleTo } from '../../domain/applications/find-application.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { formatAmountInWords } from '../../platform/pdf/amount-in-words.ts';
import { type Issuer, drawLetterhead, drawTable } from '../../platform/pdf/letterhead.ts';
import type { SigningKeys } from '../../platform/pdf/signing-keys.ts';
import { drawQr } from '../../platform/pdf/qr.ts';
import { A4, toPdfBytes, PRINT_COLORS, openPdf, drawRule, type Pdf, writeText } from '../../platform/pdf/pdf.ts';
import { addPage, measureHeight } from '../../platform/pdf/pages.ts';
import { formatPlainAddress, formatPeso } from '../../platform/format.ts';
import { openAccount } from '../../domain/ledger/bill-account.ts';
import { FUND_NAMES } from '../../domain/ledger/chart-of-accounts.ts';
import { findOrder } from '../../domain/ledger/due/orders.queries.ts';
import {
  COLLECTED_FOR,
  findPrintedReceipt,
  formatLinePeriod,
  listReceiptsOfPayment,
  type PrintedReceipt,
} from './printed-receipt.queries.ts';
import { createReceiptToken } from './receipt-token.ts';

const RECEIPT_LEFT = 48;
const RECEIPT_WIDTH = A4.width - RECEIPT_LEFT * 2;
const RECEIPT_SPAN = { x: RECEIPT_LEFT, width: RECEIPT_WIDTH } as const;
const RECEIPT_HEAD = { ...RECEIPT_SPAN, align: 'center' } as const;
const RECEIPT_SUM = { ...RECEIPT_SPAN, align: 'right' } as const;
const TOP = 36;
const RECEIPT_BOTTOM = A4.height - 32;
const RECEIPT_QR_SIZE = 90;
/** Space between two receipts on a sheet, with the cut line. */
const GAP = 32;
const RECEIPT_COLUMNS = [
  { title: 'Account code', width: 84 },
  { title: 'Nature of collection', width: 219 },
  { title: 'For', width: 106 },
  { title: 'Amount', width: 90, align: 'right' as const },
];

// The paper form is the original receipt and was handed over; later prints are copies.
const RECEIPT_TITLES = {
  EOR: 'Electronic Official Receipt',
  AF51: 'Copy of Official Receipt, Accountable Form 51',
} as const;
const FOOTS = {
  EOR: 'Issued electronically; valid without a signature (RA 8792).',
  AF51: 'The original receipt is the numbered form issued by the cashier.',
} as const;

interface PrintContext {
  readonly municipality: Issuer;
  readonly keys: SigningKeys;
  readonly public_url: string;
  /** `Whole year 2026`, `Second quarter, 2026`, `2026`. */
  readonly getPeriod: (line: PrintedReceipt['lines'][number]) => string;
}

/**
 * An official receipt with every field that COA Circular 2013-007 requires of an electronic one. Refused: missing for
 * another owner's receipt.
 */
export async function renderReceiptPdf(
  api: Api,
  { actor, keys }: { readonly actor: Actor; readonly keys: SigningKeys },
  receipt_no: string,
): Promise<Buffer> {
  const receipt = await getReceipt(api, actor, receipt_no);
  return renderReceipts(await loadPrinting(api, keys, receipt), `Official receipt ${receipt.receipt_no}`, [receipt]);
}

/** All receipts of the payment that a receipt belongs to, in one file, with as many on a sheet as fit. */
export async function renderPaymentReceiptsPdf(
  api: Api,
  { actor, keys }: { readonly actor: Actor; readonly keys: SigningKeys },
  receipt_no: string,
): Promise<{ readonly name: string; readonly pdf: Buffer }> {
  const receipt = await getReceipt(api, actor, receipt_no);
  const receipts = await listReceiptsOfPayment(api.db, receipt.payment_id);
  const { top_no } = receipt;
  const pdf = await renderReceipts(await loadPrinting(api, keys, receipt), `Official receipts of ${top_no}`, receipts);
  return { name: `Receipts ${top_no}`, pdf };
}

async function getReceipt({ db }: Api, actor: Actor, receipt_no: string): Promise<PrintedReceipt> {
  const receipt = await findPrintedReceipt(db, receipt_no, whereVisibleTo(actor));
  if (!receipt) throw new Refused('missing', 'resource.missing');
  return receipt;
}

async function loadPrinting(
  { db, config }: Api,
  keys: SigningKeys,
  { bill_id, issued_at }: PrintedReceipt,
): Promise<PrintContext> {
  const rows = await loadReferenceRows(db);
  const order = await findOrder(db, bill_id);
  const account = order && (await openAccount(db, order, { rows, day: toManilaDay(issued_at) }));
  const getPeriod: PrintContext['getPeriod'] = (line) => (account ? formatLinePeriod(account, line, 'en') : '');
  return { municipality: rows.issuer, keys, public_url: config.public_url, getPeriod };
}

function renderReceipts(printing: PrintContext, title: string, receipts: readonly PrintedReceipt[]): Promise<Buffer> {
  const pdf = openPdf(title, printing.municipality);
  let y = TOP;
  for (const receipt of receipts) {
    const height = measureHeight((scratch) =>
      drawReceipt(scratch, receipt, { ...printing, y: 0, bottom: Number.POSITIVE_INFINITY }),
    );
    if (y > TOP) y = y + height <= RECEIPT_BOTTOM ? drawCutLine(pdf, y - GAP / 2) : addReceiptPage(pdf);
    y = drawReceipt(pdf, receipt, { ...printing, y, bottom: RECEIPT_BOTTOM }) + GAP;
  }
  return toPdfBytes(pdf);
}

function drawCutLine(pdf: Pdf, y: number): number {
  pdf.dash(3, { space: 3 });
  drawRule(pdf, { x: 0, y, width: A4.width });
  pdf.undash();
  return y + GAP / 2;
}

function addReceiptPage(pdf: Pdf): number {
  pdf.addPage();
  return TOP;
}

interface ReceiptPlace extends PrintContext {
  readonly y: number;
  readonly bottom: number;
}

/** Returns the y below. */
function drawReceipt(pdf: Pdf, receipt: PrintedReceipt, { y: top, bottom, ...printing }: ReceiptPlace): number {
  const { municipality } = printing;
  let y = drawLetterhead(pdf, municipality, { office: COLLECTED_FOR[receipt.agency], ...RECEIPT_SPAN, y: top });
  y = writeText(pdf, RECEIPT_TITLES[receipt.series], {
    ...RECEIPT_HEAD,
    y: y + 10,
    size: 17,
    bold: true,
    color: PRINT_COLORS.primary,
  });
  y = writeText(pdf, receipt.receipt_no, { ...RECEIPT_HEAD, y: y + 1, size: 13, bold: true });
  if (receipt.state !== 'ISSUED') y = drawCancellation(pdf, receipt, y);
  y = drawReceiptFacts(pdf, receipt, y + 8);
  const rows = receipt.lines.map((line) => [
    line.account_code,
    line.name,
    printing.getPeriod(line),
    formatPeso(line.amount),
  ]);
  const next = (): number =>
    addPage(pdf, { issuer: municipality, title: `Official receipt ${receipt.receipt_no}`, ...RECEIPT_SPAN });
  y = drawTable(pdf, { x: RECEIPT_LEFT, y: y + 6, columns: RECEIPT_COLUMNS, rows, bottom: bottom - 30, next });
  return drawTotal(pdf, receipt, { ...printing, y: y + TOTAL_HEIGHT <= bottom ? y : next(), bottom });
}

const TOTAL_HEIGHT = 138;

/** The amount in figures and words stays together with the code that proves the receipt. Returns the y below. */
function drawTotal(
  pdf: Pdf,
  receipt: PrintedReceipt,
  { y: top, keys, municipality, public_url }: ReceiptPlace,
): number {
  const total = `Total received ${formatPeso(receipt.amount)}`;
  const amount = writeText(pdf, total, { ...RECEIPT_SUM, y: top + 7, size: 14, bold: true });
  const qr = writeText(pdf, formatAmountInWords(receipt.amount), { ...RECEIPT_SUM, y: amount + 1, size: 9.5 }) + 6;
  drawQr(pdf, `${public_url}/receipts/verify/${createReceiptToken(keys, receipt)}`, {
    x: RECEIPT_LEFT - 6,
    y: qr,
    size: RECEIPT_QR_SIZE,
  });
  const beside = { x: RECEIPT_LEFT + RECEIPT_QR_SIZE + 6, width: RECEIPT_WIDTH - RECEIPT_QR_SIZE - 6, size: 9 };
  const mutedStyle = { ...beside, color: PRINT_COLORS.muted };
  const title = writeText(pdf, 'Check this receipt', { ...beside, y: qr + 12, bold: true });
  const below = writeText(
    pdf,
    `Scan the code to open a page at ${formatPlainAddress(public_url)} that shows the number, date and amount.`,
    { ...mutedStyle, y: title + 1 },
  );
  writeText(pdf, `${municipality.hall}. ${FOOTS[receipt.series]}`, { ...mutedStyle, y: below + 3 });
  return qr + RECEIPT_QR_SIZE;
}

function getPayer({ paid_by }: PrintedReceipt): [string, string] {
  return paid_by === null ? ['', ''] : ['Paid by', getMessageText('delegate.for', paid_by, 'en')];
}

/** Draws facts in pairs, the last one alone. */
function drawReceiptFacts(pdf: Pdf, receipt: PrintedReceipt, top: number): number {
  const rows = [
    ['Received from', receipt.payor, 'Date and time', formatInstantInWords(receipt.issued_at)],
    [
      'Business',
      `${receipt.company_name} · ${receipt.company_code}`,
      'Order of payment',
      `${receipt.top_no}, tax year ${receipt.tax_year}`,
    ],
    ['Mode of payment', receipt.channel, 'Transaction no.', `${receipt.payment_id} · ${receipt.reference}`],
    ['Fund', FUND_NAMES[receipt.fund], ...getPayer(receipt)],
  ] as const;
  let y = top;
  for (const [label, value, label2, value2] of rows) {
    writeText(pdf, label, { x: RECEIPT_LEFT, y, width: 78, size: 9.5, color: PRINT_COLORS.muted });
    writeText(pdf, label2, { x: RECEIPT_LEFT + 262, y, width: 84, size: 9.5, color: PRINT_COLORS.muted });
    const one = writeText(pdf, value, { x: RECEIPT_LEFT + 80, y, width: 174, size: 9.5 });
    const two = writeText(pdf, value2, { x: RECEIPT_LEFT + 348, y, width: RECEIPT_WIDTH - 348, size: 9.5 });
    y = Math.max(one, two) + 2;
  }
  return y;
}

/**
 * Prints across the head of a receipt that is no longer in force: its new state, the time and the reason. Its number
 * stays in the series.
 */
function drawCancellation(pdf: Pdf, { state, undone_at, undone_reason }: PrintedReceipt, top: number): number {
  const y = writeText(pdf, state, { ...RECEIPT_HEAD, y: top + 2, size: 16, bold: true, color: PRINT_COLORS.danger });
  const reason = [undone_at === null ? '' : formatInstantInWords(undone_at), undone_reason ?? '']
    .filter(Boolean)
    .join(' · ');
  return reason === ''
    ? y
    : writeText(pdf, reason, { ...RECEIPT_HEAD, y: y + 1, size: 10, color: PRINT_COLORS.danger });
}
