// The parts of a workbook, for tests that write files as other programs do.

export { readSheets } from '../sheets/read-sheets.ts';
export type { JsonObject, Sheet } from '../sheets/sheet.ts';
export { toSheets } from '../sheets/to-sheets.ts';
export { listZipEntries, unpackEntry } from '../sheets/zip-entries.ts';
