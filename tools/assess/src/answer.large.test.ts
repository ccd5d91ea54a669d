import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { assessFile } from './answer.ts';

const hardware = {
  tax_year: 2026,
  application_type: 'NEW',
  org_type: 'SOLE',
  payment_mode: 'ANNUAL',
  as_of: '2026-01-28',
  date_started: '2026-02-03',
  total_assets: '750000.00',
  business_area_sqm: 85,
  employees: { male: 2, female: 1 },
  brgycode: '9990101015',
  lines: [{ line: 'L11', capitalization: '750000.00' }],
};
const main = join(import.meta.dirname, 'main.ts');
const runCommand = (file: string, input: string | Buffer = '') =>
  spawnSync(process.execPath, [main, file], { input, encoding: 'utf8' });

test('a case from standard input comes out assessed', () => {
  const output = JSON.parse(
    execFileSync(process.execPath, [main, '-'], { input: JSON.stringify(hardware), encoding: 'utf8' }),
  ) as { totals: { total: string } };
  expect(output.totals.total).toBe('3405.00');
});

test('a case from a file comes out assessed', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'assess-')), 'case.json');
  writeFileSync(file, JSON.stringify(hardware));
  expect(runCommand(file)).toMatchObject({ status: 0 });
});

test('every line has its reason in both languages', () => {
  const reply = assessFile(Buffer.from(JSON.stringify(hardware)));
  if (reply.code !== 0) throw new Error(reply.err);
  const { lines } = JSON.parse(reply.out) as { lines: { basis: { text: string; text_fil: string } }[] };
  for (const { basis } of lines) {
    expect(basis.text).toMatch(/^[A-Z0-9][^{}]+\.$/);
    expect(basis.text_fil).toMatch(/^[A-Z0-9][^{}]+\.$/);
  }
});

test.each([
  { wrong: 'broken JSON', input: '{ "tax_year": ', says: 'case: This is not valid JSON.' },
  {
    wrong: 'an amount with three decimals',
    input: JSON.stringify({ ...hardware, total_assets: '1.234' }),
    says: 'total_assets: Please enter an amount like 1,234.50.',
  },
  {
    wrong: 'a year before the revenue code',
    input: JSON.stringify({ ...hardware, tax_year: 2023, date_started: '2023-02-03' }),
    says: 'tax_year: No revenue code was in effect on 1 January of this year.',
  },
  { wrong: 'a list', input: '[]', says: 'case: A case must be one JSON object, not a list or a single value.' },
  {
    wrong: 'a single value',
    input: 'null',
    says: 'case: A case must be one JSON object, not a list or a single value.',
  },
  {
    wrong: 'an unknown field',
    input: JSON.stringify({ ...hardware, colour: 'red' }),
    says: 'colour: This field is not recognized.',
  },
  {
    wrong: 'a field twice',
    input: JSON.stringify(hardware).replace('{', '{"tax_year":2025,'),
    says: 'tax_year: This field appears twice.',
  },
  {
    wrong: 'a field of a line twice',
    input: JSON.stringify(hardware).replace('"L11"', '"L04","line":"L11"'),
    says: 'lines.0.line: This field appears twice.',
  },
  {
    wrong: 'a field twice, once escaped',
    input: JSON.stringify(hardware).replace('{', '{"tax\\u005fyear":2025,'),
    says: 'tax_year: This field appears twice.',
  },
  {
    wrong: 'a value without end',
    input: JSON.stringify(hardware).replace('{', `{"paid":${'['.repeat(90_000)}${']'.repeat(90_000)},`),
    says: 'paid: This value is not valid. Please check it.',
  },
  { wrong: 'a comment', input: `/* a case */ ${JSON.stringify(hardware)}`, says: 'case: This is not valid JSON.' },
  {
    wrong: 'blanks around an amount',
    input: JSON.stringify({ ...hardware, total_assets: '750000.00 ' }),
    says: 'total_assets: Please remove the spaces around the amount.',
  },
  {
    wrong: 'a byte-order mark',
    input: `\uFEFF${JSON.stringify(hardware)}`,
    says: 'case: The file begins with a mark that the system cannot read (byte-order mark).',
  },
  {
    wrong: 'another encoding',
    input: Buffer.from(JSON.stringify({ ...hardware, note: 'Ñ' }), 'latin1'),
    says: 'case: This file is not in UTF-8 format.',
  },
  {
    wrong: 'sixteen bits a character',
    input: Buffer.from(`\uFEFF${JSON.stringify(hardware)}`, 'utf16le'),
    says: 'case: This file is not in UTF-8 format.',
  },
  {
    wrong: 'a year before the Local Government Code',
    input: JSON.stringify({ ...hardware, tax_year: 1991 }),
    says: 'tax_year: The tax year must be from 1992 to 2100.',
  },
])('$wrong is refused with code 2 and the message of the field', ({ input, says }) => {
  expect(assessFile(Buffer.from(input))).toEqual({ code: 2, err: expect.stringContaining(says) as string });
});

test('a refused case ends the command with code 2, and nothing on standard output', () => {
  const reply = runCommand('-', JSON.stringify({ ...hardware, colour: 'red' }));
  expect(reply).toMatchObject({ status: 2, stdout: '', stderr: 'colour: This field is not recognized.\n' });
});

test('a file that is not there ends with code 2', () => {
  expect(runCommand('/nowhere/case.json')).toMatchObject({ status: 2 });
});

test('a second file is refused, and nothing is assessed', () => {
  const result = spawnSync(process.execPath, [main, '-', 'second.json'], {
    input: JSON.stringify(hardware),
    encoding: 'utf8',
  });
  expect(result).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'second.json: Only one case can be assessed at a time.\n',
  });
});

test('the same key in two objects is no key twice', () => {
  const lines = [
    { line: 'L11', capitalization: '1.00' },
    { line: 'L04', capitalization: '1.00' },
  ];
  expect(assessFile(Buffer.from(JSON.stringify({ ...hardware, lines })))).toMatchObject({ code: 0 });
});

test('without a file the command prints its usage', () => {
  expect(spawnSync(process.execPath, [main], { encoding: 'utf8' })).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('usage') as string,
  });
});
