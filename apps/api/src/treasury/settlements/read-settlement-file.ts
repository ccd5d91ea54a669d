// Parses the settlement file of the gateway.

import { type Centavos, parseCentavos, Day, SETTLEMENT_COLUMNS, SETTLEMENT_FILE } from '@ebpls/contracts';
import * as v from 'valibot';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { parseCsv, TableTooLarge } from '../../platform/spreadsheets/parse-csv.ts';
import { isTextInOtherEncoding } from '../../platform/spreadsheets/text-encoding.ts';

/** One parsed row of the gateway's file. Centavos. */
export interface SettlementRow {
  readonly row_no: number;
  readonly request_id: string;
  readonly response_id: string;
  readonly gross: Centavos;
  readonly fee: Centavos;
  readonly net: Centavos;
  readonly settled_on: string;
  readonly bank_reference: string;
}

/** Limit of cells; the gateway may add up to eight columns of its own. */
const MAX_CELLS = (SETTLEMENT_FILE.rows + 1) * (SETTLEMENT_COLUMNS.length + 8);

/** Messages by position: `file`, or `rows.3.net` for the value in the third row below the heads. */
type FileProblems = Readonly<Record<string, MessageKey>>;

export type FileRead =
  | { readonly rows: readonly SettlementRow[]; readonly problems?: undefined }
  | { readonly rows?: undefined; readonly problems: FileProblems };

type SettlementColumn = (typeof SETTLEMENT_COLUMNS)[number];
/** `is_whole`: the row has a value for every column. */
type Values = Readonly<Record<SettlementColumn, string>> & { readonly is_whole: boolean };

/**
 * Reads a settlement file (described in the payment sandbox's README) and checks every row; with any problem no row is
 * returned.
 */
export function readSettlementFile(bytes: Uint8Array, today: string): FileRead {
  const table = parseTable(bytes);
  if ('problem' in table) return { problems: { file: table.problem } };
  const problems = table.rows.flatMap((values, index) =>
    checkValues(values, today).map(([place, key]): [string, MessageKey] => [`rows.${index + 1}.${place}`, key]),
  );
  const repeatedRows = listRepeatedRows(table.rows).map((row_no): [string, MessageKey] => [
    `rows.${row_no}.request_id`,
    'settlement.duplicate',
  ]);
  if (problems.length + repeatedRows.length > 0)
    return { problems: Object.fromEntries([...repeatedRows, ...problems]) };
  return {
    rows: table.rows.map(({ is_whole: _whole, ...values }, index) => ({
      ...values,
      ...parseAmounts(values),
      row_no: index + 1,
    })),
  };
}

type SettlementTable = { readonly rows: readonly Values[] } | { readonly problem: MessageKey };

function parseTable(bytes: Uint8Array): SettlementTable {
  const lines = parseLines(bytes);
  if (!Array.isArray(lines)) return lines;
  const [heads = [], ...rows] = lines;
  const places = SETTLEMENT_COLUMNS.map((column) => heads.map((head) => head.toLowerCase()).indexOf(column));
  if (places.includes(-1)) return { problem: 'settlement.columns' };
  if (rows.length === 0) return { problem: 'settlement.no_rows' };
  if (rows.length > SETTLEMENT_FILE.rows) return { problem: 'settlement.too_many_rows' };
  const toValues = (row: string[]) =>
    Object.fromEntries(SETTLEMENT_COLUMNS.map((column, index) => [column, row[places[index] ?? -1] ?? ''])) as Record<
      SettlementColumn,
      string
    >;
  return { rows: rows.map((row) => ({ ...toValues(row), is_whole: row.length === heads.length })) };
}

function parseLines(bytes: Uint8Array): string[][] | { readonly problem: MessageKey } {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (text.includes('\0')) return { problem: findUnreadableProblem(bytes) };
    return parseCsv(text, { delimiter: ',', keeps_empty_lines: false, cells_max: MAX_CELLS });
  } catch (error) {
    if (error instanceof TableTooLarge) return { problem: error.problem };
    return { problem: findUnreadableProblem(bytes) };
  }
}

function findUnreadableProblem(bytes: Uint8Array): MessageKey {
  return isTextInOtherEncoding(bytes) ? 'table.encoding' : 'settlement.kind';
}

const AMOUNT = /^\d{1,13}\.\d{2}$/;
const SHAPES: readonly (readonly [SettlementColumn, (value: string) => boolean, MessageKey])[] = [
  ['request_id', (value) => /^[A-Z0-9]{8,32}$/.test(value), 'settlement.request_id'],
  ['response_id', (value) => /^\d{1,32}$/.test(value), 'settlement.response_id'],
  ['gross', (value) => AMOUNT.test(value), 'settlement.amount'],
  ['fee', (value) => AMOUNT.test(value), 'settlement.amount'],
  ['net', (value) => AMOUNT.test(value), 'settlement.amount'],
  ['settled_on', (value) => v.is(Day, value), 'settlement.day'],
  ['bank_reference', (value) => value.length > 0 && value.length <= 60, 'settlement.bank_reference'],
];

function checkValues(values: Values, today: string): [SettlementColumn | 'row', MessageKey][] {
  if (!values.is_whole) return [['row', 'settlement.row_length']];
  const misshapen = SHAPES.filter(([column, fits]) => !fits(values[column])).map(
    ([column, , key]): [SettlementColumn, MessageKey] => [column, key],
  );
  if (misshapen.length > 0) return misshapen;
  const { gross, fee, net } = parseAmounts(values);
  if (gross === 0) return [['gross', 'settlement.nothing']];
  if (net !== gross - fee) return [['net', 'settlement.net']];
  return values.settled_on > today ? [['settled_on', 'settlement.day_in_future']] : [];
}

function parseAmounts({ gross, fee, net }: Pick<Values, 'gross' | 'fee' | 'net'>) {
  const read = (text: string): Centavos => parseCentavos(text) ?? (0 as Centavos);
  return { gross: read(gross), fee: read(fee), net: read(net) };
}

/** Numbers of rows whose payment appears earlier in the file. */
function listRepeatedRows(rows: readonly Values[]): number[] {
  const seenIds = new Set<string>();
  return rows.flatMap(({ request_id }, index) => {
    const isAgain = seenIds.has(request_id);
    seenIds.add(request_id);
    return isAgain ? [index + 1] : [];
  });
}
