/** A table that somebody made with a spreadsheet program: CSV in UTF-8, or the first sheet of a workbook. */
export const TABLE_FILE = { bytes: 1024 * 1024, rows: 2_000 } as const;
