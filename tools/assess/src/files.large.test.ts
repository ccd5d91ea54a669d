// Files of codes and of past bills as people send them: too large, with formulas, typed in another way.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

import { writeDocumentWorkbook } from '@ebpls/code-files';
import { type JsonObject, listZipEntries, readSheets, toSheets, unpackEntry } from '@ebpls/code-files/testing';
import { convertOrdinance } from '@ebpls/rules/tariff';
import type { TariffText } from '@ebpls/contracts/tariff';

import { formatProblemLine, readCodeFile } from './codes/read-code-file.ts';
import { loadRules } from './load-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
const command = join(import.meta.dirname, 'code.ts');
const towns = join(import.meta.dirname, '../../seed/data/towns');
const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
const sanIsidro = convertOrdinance(loadRules(2026));

const readProblems = async (file: string): Promise<string[] | undefined> =>
  (await readCodeFile(file)).problems?.map(formatProblemLine);

interface PackedFile {
  readonly name: string;
  readonly data: Buffer;
}

/** An archive of files, packed, as a spreadsheet program writes it. */
function createZip(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of files) {
    const packedData = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04_03_4b_50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(crc32(data), 14);
    head.writeUInt32LE(packedData.length, 18);
    head.writeUInt32LE(data.length, 22);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02_01_4b_50, 0);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(offset, 42);
    directory.push(entry, Buffer.from(name));
    parts.push(head, Buffer.from(name), packedData);
    offset += head.length + name.length + packedData.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

function unpack(bytes: Buffer): PackedFile[] {
  return (listZipEntries(bytes) ?? []).map((entry) => ({
    name: entry.name,
    data: unpackEntry(bytes, entry, 100_000_000) ?? Buffer.alloc(0),
  }));
}

/** The problems of the workbook of San Isidro after one of its files was changed. */
async function readChanged(file: string, change: (text: string) => string): Promise<readonly string[] | undefined> {
  const files = unpack(await writeDocumentWorkbook(sanIsidro));
  const at = join(folder, 'changed.xlsx');
  const changedFiles = files.map(({ name, data }) =>
    name === file ? { name, data: Buffer.from(change(data.toString('utf8'))) } : { name, data },
  );
  writeFileSync(at, createZip(changedFiles));
  return readProblems(at);
}

const SHEET = 'xl/worksheets/sheet2.xml'; // the one after the single values

test('a workbook that is packed anew is read as before', async () => {
  expect(await readChanged(SHEET, (text) => text)).toBeUndefined();
});

test('a formula is refused at its cell, whatever value it shows', async () => {
  const problems = await readChanged(SHEET, (text) =>
    text.replace(/<c r="B2"[^>]*>.*?<\/c>/, '<c r="B2"><f>1+1</f><v>2</v></c>'),
  );
  expect(problems).toEqual([
    expect.stringMatching(/^\w[\w.]*!B2: This cell contains a formula\. Please enter its value\.$/),
  ]);
});

test('merged cells are refused at their first cell', async () => {
  const problems = await readChanged(SHEET, (text) =>
    text.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="B2:B4"/></mergeCells>'),
  );
  expect(problems).toEqual([expect.stringMatching(/!B2: This cell is merged with others/)]);
});

test('a sheet of a million rows is refused before it is read', async () => {
  const rows = '<row/>'.repeat(1_000_000);
  const problems = await readChanged(SHEET, (text) => text.replace('</sheetData>', `${rows}</sheetData>`));
  expect(problems).toEqual([expect.stringMatching(/: This sheet has more than 20,000 rows\.$/)]);
});

test('a small file that unpacks to more than a code can hold is refused, also when it names another size', async () => {
  const bomb = createZip([{ name: 'xl/workbook.xml', data: Buffer.alloc(200_000_000) }]);
  expect(bomb.length).toBeLessThan(1_000_000);
  const file = join(folder, 'bomb.xlsx');
  writeFileSync(file, bomb);
  const refusal = ['code: This file is too large to be read.'];
  expect(await readProblems(file)).toEqual(refusal);
  const at = bomb.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bomb.writeUInt32LE(10, at + 24);
  writeFileSync(file, bomb);
  expect(await readProblems(file)).toEqual(refusal);
});

test('a file of more than ten megabytes is refused', async () => {
  const file = join(folder, 'large.json');
  writeFileSync(file, `"${'x'.repeat(10_000_001)}"`);
  expect(await readProblems(file)).toEqual(['code: This file is too large to be read.']);
});

const writeCode = (change: (text: TariffText) => void): string => {
  const text = structuredClone(sanIsidro);
  change(text);
  const file = join(folder, 'typed.json');
  writeFileSync(file, JSON.stringify(text));
  return file;
};
const setPlate = (amount: string) =>
  writeCode((text) => {
    const plate = text.charges.find(({ code }) => code === 'F09');
    if (plate?.amount.kind === 'FIXED') plate.amount.amount = amount;
  });

test.each(['1500,75', '1.500,75', '1.500', '15,00', '1,50,000.00', '₱1,500.00', '1 500.00', '-5.00'])(
  'an amount typed as %s has two readings or none, and is refused at its place',
  async (amount) => {
    const problems = await readProblems(setPlate(amount));
    expect(problems).toEqual([
      expect.stringMatching(
        /^charges\.\d+\.amount\.amount: Please enter an amount in pesos, for example 150,000\.00\.$/,
      ),
    ]);
  },
);

test('blank rows in the middle of a list are passed over, and nothing is lost', () => {
  const sheets = toSheets(JSON.parse(JSON.stringify(sanIsidro)) as JsonObject).map(({ name, rows }) => ({
    name,
    rows: name === 'lines' ? rows.toSpliced(3, 0, [null, null], ['', ' ']) : rows,
  }));
  const { document, problems } = readSheets(sheets);
  expect([document['lines'], problems]).toEqual([JSON.parse(JSON.stringify(sanIsidro.lines)), []]);
});

test('a code that is entered twice is refused at its cell', async () => {
  const text = structuredClone(sanIsidro);
  const [first] = text.lines;
  if (first === undefined) throw new Error('the code has lines');
  text.lines.push(first);
  const file = join(folder, 'twice.xlsx');
  writeFileSync(file, await writeDocumentWorkbook(text));
  expect(run('check', file)).toMatchObject({
    status: 2,
    stderr: `REFUSED lines.${sanIsidro.lines.length}.code (lines!B${sanIsidro.lines.length + 2}): The code “${first.code}” is declared twice.\n`,
  });
});

const TOWNS = ['maliwanag', 'tubigan'];

test.each(TOWNS)('the bills of %s prove its code, as JSON and as a workbook', (town) => {
  const [code, bills] = [join(towns, town, 'code.json'), join(towns, town, 'bills.json')];
  const workbook = join(folder, `${town}.xlsx`);
  const proof = run('prove', code, bills);
  expect(proof).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/\n20 of 20 bills are equal\.\n$/) as string,
  });
  expect(run('bills', bills, workbook)).toMatchObject({ status: 0 });
  expect(run('prove', code, workbook).stdout).toBe(proof.stdout);
});

interface WrittenBill {
  title: string;
  case: { measures: Record<string, string> };
  charges: { code: string; amount: string }[];
}

test('a bill that differs is shown with both amounts and the reason, one that is refused with its cell', async () => {
  const bills = JSON.parse(readFileSync(join(towns, 'tubigan', 'bills.json'), 'utf8')) as WrittenBill[];
  const [first, second] = bills;
  if (first === undefined || second === undefined) throw new Error('the town has bills');
  first.charges = first.charges.map((charge) => (charge.code === 'WEIGHTS' ? { ...charge, amount: '50.00' } : charge));
  second.case.measures = { ...second.case.measures, barangay: 'NOWHERE' };
  const file = join(folder, 'wrong.xlsx');
  writeFileSync(file, await writeDocumentWorkbook({ bills }));
  const { status, stderr } = run('prove', join(towns, 'tubigan', 'code.json'), file);
  const lines = stderr.trim().split('\n');
  expect(status).toBe(2);
  expect(lines.slice(0, 3)).toEqual([
    'DIFFERENT Grocery of 1,200,000: charged 29976.00, computed 30026.00',
    expect.stringMatching(/^ {2}WEIGHTS \(.+\): charged 50\.00, computed 100\.00$/),
    expect.stringMatching(/^ {4}.+2 × 50\.00 = 100\.00\.$/),
  ]);
  expect(lines.find((line) => line.startsWith('REFUSED'))).toMatch(
    /^REFUSED Rice store, essential goods, bills\.1\.case\.measures\.barangay \(bills![A-Z]+3\): /,
  );
  expect(lines.at(-1)).toBe('18 of 20 bills are equal.');
});

test('bills that are no list are refused', () => {
  const file = join(folder, 'none.json');
  writeFileSync(file, '{}');
  expect(run('prove', 'san-isidro-2026', file)).toMatchObject({
    status: 2,
    stderr: 'bills: A list is required here. In a workbook, enter it as [gross | capital], or as [] if it is empty.\n',
  });
});
