import { downloadForm, getAssessment, getHolding, saveAssessmentDraft } from '@ebpls/contracts';
import { sql } from 'kysely';

import { createAcceptedApplication } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { readWorkbookPart } from '../../testing/spreadsheets/read-workbook.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let bplo: TestPerson;
let fire: TestPerson;
let application: { readonly company_code: string; readonly assessment_code: string };

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  bplo = await server.person('bplo');
  fire = await server.person('fire');
  application = await createAcceptedApplication(server, { owner, bplo });
});
afterAll(() => server.close());

const file = (person: TestPerson | undefined, format: string, assessment_code = application.assessment_code) =>
  server.request(downloadForm, person, { params: { assessment_code }, query: { format } as { format: 'pdf' } });

const readText = async (person: TestPerson, assessment_code = application.assessment_code) => {
  const { raw } = await file(person, 'pdf', assessment_code);
  return readPdfPages(raw)
    .map(({ texts }) => texts.join(' '))
    .join(' ');
};

/** Every file of the workbook, as one text. */
async function readWorkbook(person: TestPerson): Promise<string> {
  const { raw } = await file(person, 'xlsx');
  return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'].map((name) => readWorkbookPart(raw, name)).join('\n');
}

/** Changes an answer of the form as it was filed. */
async function change(path: string, value: unknown): Promise<void> {
  await sql`
    update application
    set snapshot = jsonb_set(snapshot, ${`{form,${path}}`}::text[], ${JSON.stringify(value)}::jsonb)
    where assessment_code = ${application.assessment_code}`.execute(server.api.db);
}

test('the owner prints the form as it was filed, with the same answers as on the page', async () => {
  const { business, tax_year } = (
    await server.request(getAssessment, owner, { params: { assessment_code: application.assessment_code } })
  ).body;
  const { company_name, tin } = { company_name: '', tin: '', ...Object(business)['identity'] };
  const text = await readText(owner);
  for (const expectedText of [
    company_name,
    tin,
    String(tax_year),
    application.assessment_code,
    'Lines of business'.slice(0, 4),
  ])
    expect(text).toContain(expectedText);
  expect(text).not.toContain('DRAFT');
  expect(await readWorkbook(owner)).toContain(company_name);
});

test('an office gets it without amounts and tax number, as on its page', async () => {
  expect(await readText(bplo)).toContain('TIN');
  const text = await readText(fire);
  expect(text).toContain(application.assessment_code);
  for (const hiddenText of ['TIN', '₱', 'Total assets', 'Monthly rental']) expect(text).not.toContain(hiddenText);
  expect(await readWorkbook(fire)).not.toMatch(/TIN|₱/);
});

test('another owner, an office without part and an anonymous person get nothing', async () => {
  expect((await file(await server.person('user'), 'pdf')).status).toBe(404);
  expect((await file(await server.person('mao'), 'xlsx')).status).toBe(404);
  expect((await file(undefined, 'pdf')).status).toBe(401);
  expect((await file(owner, 'html')).status).toBe(422);
});

test.each(['=1+1', '+63 917', '-2', '@SUM(A1)', '\t=1+1', '=HYPERLINK("http://a.example","x")'])(
  'what begins like a formula stays a text: %p',
  async (hostile) => {
    await change('identity,trade_name', hostile);
    await change('place,street', `${hostile}\u0007`);
    const book = await readWorkbook(owner);
    expect(book).not.toMatch(/<f[ >]/);
    expect(book).toContain('Trade name or franchise');
    // Each cell with a value is typed as text.
    expect([...book.matchAll(/<c [^>]*>(?=<v>|<is>)/g)].every(([cell]) => /t="(?:s|inlineStr|str)"/.test(cell))).toBe(
      true,
    );
    expect((await file(owner, 'pdf')).status).toBe(200);
  },
);

test('long names and forty lines wrap onto further pages', async () => {
  await change('identity,company_name', 'Napakahabang Pangalan ng Tindahan '.repeat(6).trim().slice(0, 200));
  await change(
    'activity,lines',
    Array.from({ length: 40 }, (_, place) => ({
      line: `L${String(place + 1).padStart(2, '0')}`,
      products: 'Bigas, asukal, de-lata at iba pang paninda sa araw-araw '.repeat(3).slice(0, 200),
      is_principal: place === 0,
      units: {},
    })),
  );
  const pages = readPdfPages((await file(owner, 'pdf')).raw);
  expect(pages.length).toBeGreaterThan(2);
  expect(
    pages
      .slice(1)
      .flatMap(({ texts }) => texts)
      .join(' '),
  ).toContain('Declaration');
});

test('a draft is marked as such, contains any typed text, and is its owner’s alone', async () => {
  const { rows } = await sql<{ assessment_id: number }>`
    insert into application (
      business_id, owner_id, brgycode, application_type, tax_year, state, saved_at, created_at, updated_at
    )
    select business_id, owner_id, brgycode, 'RENEWAL', 2027, 'DRAFT', now(), now(), now()
    from business where company_code = ${application.company_code}
    returning assessment_id`.execute(server.api.db);
  const code = `DRAFT-${rows[0]?.assessment_id ?? 0}`;
  await server.request(saveAssessmentDraft, owner, {
    params: { assessment_code: code },
    body: { values: { total_assets: '=1', lines: [{ line: 7 }, 'x', null], payment_mode: {} }, draft_revision: 0 },
  });
  const text = await readText(owner, code);
  expect(text).toContain('DRAFT');
  expect(text).toContain('Not filed yet');
  expect((await file(bplo, 'pdf', code)).status).toBe(404);
});

test('an office reads in which barangay a pin lies that is not where it was declared', async () => {
  const readHolding = async () =>
    (await server.request(getHolding, fire, { params: { company_code: application.company_code } })).body;
  expect((await readHolding()).pin_elsewhere).toBeNull();
  const { brgycode } = await server.api.db
    .selectFrom('business')
    .select('brgycode')
    .where('company_code', '=', application.company_code)
    .executeTakeFirstOrThrow();
  const { geo_lat = 0, geo_lng = 0 } = (await readHolding()) as { geo_lat: number; geo_lng: number };
  const createBox = (west: number) =>
    JSON.stringify([
      [
        [west, geo_lat - 1],
        [west + 1, geo_lat - 1],
        [west + 1, geo_lat + 1],
        [west, geo_lat + 1],
      ],
    ]);
  const draw = (code: string, shape: string) =>
    server.api.db.updateTable('barangay').set({ shape }).where('brgycode', '=', code).execute();
  // Changed rows are noticed within half a second; the test polls until then instead of waiting for a fixed time.
  const waitForPin = async (name: string | null): Promise<void> => {
    let barangay = (await readHolding()).pin_elsewhere;
    while (barangay?.barangay_name !== name) barangay = (await readHolding()).pin_elsewhere;
  };
  await draw(brgycode ?? '', createBox(geo_lng + 1));
  await waitForPin(null);
  const other = await server.api.db
    .selectFrom('barangay')
    .select(['brgycode', 'name'])
    .where('brgycode', '<>', brgycode ?? '')
    .executeTakeFirstOrThrow();
  await draw(other.brgycode, createBox(geo_lng - 0.5));
  await waitForPin(other.name);
});
