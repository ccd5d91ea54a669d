// Reads a JSON document or a workbook, with the cell of every value.

import { readFileSync } from 'node:fs';

import { getMessageText } from '@ebpls/contracts';
import { CaseRefused } from '@ebpls/rules';
import { formatTariffRefusal } from '@ebpls/rules/tariff';
import readWorkbook from 'read-excel-file/node';

import { decodeText, parseJsonText } from '../read-file.ts';
import { checkWorkbook, type FileProblem, MAX_FILE_BYTES } from './check-workbook.ts';
import { readSheets, type SheetCell, type SheetDocument } from './sheets.ts';

type CellPlaces = SheetDocument['places'];

/** A document that was read, or the problems that kept it from being read, each with its place. */
export type DocumentFile =
  | { readonly document: unknown; readonly places?: CellPlaces; readonly problems?: undefined }
  | { readonly problems: readonly string[] };

const MOST_PROBLEMS = 50; // the first ones say what is wrong
const WORKBOOK = /\.xlsx$/i;

const formatProblem = ({ place, key }: FileProblem): string =>
  `${place}: ${formatTariffRefusal({ key, params: {} }, 'en')}`;

const toProblems = (problems: readonly FileProblem[]): DocumentFile => ({
  problems: problems.slice(0, MOST_PROBLEMS).map(formatProblem),
});

const toCell = (cell: unknown): SheetCell =>
  typeof cell === 'number' || typeof cell === 'boolean' || cell instanceof Date ? cell : String(cell ?? '');

/** A place of a document, with the cell of the workbook that it came from. */
export function formatPlace(path: string, places: CellPlaces | undefined): string {
  if (places === undefined) return path;
  for (let part = path; ; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const cell = places.get(part);
    if (cell !== undefined) return `${path} (${cell})`;
    if (part === '') return path;
  }
}

async function readWorkbookDocument(bytes: Buffer): Promise<DocumentFile> {
  const problems = checkWorkbook(bytes);
  if (problems.length > 0) return toProblems(problems);
  try {
    const sheets = await readWorkbook(bytes);
    const { document, places, lost } = readSheets(
      sheets.map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(toCell)) })),
    );
    if (lost.length > 0) return toProblems(lost.map((place) => ({ place, key: 'tariff.lost_row' })));
    return { document, places };
  } catch {
    return toProblems([{ place: 'code', key: 'tariff.workbook' }]);
  }
}

/** Reads a file: a workbook by its ending, else JSON. */
export async function readDocumentFile(file: string): Promise<DocumentFile> {
  const bytes = readFileSync(file);
  if (WORKBOOK.test(file)) return readWorkbookDocument(bytes);
  if (bytes.length > MAX_FILE_BYTES) return toProblems([{ place: 'code', key: 'tariff.file_too_large' }]);
  try {
    return { document: parseJsonText(decodeText(bytes)) };
  } catch (error) {
    if (!(error instanceof CaseRefused)) throw error;
    return { problems: [`code: ${getMessageText(error.message_key, error.params, 'en')}`] };
  }
}
