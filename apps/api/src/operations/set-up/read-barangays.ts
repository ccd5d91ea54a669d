// Reads a file of barangays to import.

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { type ColumnHeads, readTable, type TableRow } from '../../platform/spreadsheets/read-table.ts';

/** One barangay of the file; no position where the file has none. */
export interface BarangayRead {
  readonly row_no: number;
  readonly brgycode: string;
  readonly name: string;
  readonly class: 'urban' | 'rural' | 'coastal';
  readonly population: number;
  readonly place: { readonly lat: number; readonly lng: number } | undefined;
}

/** Messages by position: `file`, or `rows.3.name` for the value in line 3 of the file. */
type BarangayProblems = Readonly<Record<string, MessageKey>>;
type BarangayColumn = 'brgycode' | 'name' | 'level' | 'class' | 'population' | 'lat' | 'lng';

/** Column heads of the PSGC publication of the Philippine Statistics Authority, and plain words for them. */
const BARANGAY_HEADS: Readonly<Record<BarangayColumn, ColumnHeads>> = {
  brgycode: { heads: ['10-digit psgc', 'psgc', 'code', 'brgycode'] },
  name: { heads: ['name', 'barangay'] },
  level: { heads: ['geographic level', 'level'], is_optional: true },
  class: { heads: ['urban / rural', 'urban/rural', 'class'], is_optional: true },
  population: { heads: ['population', '2020 population', '2024 population'], is_optional: true },
  lat: { heads: ['latitude', 'lat'], is_optional: true },
  lng: { heads: ['longitude', 'lng', 'long'], is_optional: true },
};
const CLASSES: Readonly<Record<string, BarangayRead['class']>> = {
  '': 'rural',
  '-': 'rural',
  u: 'urban',
  urban: 'urban',
  r: 'rural',
  rural: 'rural',
  coastal: 'coastal',
};
const MAX_BARANGAY_NAME = 80;
/** In the code of a municipality the last three digits are zeros. */
const BARANGAY_CODE = /^\d{7}(?!000)\d{3}$/;
/** A code begins with seven digits of its municipality. */
const MUNICIPALITY_CODE_LENGTH = 7;

export type BarangaysRead =
  | { readonly rows: readonly BarangayRead[]; readonly problems?: undefined }
  | { readonly rows?: undefined; readonly problems: BarangayProblems };

/** Reads PSGC rows and checks every one; after any problem no row is returned. Rows of other levels are skipped. */
export async function readBarangays(bytes: Buffer): Promise<BarangaysRead> {
  const table = await readTable(bytes, BARANGAY_HEADS, 'barangays.columns');
  if (!table.rows) return { problems: { file: table.problem } };
  const rows = table.rows
    .filter(({ values: { level } }) => level === '' || /^(?:bgy|barangay)$/i.test(level))
    .map(toBarangayRow);
  if (rows.length === 0) return { problems: { file: 'table.no_rows' } };
  const problems = [...rows.flatMap(({ problems: own }) => own), ...checkAcrossRows(rows.map(({ read }) => read))];
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : { rows: rows.map(({ read }) => read) };
}

type BarangayProblem = readonly [place: string, key: MessageKey];

function toBarangayRow({ row_no, values }: TableRow<BarangayColumn>): {
  readonly read: BarangayRead;
  readonly problems: BarangayProblem[];
} {
  // A workbook stores a code as a number, without its leading zero.
  const brgycode = /^\d{9}$/.test(values.brgycode) ? `0${values.brgycode}` : values.brgycode;
  const kind = CLASSES[values.class.toLowerCase()];
  const people = values.population.replaceAll(',', '');
  const place = placeIn(values);
  const checks: readonly (readonly [BarangayColumn, boolean, MessageKey])[] = [
    ['brgycode', !BARANGAY_CODE.test(brgycode), 'barangays.code'],
    ['name', values.name === '' || values.name.length > MAX_BARANGAY_NAME, 'barangays.name'],
    ['class', kind === undefined, 'barangays.class'],
    ['population', !/^\d{0,7}$/.test(people), 'barangays.population'],
    ['lat', place === 'wrong', 'barangays.place'],
  ];
  return {
    read: {
      row_no,
      brgycode,
      name: values.name,
      class: kind ?? 'rural',
      population: Number(people),
      place: place === 'wrong' ? undefined : place,
    },
    problems: checks.flatMap(([column, is_wrong, key]): BarangayProblem[] =>
      is_wrong ? [[`rows.${row_no}.${column}`, key]] : [],
    ),
  };
}

const DEGREES = /^-?\d{1,3}(?:\.\d{1,15})?$/;

function placeIn({ lat, lng }: Readonly<Record<BarangayColumn, string>>): BarangayRead['place'] | 'wrong' {
  if (lat === '' && lng === '') return undefined;
  const isDegrees =
    DEGREES.test(lat) && DEGREES.test(lng) && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180;
  return isDegrees ? { lat: Number(lat), lng: Number(lng) } : 'wrong';
}

/** Problems that only a comparison of rows shows. */
function checkAcrossRows(rows: readonly BarangayRead[]): BarangayProblem[] {
  const municipality = rows[0]?.brgycode.slice(0, MUNICIPALITY_CODE_LENGTH) ?? '';
  const codes = new Set<string>();
  const names = new Set<string>();
  return rows.flatMap(({ row_no, brgycode, name }): BarangayProblem[] => {
    const lowerName = name.toLowerCase();
    const problems: BarangayProblem[] = [
      ...(brgycode.startsWith(municipality)
        ? []
        : [[`rows.${row_no}.brgycode`, 'barangays.other_municipality'] as const]),
      ...(codes.has(brgycode) ? [[`rows.${row_no}.brgycode`, 'barangays.duplicate'] as const] : []),
      ...(names.has(lowerName) ? [[`rows.${row_no}.name`, 'barangays.duplicate'] as const] : []),
    ];
    codes.add(brgycode);
    names.add(lowerName);
    return problems;
  });
}
