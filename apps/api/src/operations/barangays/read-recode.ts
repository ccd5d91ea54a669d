// Reads a file of new barangay codes.

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { type ColumnHeads, readTable, type TableRow } from '../../platform/spreadsheets/read-table.ts';

/** One row of the file; `former_code` and `name` are empty where the file has none. */
export interface RecodeRow {
  readonly row_no: number;
  readonly former_code: string;
  readonly brgycode: string;
  readonly name: string;
}

type RecodeColumn = 'former_code' | 'brgycode' | 'name' | 'level';

const RECODE_HEADS: Readonly<Record<RecodeColumn, ColumnHeads>> = {
  former_code: {
    heads: ['old code', 'old psgc', 'old 10-digit psgc', 'former code', 'former psgc', 'from'],
    is_optional: true,
  },
  brgycode: { heads: ['new code', 'new psgc', 'new 10-digit psgc', '10-digit psgc', 'psgc', 'code', 'brgycode', 'to'] },
  name: { heads: ['name', 'new name', 'barangay'], is_optional: true },
  level: { heads: ['geographic level', 'level'], is_optional: true },
};
const RECODE_CODE = /^\d{7}(?!000)\d{3}$/;
const MAX_RECODE_NAME = 80;

export type RecodeRead =
  | { readonly rows: readonly RecodeRow[]; readonly problems?: undefined }
  | { readonly rows?: undefined; readonly problems: Readonly<Record<string, MessageKey>> };

/** Reads rows of old and new codes, or PSGC rows alone; messages by place where a row is wrong. */
export async function readRecode(bytes: Buffer): Promise<RecodeRead> {
  const table = await readTable(bytes, RECODE_HEADS, 'barangays.recode_columns');
  if (!table.rows) return { problems: { file: table.problem } };
  const rows = table.rows
    .filter(({ values: { level } }) => level === '' || /^(?:bgy|barangay)$/i.test(level))
    .map(toRecodeRow);
  if (rows.length === 0) return { problems: { file: 'table.no_rows' } };
  const problems = rows.flatMap(findProblems);
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : { rows };
}

/** A workbook stores a code as a number, without its leading zero. */
const toWholeCode = (code: string): string => (/^\d{9}$/.test(code) ? `0${code}` : code);

function toRecodeRow({ row_no, values }: TableRow<RecodeColumn>): RecodeRow {
  return {
    row_no,
    former_code: toWholeCode(values.former_code),
    brgycode: toWholeCode(values.brgycode),
    name: values.name,
  };
}

function findProblems({ row_no, former_code, brgycode, name }: RecodeRow): [string, MessageKey][] {
  const checks: readonly (readonly [RecodeColumn, boolean, MessageKey])[] = [
    ['former_code', former_code !== '' && !RECODE_CODE.test(former_code), 'barangays.code'],
    ['brgycode', !RECODE_CODE.test(brgycode), 'barangays.code'],
    ['name', name.length > MAX_RECODE_NAME || (name === '' && former_code === ''), 'barangays.name'],
  ];
  return checks.flatMap(([column, is_wrong, key]): [string, MessageKey][] =>
    is_wrong ? [[`rows.${row_no}.${column}`, key]] : [],
  );
}
