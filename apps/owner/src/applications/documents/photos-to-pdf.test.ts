import { File as ReadableFile } from 'node:buffer';

import { PDFDocument } from '@cantoo/pdf-lib';

import { createPhotoPdf } from './photos-to-pdf.ts';

const A_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

// Files of jsdom cannot be read; these are equivalent.
Object.assign(globalThis, { File: ReadableFile });
const createPhoto = (name: string): File => new File([A_PNG], name, { type: 'image/png' });

test('several photos become one PDF, a page for each', async () => {
  const pdf = await createPhotoPdf([createPhoto('1.png'), createPhoto('2.png'), createPhoto('3.png')], 'Lease.pdf');
  expect([pdf.name, pdf.type]).toEqual(['Lease.pdf', 'application/pdf']);
  const read = await PDFDocument.load(new Uint8Array(await pdf.arrayBuffer()));
  expect(read.getPageCount()).toBe(3);
});

test('a file that is no photo makes no PDF', async () => {
  await expect(createPhotoPdf([new File(['GIF89a'], 'a.gif', { type: 'image/gif' })], 'a.pdf')).rejects.toThrow(
    /SOI|JPEG/,
  );
});
