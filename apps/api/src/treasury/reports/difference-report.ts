// Loads the report of orders whose records did not agree at the upgrade (decision 0020).

import { type Centavos, formatPesosText } from '@ebpls/contracts';
import { toManilaDay } from '@ebpls/rules';
import { sql } from 'kysely';

import { getMessageText } from '../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow } from '../../platform/spreadsheets/sheet.ts';
import type { ReportContext } from './report-period.ts';

interface DifferenceRow {
  readonly difference_id: number;
  readonly kind: 'ALLOCATION' | 'STATE' | 'OWED';
  readonly installment_no: number | null;
  readonly line_name: string | null;
  readonly recorded: string;
  readonly computed: string;
  readonly found_at: string;
  readonly top_no: string | null;
  readonly company_code: string;
  readonly company_name: string;
}

/** Orders whose records did not agree when the database was upgraded, the newest first. */
export async function loadDifferenceReport({ db, locale }: ReportContext): Promise<Sheet> {
  const { rows } = await sql<DifferenceRow>`
    select
      d.difference_id, d.kind, d.installment_no, l.name as line_name, d.recorded, d.computed, d.found_at, b.top_no,
      c.company_code, c.company_name
    from order_difference d
    join bill b using (bill_id)
    join application a using (assessment_id)
    join business c using (business_id)
    left join bill_line l on l.bill_id = d.bill_id and l.line_no = d.line_no
    order by d.difference_id desc`.execute(db);
  return {
    title: 'report.differences',
    note: 'report.differences.note',
    subtitle: '',
    columns: [
      defineColumn(locale, 'company_code', 'text'),
      defineColumn(locale, 'company_name', 'text'),
      defineColumn(locale, 'top_no', 'text'),
      defineColumn(locale, 'installment_no', 'text'),
      defineColumn(locale, 'difference', 'text'),
      defineColumn(locale, 'recorded', 'text'),
      defineColumn(locale, 'computed', 'text'),
      defineColumn(locale, 'found_on', 'day'),
    ],
    rows: rows.map((row): SheetRow => toRow(row, locale)),
    foot: null,
    sums: [],
  };
}

function toRow(row: DifferenceRow, locale: ReportContext['locale']): SheetRow {
  const kind = getMessageText(`report.difference.${row.kind}`, {}, locale);
  return {
    key: String(row.difference_id),
    texts: {
      company_code: row.company_code,
      company_name: row.company_name,
      top_no: row.top_no ?? '',
      installment_no: row.installment_no === null ? '' : String(row.installment_no),
      difference: row.line_name === null ? kind : `${kind}: ${row.line_name}`,
      recorded: row.kind === 'STATE' ? row.recorded : toPesos(row.recorded),
      computed: row.kind === 'STATE' ? row.computed : toPesos(row.computed),
      found_on: toManilaDay(row.found_at),
    },
  };
}

/** Stored centavos as pesos. */
function toPesos(centavos: string): string {
  return centavos
    .split(' ')
    .map((amount) => formatPesosText(Number(amount) as Centavos))
    .join(' · ');
}
