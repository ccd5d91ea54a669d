// Reads a tariff from a JSON document or a workbook, and says at which field or cell it is wrong.

import { getMessageText, isMessageKey } from '@ebpls/contracts';
import { Tariff, TARIFF_MESSAGES, type TariffText } from '@ebpls/contracts/tariff';
import { formatTariffRefusal, type TariffMessageKey } from '@ebpls/rules/tariff';
import * as v from 'valibot';

import { formatPlace, readDocumentFile } from './read-document.ts';
import type { SheetDocument } from './sheets.ts';

/** A code file that was read, or the problems in it, each with its place. */
export type CodeFile =
  | {
      readonly text: TariffText;
      readonly tariff: Tariff;
      readonly places?: SheetDocument['places'];
      readonly problems?: undefined;
    }
  | { readonly problems: readonly string[] };

const isTariffKey = (key: string): key is TariffMessageKey => key in TARIFF_MESSAGES;

function toSentence({ message, expected, received }: v.BaseIssue<unknown>): string {
  if (isTariffKey(message)) return formatTariffRefusal({ key: message, params: {} }, 'en');
  if (isMessageKey(message)) return getMessageText(message, {}, 'en');
  const key =
    expected === 'never' ? 'tariff.unknown_field' : received === 'undefined' ? 'tariff.missing' : 'tariff.format';
  return formatTariffRefusal({ key, params: {} }, 'en');
}

const MOST_PROBLEMS = 50; // the first ones say what is wrong

/** Reads a document as a tariff; its problems name the field, and the cell where it came from a workbook. */
export function parseCode(document: unknown, places?: SheetDocument['places']): CodeFile {
  const read = v.safeParse(Tariff, document);
  if (read.success)
    return { text: document as TariffText, tariff: read.output, ...(places === undefined ? {} : { places }) };
  const problems = read.issues.map(
    (issue) => `${formatPlace(v.getDotPath(issue) ?? 'code', places)}: ${toSentence(issue)}`,
  );
  return { problems: problems.slice(0, MOST_PROBLEMS) };
}

/** Reads a code file: JSON, or a workbook by its ending. */
export async function readCodeFile(file: string): Promise<CodeFile> {
  const read = await readDocumentFile(file);
  return read.problems ? read : parseCode(read.document, read.places);
}
