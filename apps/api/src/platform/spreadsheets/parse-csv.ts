// Parses CSV text, with limits of size.

import { parse } from 'csv-parse/sync';

import type { MessageKey } from '../messages/catalogue.ts';

/** Of one line; the longest table has some twenty cells of a few dozen characters. */
const LINE_MAX_BYTES = 20_000;
const CELL_MAX_CHARACTERS = 1_000;

/** A table that is not read because parsing it would block the process; `problem` names what to leave out. */
export class TableTooLarge extends Error {
  readonly problem: MessageKey;

  constructor(problem: MessageKey) {
    super(problem);
    this.problem = problem;
  }
}

interface CsvSettings {
  readonly delimiter: string;
  readonly keeps_empty_lines: boolean;
  /** A hundred thousand cells take the parser a third of a second, which blocks all other requests. */
  readonly cells_max: number;
}

/** The cells of a CSV text, line by line. Throws TableTooLarge before it parses a table beyond its bounds. */
export function parseCsv(text: string, { delimiter, keeps_empty_lines, cells_max }: CsvSettings): string[][] {
  if (isBeyond(text, delimiter, cells_max)) throw new TableTooLarge('table.too_many_cells');
  try {
    const lines = parse(text, {
      bom: true,
      trim: true,
      delimiter,
      relax_column_count: true,
      skip_empty_lines: !keeps_empty_lines,
      max_record_size: LINE_MAX_BYTES,
    });
    if (lines.some((line) => line.some((cell) => cell.length > CELL_MAX_CHARACTERS)))
      throw new TableTooLarge('table.cell_too_long');
    return lines;
  } catch (error) {
    if ((error as { code?: unknown }).code === 'CSV_MAX_RECORD_SIZE') throw new TableTooLarge('table.cell_too_long');
    throw error;
  }
}

/** Every delimiter and every line break may begin a cell; those between quotes count as well. */
function isBeyond(text: string, delimiter: string, cells_max: number): boolean {
  let cells = 0;
  for (let at = 0; at < text.length && cells <= cells_max; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') cells += 1;
  }
  return cells > cells_max;
}
