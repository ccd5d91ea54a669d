// Creates the report of businesses that did not renew their permit.

import type { Locale } from '@ebpls/contracts';

import type { Database } from '../../../platform/database/database.ts';
import { listUnrenewedYears, type UnrenewedYear } from './unrenewed.queries.ts';
import { getMessageText } from '../../../platform/messages/catalogue.ts';
import { defineColumn, type Sheet, type SheetRow } from '../../../platform/spreadsheets/sheet.ts';
import type { ReferenceRows } from '../../../platform/reference/reference-rows.ts';

interface SheetContext {
  readonly db: Database;
  readonly rows: ReferenceRows;
  readonly locale: Locale;
  readonly as_of: string;
  readonly brgycode: string | null;
}

/** Businesses with a permit of an earlier year and no filing since, one row for each year, without amounts. */
export async function createUnrenewedSheet(reading: SheetContext): Promise<Sheet> {
  const { locale, as_of, brgycode, rows: reference } = reading;
  const years = await listUnrenewedYears(reading.db, reading);
  const place =
    brgycode === null
      ? []
      : [getMessageText('report.of_barangay', { name: reference.barangays.get(brgycode)?.name ?? brgycode }, locale)];
  return {
    title: 'report.unrenewed',
    note: 'report.unrenewed.note',
    subtitle: [...place, getMessageText('report.as_of', { day: as_of }, locale)].join(' · '),
    columns: [
      defineColumn(locale, 'company_code', 'text'),
      defineColumn(locale, 'company_name', 'text'),
      defineColumn(locale, 'owner_name', 'text'),
      defineColumn(locale, 'barangay', 'text'),
      defineColumn(locale, 'year', 'text'),
      defineColumn(locale, 'window_end', 'day'),
      defineColumn(locale, 'last_permit', 'text'),
    ],
    rows: years.map((row) => toUnrenewedRow(reading, row)),
    foot: null,
    sums: [],
  };
}

function toUnrenewedRow({ rows, locale }: SheetContext, { permit_no, brgycode, ...row }: UnrenewedYear): SheetRow {
  const { company_code, company_name, owner_name, year, due_on } = row;
  return {
    key: `${company_code} ${year}`,
    texts: {
      company_code,
      company_name,
      owner_name,
      barangay: rows.barangays.get(brgycode)?.name ?? brgycode,
      year: String(year),
      window_end: due_on,
      last_permit: permit_no ?? getMessageText('report.on_paper', {}, locale),
    },
  };
}
