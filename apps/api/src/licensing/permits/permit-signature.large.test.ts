import {
  downloadPermit,
  getCurrentDue,
  getSignature,
  releasePermit,
  removeSignature,
  sendSignature,
  signPermit,
  startPayment,
} from '@ebpls/contracts';
import sharp from 'sharp';

import { createApprovedOrder } from '../../testing/cashier-fixture.ts';
import { sendNotice } from '../../testing/gateway-notices.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { readPdfImages, readPdfText } from '../../testing/pdf/read-pdf.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const BOUNDARY = 'the-boundary-of-a-picture';

let server: TestServer;
let owner: TestPerson;
let clerk: TestPerson;
let signatory: TestPerson;
/** The uploaded seal of the municipality, as papers embed it. */
let seal: Buffer;

beforeAll(async () => {
  server = await openTestServer({ PUBLIC_URL: 'https://permits.sanisidro.gov.ph/' });
  await seedMunicipality(server.api.db);
  await saveSeal();
  owner = await server.person('user', { firstname: 'Ernesto', lastname: 'Villarin' });
  clerk = await server.person('bplo');
  signatory = await server.person('admin', {
    firstname: 'Victoria',
    lastname: 'Manalastas',
    permissions: ['signatory'],
  });
});
afterAll(() => server.close());
beforeEach(() => server.setNow('2026-02-03T09:00:00+08:00'));

function send(person: TestPerson, bytes: Buffer) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="me.png"\r\nContent-Type: image/png\r\n\r\n`;
  return server.request(sendSignature, person, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

/** A black line on a transparent background, as a signature that was cut out. */
function createPicture(colour: string, format: 'png' | 'jpeg' = 'png'): Promise<Buffer> {
  const stroke = Buffer.from(
    `<svg width="900" height="400"><path d="M40 300 C 200 20 300 380 480 160 S 700 300 860 120" stroke="${colour}" stroke-width="14" fill="none"/></svg>`,
  );
  return sharp(stroke)[format]().toBuffer();
}

async function createSignedPermit(): Promise<string> {
  const treasurer = await server.person('admin', { permissions: ['treasurer'] });
  const { assessment_code } = await createApprovedOrder(server, { owner, clerk, treasurer });
  const params = { assessment_code };
  const { total } = (await server.request(getCurrentDue, owner, { params })).body;
  const { request_id } = (
    await server.request(startPayment, owner, { params, body: { method: 'gcash', amount: total } })
  ).body;
  await sendNotice(server, { request_id });
  const { permit_no } = (await server.request(releasePermit, clerk, { params })).body;
  expect((await server.request(signPermit, signatory, { params: { permit_no } })).status).toBe(200);
  return permit_no;
}

async function saveSeal(): Promise<void> {
  seal = await sharp(await createPicture('#7a1f1f', 'jpeg'))
    .resize(264, 264)
    .toBuffer();
  const value = JSON.stringify({ storage_id: 'seal', print: `data:image/jpeg;base64,${seal.toString('base64')}` });
  await server.api.db.insertInto('setting').values({ key: 'municipality_seal', value }).execute();
}

const listSignatures = (file: Buffer): Buffer[] =>
  readPdfImages(file).filter((image) => !image.subarray(0, seal.length).equals(seal));

const print = async (permit_no: string) => (await server.request(downloadPermit, owner, { params: { permit_no } })).raw;

test('a permit has the drawn signature of the day it was signed, also after later changes', async () => {
  const before = await createSignedPermit();
  expect(listSignatures(await print(before))).toHaveLength(0);

  expect(await send(signatory, await createPicture('#102080'))).toMatchObject({
    status: 200,
    body: { has_signature: true },
  });
  const first = await createSignedPermit();
  const signatures = listSignatures(await print(first));
  expect(signatures).toHaveLength(1);

  expect((await send(signatory, await createPicture('#000000', 'jpeg'))).status).toBe(200);
  const second = await createSignedPermit();
  expect(listSignatures(await print(second))[0]?.equals(signatures[0] ?? Buffer.alloc(0))).toBe(false);
  expect((await server.request(removeSignature, signatory)).body).toEqual({ has_signature: false });
  const third = await createSignedPermit();

  expect(listSignatures(await print(third))).toHaveLength(0);
  expect(listSignatures(await print(before))).toHaveLength(0);
  expect(listSignatures(await print(first))).toEqual(signatures);
});

test('a permit shows the seal that the municipality sent', async () => {
  const images = readPdfImages(await print(await createSignedPermit()));
  expect(images.map((image) => image.subarray(0, seal.length))).toEqual([seal]);
});

test('only the pixels are stored, on white and no larger than they are printed', async () => {
  const photo = await sharp(await createPicture('#102080'))
    .withExif({ IFD0: { Copyright: 'the place it was taken' } })
    .png()
    .toBuffer();
  await send(signatory, photo);
  const { raw, headers } = await server.request(getSignature, signatory);
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/png', 'private, no-store']);
  const { width, height, hasAlpha, exif } = await sharp(raw).metadata();
  expect([width, height, hasAlpha, exif]).toEqual([450, 200, false, undefined]);
});

test('only a signatory keeps a signature, only with the password, and nobody else sees it', async () => {
  const picture = await createPicture('#102080');
  for (const person of [owner, clerk, await server.person('admin')]) {
    expect((await send(person, picture)).status).toBe(403);
    expect((await server.request(getSignature, person)).status).toBe(403);
  }
  const other = await server.person('admin', { permissions: ['signatory'] });
  expect((await server.request(getSignature, other)).status).toBe(204);
  await server.api.db
    .updateTable('session')
    .set({ proven_at: '2020-01-01T00:00:00Z' })
    .where('account_id', '=', other.account_id)
    .execute();
  expect((await send(other, picture)).body.error.code).toBe('password_needed');
  expect((await server.request(removeSignature, other)).body.error.code).toBe('password_needed');
});

test.each([
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a drawing that can carry scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>')],
  ['nothing', Buffer.alloc(0)],
])('%s is no signature, and the stored one stays', async (_what, bytes) => {
  await send(signatory, await createPicture('#102080'));
  const savedSignature = (await server.request(getSignature, signatory)).raw;
  const { status, body } = await send(signatory, bytes);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['file']]);
  expect((await server.request(getSignature, signatory)).raw.equals(savedSignature)).toBe(true);
});

test('a permit names the public address of the product, as somebody types it', async () => {
  const text = readPdfText(await print(await createSignedPermit()));
  expect(text).toContain('type the number at permits.sanisidro.gov.ph/permits/verify');
});
