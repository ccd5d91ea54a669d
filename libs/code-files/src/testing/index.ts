// The parts of a workbook, for tests that write files as other programs do.

export { type JsonObject, readSheets, type Sheet, toSheets } from '../sheets.ts';
export { listZipEntries, unpackEntry } from '../zip-entries.ts';
