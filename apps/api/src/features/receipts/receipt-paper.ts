import type { Agency, Centavos } from '@ebpls/contracts';
import { manilaStamp } from '@ebpls/rules';
import { sql } from 'kysely';

import type { Api } from '../../http/api.ts';
import type { Actor } from '../../identity/actor.ts';
import { Refused } from '../../http/refused.ts';
import { referenceRows } from '../../licensing/reference-rows.ts';
import { letterhead, table } from '../../papers/letterhead.ts';
import { A4, bytesOf, INK, openSheet, type Sheet, write } from '../../papers/sheet.ts';
import { peso } from '../../papers/words.ts';

interface ReceiptRow {
  readonly receipt_no: string;
  readonly agency: Agency;
  readonly fund: string;
  readonly payor: string;
  readonly amount: Centavos;
  readonly state: string;
  readonly series: 'EOR' | 'AF51';
  readonly undone_at: string | null;
  readonly undone_reason: string | null;
  readonly issued_at: string;
  readonly channel: string;
  readonly reference: string;
  readonly payment_id: number;
  readonly top_no: string;
  readonly tax_year: number;
  readonly company_name: string;
  readonly company_code: string;
  readonly owner_id: number;
  readonly lines: readonly {
    readonly account_code: string;
    readonly name: string;
    readonly installment_no: number;
    readonly amount: Centavos;
  }[];
}

async function findReceipt({ db }: Api, receipt_no: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select r.receipt_no, r.agency, r.fund, r.payor, r.amount, r.state, r.series, r.undone_at, r.undone_reason, r.issued_at, p.channel, p.reference, p.payment_id, b.top_no, a.tax_year, c.company_name, c.company_code, a.owner_id,
      (select json_agg(json_build_object('account_code', l.account_code, 'name', l.name, 'installment_no', l.installment_no, 'amount', l.credit) order by l.position) from journal_line l where l.entry_id = r.entry_id and l.kind is not null) as lines
    from receipt r join payment p using (payment_id) join bill b using (bill_id) join application a using (assessment_id) join business c using (business_id)
    where r.receipt_no = ${receipt_no}`.execute(db);
  return rows[0];
}

const LEFT = 48;
const WIDTH = A4.width - LEFT * 2;
const COLUMNS = [
  { title: 'Account code', width: 90 },
  { title: 'Nature of collection', width: 250 },
  { title: 'Installment', width: 65 },
  { title: 'Amount', width: 94, align: 'right' as const },
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

/** An official receipt with everything that COA Circular 2013-007 asks of an electronic one. Another owner's is missing. */
export async function receiptPaper(api: Api, actor: Actor, receipt_no: string): Promise<Buffer> {
  const receipt = await findReceipt(api, receipt_no);
  if (!receipt || (actor.role === 'user' && receipt.owner_id !== actor.account_id))
    throw new Refused('missing', 'thing.missing');
  const { municipality } = await referenceRows(api.db);
  const sheet = openSheet(`Official receipt ${receipt.receipt_no}`, `Municipality of ${municipality.name}`);
  let y = letterhead(sheet, municipality, { office: COLLECTED_FOR[receipt.agency], x: LEFT, y: 44, width: WIDTH });
  y = write(sheet, TITLES[receipt.series], {
    x: LEFT,
    y: y + 14,
    width: WIDTH,
    size: 18,
    bold: true,
    color: INK.primary,
    align: 'center',
  });
  y = write(sheet, receipt.receipt_no, { x: LEFT, y: y + 2, width: WIDTH, size: 13, bold: true, align: 'center' });
  if (receipt.state !== 'ISSUED') y = undone(sheet, receipt, y);
  y = facts(sheet, receipt, y + 14);
  const rows = receipt.lines.map(({ account_code, name, installment_no, amount }) => [
    account_code,
    name,
    String(installment_no),
    peso(amount),
  ]);
  y = table(sheet, { x: LEFT, y: y + 10, columns: COLUMNS, rows, bottom: A4.height - 90 });
  y = write(sheet, `Total received ${peso(receipt.amount)}`, {
    x: LEFT,
    y: y + 10,
    width: WIDTH,
    size: 14,
    bold: true,
    align: 'right',
  });
  write(sheet, `${municipality.hall}. ${FOOTS[receipt.series]}`, {
    x: LEFT,
    y: y + 16,
    width: WIDTH,
    size: 9,
    color: INK.muted,
  });
  return bytesOf(sheet);
}

function facts(sheet: Sheet, receipt: ReceiptRow, top: number): number {
  const rows = [
    ['Received from', receipt.payor],
    ['Business', `${receipt.company_name} · ${receipt.company_code}`],
    ['Date and time', manilaStamp(receipt.issued_at)],
    ['Order of payment', `${receipt.top_no}, tax year ${receipt.tax_year}`],
    ['Mode of payment', receipt.channel],
    ['Transaction no.', `${receipt.payment_id} · ${receipt.reference}`],
    ['Fund', receipt.fund],
  ] as const;
  let y = top;
  for (const [label, value] of rows) {
    write(sheet, label, { x: LEFT, y, width: 110, size: 10, color: INK.muted });
    y = write(sheet, value, { x: LEFT + 112, y, width: WIDTH - 112, size: 10 }) + 3;
  }
  return y;
}

/** Across the head of a receipt that no longer stands: what became of it, when and why. Its number stays in the series. */
function undone(sheet: Sheet, { state, undone_at, undone_reason }: ReceiptRow, top: number): number {
  const y = write(sheet, state, {
    x: LEFT,
    y: top + 2,
    width: WIDTH,
    size: 16,
    bold: true,
    color: INK.danger,
    align: 'center',
  });
  const why = [undone_at === null ? '' : manilaStamp(undone_at), undone_reason ?? ''].filter(Boolean).join(' · ');
  return why === ''
    ? y
    : write(sheet, why, { x: LEFT, y: y + 1, width: WIDTH, size: 10, color: INK.danger, align: 'center' });
}
