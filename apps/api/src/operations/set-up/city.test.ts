import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  downloadBill,
  downloadBlankForm,
  downloadPermit,
  getCurrentDue,
  getMunicipality,
  getMunicipalityDetails,
  releasePermit,
  saveMunicipality,
  signPermit,
  startPayment,
} from '@ebpls/contracts';

import { forgetReferenceRows } from '../../platform/reference/reference-rows.ts';
import { getMessageText, setMessageGovernment } from '../../platform/messages/catalogue.ts';
import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfPages } from '../../testing/pdf/read-pdf.ts';
import { readWorkbookPart } from '../../testing/spreadsheets/read-workbook.ts';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  admin = await server.person('admin', { firstname: 'Victoria', lastname: 'Diaz', permissions: ['signatory'] });
  server.setNow('2026-02-03T09:00:00+08:00');
  await saveCity();
});
afterAll(async () => {
  await server.close();
  // Last: a job of the server may have read the kind of its place.
  setMessageGovernment('MUNICIPALITY');
});

/** The set-up's form, sent with the kind and name of a city that belongs to no province. */
async function saveCity(): Promise<void> {
  const { body: details } = await server.request(getMunicipalityDetails, admin);
  const { is_prefix_used: _used, seal: _seal, lat, lng, reach_km, ...texts } = details;
  const numbers = { lat: String(lat), lng: String(lng), reach_km: String(reach_km) };
  const cityNames = { name: 'Tubigan', government: 'CITY', province: '', hall: 'City Hall, Tubigan' } as const;
  await server.request(saveMunicipality, admin, { body: { ...texts, ...numbers, ...cityNames } });
  forgetReferenceRows(server.serving.db);
}

const readTexts = (file: Buffer): string =>
  readPdfPages(file)
    .map(({ texts }) => texts.join(' '))
    .join(' ');

const listMails = async () =>
  server.api.db.selectFrom('mail').select(['subject', 'body_text', 'body_html']).orderBy('id').execute();

test('the public facts of a city name it, and its offices in both languages', async () => {
  const { body } = await server.request(getMunicipality, undefined);
  expect(body).toMatchObject({ name: 'Tubigan', government: 'CITY', province: '' });
  expect(body.offices).toContainEqual({
    office: 'assessor',
    title: { en: 'City Assessor', fil: 'Tagatasa ng Lungsod' },
  });
  expect(JSON.stringify(body)).not.toMatch(/municipal/i);
});

test('bill, permit and mails of a city name the city and its officers', async () => {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const filedOrder = await createApprovedOrder(server, { owner, clerk, treasurer });
  const params = { assessment_code: filedOrder.assessment_code };
  const bill = await server.request(downloadBill, owner, { params: { bill_id: filedOrder.bill_id } });
  expect(readTexts(bill.raw)).toMatch(/Republic of the Philippines City of Tubigan Office of the City Treasurer/);
  const due = (await server.request(getCurrentDue, owner, { params })).body;
  const payment = await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: due.total } });
  await sendNotice(server, { request_id: payment.body.request_id });
  const { permit_no } = (await server.request(releasePermit, clerk, { params })).body;
  await server.request(signPermit, admin, { params: { permit_no } });
  const permit = readTexts((await server.request(downloadPermit, owner, { params: { permit_no } })).raw);
  expect(permit).toContain('City of Tubigan Office of the City Mayor');
  expect(permit).toContain('By authority of the City Mayor');
  // The title of the ordinance is that of the seeded revenue code.
  const papers = `${readTexts(bill.raw)} ${permit}`.replaceAll('Municipal Ordinance No. 2023-018', '');
  expect(papers).not.toMatch(/municipal|Province of/i);
  const mails = await listMails();
  expect(mails.length).toBeGreaterThan(1);
  for (const { subject, body_text, body_html } of mails) {
    expect(body_text).toMatch(/Office\nCity of Tubigan$/);
    expect(body_html).toContain('City of Tubigan</div>');
    expect(`${subject} ${body_text} ${body_html}`).not.toMatch(/municipal/i);
  }
});

test('the form of a city speaks of the city, in each format', async () => {
  const { raw } = await server.request(downloadBlankForm, undefined, { query: { format: 'pdf' } });
  const form = readTexts(raw);
  for (const text of ['II. City: verification of documents', 'Approved by (city treasurer)', 'City Assessor'])
    expect(form).toContain(text);
  expect(form).not.toMatch(/municipal/i);
});

test('the workbook of the start page is that of the city, rendered once', async () => {
  await mkdir(join(server.api.config.release_dir, 'current'), { recursive: true });
  const open = () => server.api.app.inject('/attachments/forms/business-permit-form.xlsx');
  const { statusCode, headers, rawPayload } = await open();
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheet')]);
  const book = ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']
    .map((name) => readWorkbookPart(rawPayload, name))
    .join('\n');
  for (const text of ['City of Tubigan', 'City Assessor']) expect(book).toContain(text);
  expect(book).not.toMatch(/municipal/i);
  expect((await open()).rawPayload.equals(rawPayload)).toBe(true);
});

test('a public page of a city says so in its document', async () => {
  const root = join(server.api.config.release_dir, 'current');
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'index.html'), '<html lang="en"><title>eBPLS</title></html>');
  const { body } = await server.api.app.inject({ url: '/pricing', headers: { accept: 'text/html' } });
  expect(body).toContain('<html lang="en" data-government="CITY">');
});

test('a refusal is worded for a city in the reader’s language', () => {
  expect(getMessageText('signin.disabled')).toBe('This account is closed. Please contact the city hall.');
  expect(getMessageText('signin.disabled', {}, 'fil')).toMatch(/Makipag-ugnayan sa city hall\./);
});
