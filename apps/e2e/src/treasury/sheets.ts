// Downloads a report of the treasury and reads its amounts.

import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';

import type { Locator, Page } from '@playwright/test';

/** Presses a button that saves a file, and returns the file. */
export async function downloadFile(page: Page, button: Locator): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
}

/** The amounts of a row of comma-separated text whose first cell is this one. */
export function listCsvAmounts(file: Buffer, first: string): string[] {
  const row =
    file
      .toString('utf8')
      .split(/\r?\n/)
      .find((line) => line.startsWith(`${first},`)) ?? '';
  return row.split(',').filter((cell) => /^-?\d+\.\d\d$/.test(cell));
}

/** Every number of a workbook's first sheet. */
export function listWorkbookNumbers(book: Buffer): Set<number> {
  const sheet = readPart(book, 'xl/worksheets/sheet1.xml');
  return new Set([...sheet.matchAll(/<v>(-?[\d.]+)<\/v>/g)].map(([, value]) => Number(value)));
}

/** One file of a workbook's archive, found by its name in the directory at the end. */
function readPart(book: Buffer, name: string): string {
  const at = book.lastIndexOf(Buffer.from(name)) - 46;
  const local = book.readUInt32LE(at + 42);
  const start = local + 30 + book.readUInt16LE(local + 26) + book.readUInt16LE(local + 28);
  const compressedBytes = book.subarray(start, start + book.readUInt32LE(at + 20));
  return (book.readUInt16LE(at + 10) === 0 ? compressedBytes : inflateRawSync(compressedBytes)).toString('utf8');
}
