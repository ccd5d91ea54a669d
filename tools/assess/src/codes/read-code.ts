// Reads a tariff from a JSON document or a workbook, and says at which field or cell it is wrong.

import { readFileSync } from 'node:fs';

import { getMessageText, isMessageKey } from '@ebpls/contracts';
import { Tariff, TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';
import { CaseRefused } from '@ebpls/rules';
import { formatTariffRefusal, type TariffMessageKey } from '@ebpls/rules/tariff';
import readWorkbook from 'read-excel-file/node';
import * as v from 'valibot';

import { decodeText, parseJsonText } from '../read-file.ts';
import { type SheetCell, readSheets, type SheetDocument } from './sheets.ts';

/** A code file that was read, or the problems in it, each with its place. */
export type CodeFile =
  | { readonly text: TariffText; readonly tariff: Tariff; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

const isTariffKey = (key: string): key is TariffMessageKey => key in TARIFF_MESSAGES;

function toSentence({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (isTariffKey(message)) return formatTariffRefusal({ key: message, params: {} }, 'en');
  if (isMessageKey(message)) return getMessageText(message, {}, 'en');
  const key =
    expected === 'never' ? 'tariff.unknown_field' : received === 'undefined' ? 'tariff.missing' : 'tariff.format';
  return formatTariffRefusal({ key, params: {} }, 'en');
}

function findPlace(path: string, places: SheetDocument['places'] | undefined): string {
  if (places === undefined) return path;
  for (let part = path; ; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const cell = places.get(part);
    if (cell !== undefined) return `${path} (${cell})`;
    if (part === '') return path;
  }
}

const MOST_PROBLEMS = 50; // the first ones say what is wrong

/** Reads a document as a tariff; its problems name the field, and the cell where it came from a workbook. */
export function parseCode(document: unknown, places?: SheetDocument['places']): CodeFile {
  const read = v.safeParse(Tariff, document);
  if (read.success) return { text: document as TariffText, tariff: read.output };
  const problems = read.issues.map(
    (issue) => `${findPlace(v.getDotPath(issue) ?? 'code', places)}: ${toSentence(issue)}`,
  );
  return { problems: problems.slice(0, MOST_PROBLEMS) };
}

const toCell = (cell: unknown): SheetCell =>
  typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date ? cell : String(cell ?? '');

const WORKBOOK = /\.xlsx$/i;

/** Reads a code file: JSON, or a workbook by its ending. */
export async function readCodeFile(file: string): Promise<CodeFile> {
  const bytes = readFileSync(file);
  try {
    if (!WORKBOOK.test(file)) return parseCode(parseJsonText(decodeText(bytes)));
    const sheets = await readWorkbook(bytes);
    const { document, places, lost } = readSheets(
      sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) })),
    );
    const problems = lost.map(
      (cell) => `${cell}: ${formatTariffRefusal({ key: 'tariff.lost_row', params: {} }, 'en')}`,
    );
    return problems.length > 0 ? { problems } : parseCode(document, places);
  } catch (error) {
    if (error instanceof CaseRefused)
      return { problems: [`code: ${getMessageText(error.message_key, error.params, 'en')}`] };
    if (WORKBOOK.test(file))
      return { problems: [`code: ${formatTariffRefusal({ key: 'tariff.workbook', params: {} }, 'en')}`] };
    throw error;
  }
}
