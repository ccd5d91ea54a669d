// Renders the order of payment as a PDF (domain reference 4.2).

import type { BillState } from '@ebpls/contracts';

import type { Api } from '../../platform/http/api.ts';
import { loadReferenceRows } from '../../platform/reference/reference-rows.ts';
import { drawLetterhead, drawTable } from '../../platform/pdf/letterhead.ts';
import {
  A4,
  toPdfBytes,
  PRINT_COLORS,
  openPdf,
  type Pdf,
  writeText,
  drawDiagonalText,
} from '../../platform/pdf/pdf.ts';
import { addPage, measureHeight, placeTogether, fitOnePage } from '../../platform/pdf/pages.ts';
import type { BillAccount } from '../../domain/ledger/bill-account.ts';
import { formatDeclaredLines, drawBillFacts } from './bill-facts.ts';
import { createLineTable } from './bill-lines.ts';
import { drawTotals } from './bill-totals.ts';
import { BILL_LEFT, type OrderPrint, BILL_WIDTH } from './order-print.ts';

const BILL_BOTTOM = A4.height - 64;
/** Space above the page number. */
const FOOT_BOTTOM = A4.height - 30;
const FONT_SIZES = [8.5, 8, 7.5, 7, 6.5] as const;
/** Below this size an item and its basis share a line. */
const TWO_LINES_FROM = 7.5;

/** Mark printed across an order that cannot be paid. */
const NOT_IN_FORCE: Partial<Record<BillState, string>> = {
  COMPUTED: 'NOT YET APPROVED',
  SUPERSEDED: 'SUPERSEDED',
  EXPIRED: 'EXPIRED',
  VOID: 'VOID',
};

/**
 * The tax order of payment (domain reference 4.2): the declaration, every item with its basis, section, account and
 * fund, the installments with the code that opens the payment, and the names of those who computed and approved it. It
 * fits one sheet when the items leave room; else the total, the installments and the names stay together under a
 * repeated head.
 */
export async function renderBillPdf({ db, config }: Api, account: BillAccount): Promise<Buffer> {
  const rows = await loadReferenceRows(db);
  const { input, approved_by, declared_order_issued_on } = await db
    .selectFrom('bill')
    .innerJoin('application', 'application.assessment_id', 'bill.assessment_id')
    .select(['bill.input', 'bill.approved_by', 'application.declared_order_issued_on'])
    .where('bill_id', '=', account.order.bill_id)
    .executeTakeFirstOrThrow();
  const is_on_declared_figures = declared_order_issued_on !== null && approved_by === null;
  const print = { account, rows, input, is_on_declared_figures, public_url: config.public_url };
  return toPdfBytes(fitOnePage(FONT_SIZES, (size) => drawOrder(print, size)));
}

function drawOrder(print: OrderPrint, size: number): Pdf {
  const { account, rows, input } = print;
  const { issuer: municipality } = rows;
  const { order } = account;
  const title = order.top_no === null ? 'Assessment (not yet approved)' : `Tax order of payment ${order.top_no}`;
  const pdf = openPdf(title, municipality);
  drawPageMarks(pdf, NOT_IN_FORCE[order.state]);
  let y = drawLetterhead(pdf, municipality, {
    office: 'Office of the Municipal Treasurer',
    x: BILL_LEFT,
    y: 32,
    width: BILL_WIDTH,
  });
  y = drawTitle(pdf, order.top_no === null ? title : 'Tax Order of Payment', y + 6);
  y = drawBillFacts(pdf, account, y + 6);
  const legalBasis = print.is_on_declared_figures ? 'Issued based on declared figures, RA 11032, Sec. 10. ' : '';
  y = writeText(pdf, `${legalBasis}Declared: ${formatDeclaredLines(input, rows)}`, {
    x: BILL_LEFT,
    y: y + 1,
    width: BILL_WIDTH,
    size: 8,
    color: PRINT_COLORS.muted,
  });
  const addNextPage = (): number => addPage(pdf, { issuer: municipality, title, x: BILL_LEFT, width: BILL_WIDTH });
  y = drawTable(pdf, {
    x: BILL_LEFT,
    y: y + 5,
    ...createLineTable(account, size < TWO_LINES_FROM ? ' · ' : '\n'),
    size,
    bottom: BILL_BOTTOM,
    next: addNextPage,
  });
  const height = measureHeight((scratch) => drawTotals(scratch, print, 0));
  drawTotals(pdf, print, placeTogether(y + 4, { height, bottom: FOOT_BOTTOM, next: addNextPage }));
  return pdf;
}

/** Marks this page and every later one. */
function drawPageMarks(pdf: Pdf, mark: string | undefined): void {
  if (mark === undefined) return;
  drawDiagonalText(pdf, mark);
  pdf.on('pageAdded', () => drawDiagonalText(pdf, mark));
}

function drawTitle(pdf: Pdf, title: string, y: number): number {
  return writeText(pdf, title, {
    x: BILL_LEFT,
    y,
    width: BILL_WIDTH,
    size: 18,
    bold: true,
    color: PRINT_COLORS.primary,
    align: 'center',
  });
}
