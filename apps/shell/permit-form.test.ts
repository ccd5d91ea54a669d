import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writePermitForm } from './permit-form.ts';

const OFFERED = join(__dirname, 'public/attachments/forms/business-permit-form.xlsx');

/** Names of the files inside a zip, from its central directory. */
function namesIn(zip: Buffer): string[] {
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

test('the form that the landing offers is a spreadsheet, and the one that its source makes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'form-'));
  const made = join(folder, 'form.xlsx');
  try {
    await writePermitForm(made);
    const offered = readFileSync(OFFERED);
    expect(namesIn(offered)).toContain('xl/worksheets/sheet1.xml');
    expect(namesIn(offered)).toEqual(namesIn(readFileSync(made)));
    expect(Math.abs(offered.length - readFileSync(made).length)).toBeLessThan(64);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
