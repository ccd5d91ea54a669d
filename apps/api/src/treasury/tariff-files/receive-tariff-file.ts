// Receives the file of a revenue code or of past bills, and reads it as a document.

import { type DocumentRead, type FileProblem, getProblemText, parseDocumentFile } from '@ebpls/code-files';
import { type FileProblemReply, type Locale, TARIFF_FILE_BYTES } from '@ebpls/contracts';
import type { FastifyRequest } from 'fastify';

import { openFilePart, readWhole } from '../../platform/bodies/file-part.ts';
import { sanitiseFileName } from '../../platform/bodies/receive-file.ts';
import { Refused, createFieldRefusal } from '../../platform/refused.ts';

export interface UploadedTariffFile {
  readonly file_name: string;
  readonly read: DocumentRead;
}

/** A text that no row can store: with NUL, or half of a character of two parts. */
const UNFIT = /\\u0000|\\ud[89a-f][0-9a-f]{2}/i;

/**
 * Reads the file of the form field `file`: a workbook by the ending of its name, else JSON. Refused: invalid at `file`
 * when it is missing, empty or too large.
 */
export async function receiveTariffFile(request: FastifyRequest): Promise<UploadedTariffFile> {
  const part = await openFilePart(request);
  const bytes = await readWhole(part, TARIFF_FILE_BYTES);
  if (bytes === undefined) throw createFieldRefusal('file', 'ordinance.file_too_large');
  if (bytes.length === 0) throw createFieldRefusal('file', 'file.empty');
  const file_name = sanitiseFileName(part.file_name);
  const file = await parseDocumentFile(bytes, file_name);
  if (!file.problems && UNFIT.test(JSON.stringify(file.document)))
    return { file_name, read: { problems: [{ place: 'code', key: 'tariff.format' }] } };
  return { file_name, read: file };
}

/** The problems of a file in the reader's language, each at its place. */
export function toProblemReplies(problems: readonly FileProblem[], locale: Locale): FileProblemReply[] {
  return problems.map((problem) => ({ place: problem.place, message: getProblemText(problem, locale) }));
}

/** The refusal of a file, with its first problem. */
export function createFileProblem([first]: readonly FileProblem[], locale: Locale): Refused {
  const params =
    first === undefined ? { place: '', problem: '' } : { place: first.place, problem: getProblemText(first, locale) };
  return new Refused('invalid', 'ordinance.tariff_unreadable', { params });
}
