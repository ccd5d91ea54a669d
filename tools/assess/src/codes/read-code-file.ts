// Reads the files of the command line: a code, or any other document.

import { readFileSync } from 'node:fs';

import {
  type CodeRead,
  type DocumentRead,
  type FileProblem,
  formatFileProblem,
  parseCode,
  parseDocumentFile,
} from '@ebpls/code-files';

import type { Answer } from '../answer.ts';

export function readDocumentFile(file: string): Promise<DocumentRead> {
  return parseDocumentFile(readFileSync(file), file);
}

/** Reads a code file: JSON, or a workbook by its ending. */
export async function readCodeFile(file: string): Promise<CodeRead> {
  const document = await readDocumentFile(file);
  return document.problems ? document : parseCode(document.document, document.places);
}

/** A problem of a file as a line. */
export const formatProblemLine = (problem: FileProblem): string => formatFileProblem(problem, 'en');

/** The answer of a command whose file cannot be read: code 2 and a line for each problem. */
export function toProblemsAnswer(problems: readonly FileProblem[]): Answer {
  return { code: 2, err: problems.map(formatProblemLine).join('\n') };
}
