import { downloadBlankForm, downloadForm, getBill, type Locale } from '@ebpls/contracts';

import type { TestPerson, TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { readWorkbookPart } from '../../testing/spreadsheets/read-workbook.ts';
import type { MunicipalityFixture } from '../../testing/municipality-fixture.ts';
import { openFixtureServer } from '../../testing/fixture-server.ts';

let server: TestServer;
let fixture: MunicipalityFixture;
let owner: TestPerson;

beforeAll(async () => {
  ({ server, municipality: fixture } = await openFixtureServer());
  ({ owner } = fixture.people);
});
afterAll(() => server.close());

const readPdf = (raw: Buffer): string =>
  readPdfPages(raw)
    .map(({ texts }) => texts.join(' '))
    .join(' ');

const readBook = (raw: Buffer): string =>
  ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) => readWorkbookPart(raw, name)).join('\n');

async function printForm(person: TestPerson, assessment_code: string): Promise<{ pdf: string; book: string }> {
  const file = async (format: 'pdf' | 'xlsx') =>
    (await server.request(downloadForm, person, { params: { assessment_code }, query: { format } })).raw;
  return { pdf: readPdf(await file('pdf')), book: readBook(await file('xlsx')) };
}

const PARTS = ['verification of documents', 'assessment of fees', 'fire safety inspection fee', 'Official receipts'];
const SIGNATORIES = ['Prepared by', 'Assessed by', 'Approved by', 'Permit approved by'];

test('the form of an issued permit names who verified each office’s part, the assessed fees, receipts and signatories', async () => {
  const { assessment_code } = fixture.stages.issued;
  const bill = (await server.request(getBill, owner, { params: { assessment_code } })).body;
  const { pdf, book } = await printForm(owner, assessment_code);
  for (const text of [pdf, book]) {
    for (const part of [...PARTS, ...SIGNATORIES]) expect(text).toContain(part);
    for (const { name } of bill.lines.filter(({ agency }) => agency === 'MUNICIPAL'))
      expect(text.replaceAll(/\s+/g, ' ')).toContain(name.split(' ')[0]);
    for (const { receipt_nos } of bill.installments)
      for (const receiptNo of receipt_nos) expect(text).toContain(receiptNo);
  }
  const municipal = bill.lines
    .filter(({ agency }) => agency !== 'BFP')
    .reduce((sum, { total }) => sum + Math.round(Number(total) * 100), 0);
  expect(book.replaceAll(',', '')).toContain(`₱${(municipal / 100).toFixed(2)}`);
  expect(book).toContain('>X<');
  expect(book).toContain(bill.computed_by);
  expect(book).toContain(bill.approved_by);
});

test('a part that no office has looked at has no cross and no name', async () => {
  const { book } = await printForm(owner, fixture.stages.filed.assessment_code);
  for (const part of [...PARTS, ...SIGNATORIES]) expect(book).toContain(part);
  expect(book).toContain('Barangay business clearance');
  expect(book).not.toContain('₱0.00');
  expect(book).not.toContain('Total of taxes and fees');
});

test('an office reads who verified what, and no amounts', async () => {
  const fire = fixture.people.officers.get('fire') as TestPerson;
  const { pdf, book } = await printForm(fire, fixture.stages.issued.assessment_code);
  expect(book).toContain('>X<');
  for (const text of [pdf, book]) expect(text).not.toContain('₱');
});

test('the paper is in English for every reader', async () => {
  const { assessment_code } = fixture.stages.issued;
  const locale: Locale = 'fil';
  const { raw } = await server.request(downloadForm, owner, {
    params: { assessment_code },
    query: { format: 'xlsx' },
    headers: { 'accept-language': locale },
  });
  expect(readBook(raw)).toContain('Municipal Assessor');
});

test('anyone gets the blank form with the offices and fees of the day, and nothing filled in', async () => {
  const file = async (format: 'pdf' | 'xlsx') =>
    (await server.request(downloadBlankForm, undefined, { query: { format } })).raw;
  const pdf = readPdf(await file('pdf'));
  const book = readBook(await file('xlsx'));
  for (const text of [pdf, book]) {
    for (const part of [...PARTS, ...SIGNATORIES, 'San Isidro']) expect(text).toContain(part);
    expect(text).not.toContain('₱');
    expect(text).not.toContain('DRAFT');
  }
  expect(book).toContain('Municipal Assessor');
  expect(book).toContain('Garbage');
  expect((await server.request(downloadBlankForm, undefined, { query: { format: 'doc' as 'pdf' } })).status).toBe(422);
});
