// Renders the documents (PDF) that owners upload in the demo data.

import { once } from 'node:events';

import PdfFile from 'pdfkit';

import type { MunicipalityRecords } from '../municipality/municipality.ts';
import type { BusinessRecord } from '../records.ts';

interface PaperInput {
  readonly code: string;
  readonly name: string;
  readonly record: BusinessRecord;
  readonly municipality: Pick<MunicipalityRecords, 'name' | 'province'>;
}

/** Replaces characters that pdfkit's own fonts lack (they carry WinAnsi only) in generated demo documents. */
const plain = (words: string): string => words.replaceAll('₱', 'PHP ').replaceAll('’', "'");

/** A one-page specimen of a paper, marked as such, so that every file of the demonstration opens. */
export async function renderPaper({ code, name, record, municipality }: PaperInput): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = new PdfFile({ size: 'A5', margin: 48, info: { Title: `${code} ${name}` } });
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const sheetEnd = once(sheet, 'end');
  sheet.fontSize(9).fillColor('#666666').text(`SPECIMEN · ${code}`, { align: 'right' });
  sheet.moveDown().fontSize(16).fillColor('#111111').text(plain(name));
  sheet
    .moveDown()
    .fontSize(11)
    .text(plain(record.company_name))
    .text(plain(record.owner))
    .text(plain(`${record.street}, ${municipality.name}, ${municipality.province}`));
  sheet
    .moveDown(2)
    .fontSize(9)
    .fillColor('#666666')
    .text(plain(`Made for the demonstration of ${municipality.name}, a fictional municipality.`));
  sheet.end();
  await sheetEnd;
  return new Uint8Array(Buffer.concat(chunks));
}
