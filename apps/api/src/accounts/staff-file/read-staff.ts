// Reads a spreadsheet of staff to invite, with the problem of each wrong row.

import { EmailAddress, defineName, getRoleKind } from '@ebpls/contracts';
import * as v from 'valibot';

import type { MessageKey } from '../../platform/messages/catalogue.ts';
import { type ColumnHeads, readTable, type TableRow } from '../../platform/spreadsheets/read-table.ts';

/** A role that a row may name, with the words that municipalities use for it. */
export interface NamedRole {
  readonly role_id: number;
  readonly name: string;
  readonly words: readonly string[];
}

export interface StaffRead {
  readonly row_no: number;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly role_id: number;
  readonly is_head: boolean;
  readonly locale: 'en' | 'fil';
}

type StaffColumn = 'firstname' | 'lastname' | 'email' | 'office' | 'head' | 'language';

const STAFF_HEADS: Readonly<Record<StaffColumn, ColumnHeads>> = {
  firstname: { heads: ['first name', 'firstname', 'pangalan'] },
  lastname: { heads: ['last name', 'lastname', 'apelyido'] },
  email: { heads: ['email', 'e-mail', 'email address'] },
  office: { heads: ['office', 'tanggapan', 'role'] },
  head: { heads: ['head of office', 'head', 'pinuno'], is_optional: true },
  language: { heads: ['language', 'wika'], is_optional: true },
};
const YES: Readonly<Record<string, boolean>> = { '': false, no: false, hindi: false, yes: true, oo: true, x: true };
const LANGUAGE_CODES: Readonly<Record<string, 'en' | 'fil'>> = {
  '': 'en',
  en: 'en',
  english: 'en',
  fil: 'fil',
  filipino: 'fil',
};
const FirstName = defineName('firstname.required', 100);
const LastName = defineName('lastname.required', 100);

type StaffProblem = readonly [place: string, key: MessageKey];
export type StaffFileRead =
  | { readonly rows: readonly StaffRead[]; readonly problems?: undefined }
  | { readonly rows?: undefined; readonly problems: Readonly<Record<string, MessageKey>> };

/** Reads the people of the offices, every row checked; with one problem no row is returned. */
export async function readStaff(bytes: Buffer, roles: readonly NamedRole[]): Promise<StaffFileRead> {
  const table = await readTable(bytes, STAFF_HEADS, 'staff.columns');
  if (!table.rows) return { problems: { file: table.problem } };
  const staffRows = table.rows.filter(hasPerson).map((row) => toStaffRow(row, roles));
  if (staffRows.length === 0) return { problems: { file: 'table.no_rows' } };
  const repeatedEmails = listRepeatedEmails(staffRows.map(({ row }) => row));
  const problems = [...staffRows.flatMap(({ problems: own }) => own), ...repeatedEmails];
  return problems.length > 0 ? { problems: Object.fromEntries(problems) } : { rows: staffRows.map(({ row }) => row) };
}

type Values = TableRow<StaffColumn>['values'];

/** The template has a row for each desk; empty rows are skipped. */
function hasPerson({ values: { firstname, lastname, email } }: TableRow<StaffColumn>): boolean {
  return [firstname, lastname, email].some((cell) => cell !== '');
}

function toStaffRow({ row_no, values }: TableRow<StaffColumn>, roles: readonly NamedRole[]) {
  const role = roles.find(({ words }) => words.includes(values.office.toLowerCase()));
  const isHead = YES[values.head.toLowerCase()];
  const locale = LANGUAGE_CODES[values.language.toLowerCase()];
  const row: StaffRead = {
    row_no,
    ...readPerson(values),
    role_id: role?.role_id ?? 0,
    is_head: isHead === true,
    locale: locale ?? 'en',
  };
  const hasWrongHead = isHead === undefined || (isHead && getRoleKind(role?.name) === 'affiliate');
  const checks: readonly (readonly [StaffColumn, boolean, MessageKey])[] = [
    ['firstname', row.firstname === '', 'staff.name'],
    ['lastname', row.lastname === '', 'staff.name'],
    ['email', row.email === '', 'staff.email'],
    [
      'office',
      role === undefined,
      values.office.toLowerCase() === 'admin' ? 'staff.no_administrators' : 'staff.office',
    ],
    ['head', hasWrongHead, 'staff.head'],
    ['language', locale === undefined, 'staff.language'],
  ];
  const problems = checks.flatMap(([column, is_wrong, key]): StaffProblem[] =>
    is_wrong ? [[`rows.${row_no}.${column}`, key]] : [],
  );
  return { row, problems };
}

/** Unreadable values become empty. */
function readPerson({ firstname, lastname, email }: Values): Pick<StaffRead, 'firstname' | 'lastname' | 'email'> {
  const read = (schema: v.GenericSchema<string>, text: string): string => {
    const { success, output } = v.safeParse(schema, text);
    return success ? output : '';
  };
  return {
    firstname: read(FirstName, firstname),
    lastname: read(LastName, lastname),
    email: read(EmailAddress, email),
  };
}

function listRepeatedEmails(rows: readonly StaffRead[]): StaffProblem[] {
  const seenEmails = new Set<string>();
  return rows.flatMap(({ row_no, email }): StaffProblem[] => {
    const isAgain = email !== '' && seenEmails.has(email);
    seenEmails.add(email);
    return isAgain ? [[`rows.${row_no}.email`, 'staff.duplicate']] : [];
  });
}
