import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

import { writePermitForm } from './permit-form.ts';

const OFFERED_FORM = join(__dirname, 'public/attachments/forms/business-permit-form.xlsx');

/** Names of the files inside a zip, from its central directory. */
function listNames(zip: Buffer): string[] {
  const names: string[] = [];
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at !== -1;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    names.push(zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString());
  }
  return names.toSorted();
}

test('the offered form is a spreadsheet that equals the one from its source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'form-'));
  const createdForm = join(folder, 'form.xlsx');
  try {
    await writePermitForm(createdForm);
    const offeredForm = readFileSync(OFFERED_FORM);
    expect(listNames(offeredForm)).toContain('xl/worksheets/sheet1.xml');
    expect(listNames(offeredForm)).toEqual(listNames(readFileSync(createdForm)));
    expect(Math.abs(offeredForm.length - readFileSync(createdForm).length)).toBeLessThan(64);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The text of a file inside a zip, from its entry in the central directory. */
function readEntry(zip: Buffer, name: string): string {
  for (
    let at = zip.indexOf('PK\u0001\u0002', 0, 'latin1');
    at !== -1;
    at = zip.indexOf('PK\u0001\u0002', at + 4, 'latin1')
  ) {
    if (zip.subarray(at + 46, at + 46 + zip.readUInt16LE(at + 28)).toString() !== name) continue;
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    return (zip.readUInt16LE(at + 10) === 0 ? bytes : inflateRawSync(bytes)).toString();
  }
  return '';
}

test('the paper form has the municipality’s part', () => {
  const offeredForm = readFileSync(OFFERED_FORM);
  const text = readEntry(offeredForm, 'xl/sharedStrings.xml') + readEntry(offeredForm, 'xl/worksheets/sheet1.xml');
  for (const part of ['verification of documents', 'assessment of fees', 'Fire safety inspection fee', 'Approved by'])
    expect(text).toContain(part);
});
