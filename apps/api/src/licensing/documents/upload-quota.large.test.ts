import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';

import { listDocuments, removeDocument, startAssessment, uploadInquiryFile } from '@ebpls/contracts';
import { sql } from 'kysely';

import { A_PDF, registerBusiness, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const BOUNDARY = 'quota-boundary';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ UPLOAD_APPLICATION_MB: '1', UPLOAD_YEAR_MB: '2' });
  await seedMunicipality(server.api.db);
  await server.api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

async function countStoredFiles(): Promise<number> {
  const folder = join(server.api.config.data_dir, 'files');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).length;
}

let files = 0;
/** Each with different bytes, since the same file again does not count twice. */
function createPdf(bytes: number): Buffer {
  files += 1;
  const mark = Buffer.from(`%${files}\n`);
  return Buffer.concat([A_PDF, mark, Buffer.alloc(bytes - A_PDF.length - mark.length)]);
}

interface Shop {
  readonly owner: TestPerson;
  readonly company_code: string;
  readonly assessment_code: string;
}

async function createShop(): Promise<Shop> {
  const owner = await server.person('user');
  const company_code = await registerBusiness(server, owner);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  const { assessment_code } = (await server.request(startAssessment, owner, { params: { company_code }, body })).body;
  return { owner, company_code, assessment_code };
}

interface Paper {
  readonly bytes: Buffer;
  readonly requirement_code?: string;
  readonly in_application?: boolean;
}

function send({ owner, company_code, assessment_code }: Shop, paper: Paper) {
  const { bytes, requirement_code = 'R01', in_application = true } = paper;
  return sendPaper(server, owner, {
    company_code,
    requirement_code,
    bytes,
    ...(in_application && { assessment_code }),
  });
}

async function listQuotas({ owner, company_code, assessment_code }: Shop) {
  return (await server.request(listDocuments, owner, { params: { company_code }, query: { assessment_code } })).body
    .quotas;
}

const createForm = (bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

const attach = (owner: TestPerson, bytes: Buffer) =>
  server.request(uploadInquiryFile, owner, { headers: { 'content-type': FORM }, body: createForm(bytes) });

test('one application has a limit, and the refusal names the rest; another application has a limit of its own', async () => {
  const shop = await createShop();
  const first = createPdf(900_000);
  expect((await send(shop, { bytes: first })).status).toBe(200);
  expect(await listQuotas(shop)).toEqual([
    { of: 'application', used_bytes: 900_000, limit_bytes: 1_000_000 },
    { of: 'year', used_bytes: 900_000, limit_bytes: 2_000_000 },
  ]);

  const before = await countStoredFiles();
  // Its announced length is not refused, its received length is.
  const over = await send(shop, { bytes: createPdf(100_001), requirement_code: 'R02' });
  const sentence =
    'You can upload up to 1 MB for one application and have 0.1 MB left. This file is 0.2 MB. ' +
    'Please upload a smaller file, or bring the document to the municipal hall.';
  expect([over.status, over.body.error.code, over.body.error.fields]).toEqual([422, 'invalid', { file: [sentence] }]);
  expect([await countStoredFiles(), (await listQuotas(shop))[0]?.used_bytes]).toEqual([before, 900_000]);

  expect((await send(shop, { bytes: createPdf(100_000), requirement_code: 'R02' })).status).toBe(200);
  const company_code = await registerBusiness(server, shop.owner);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  const next = await server.request(startAssessment, shop.owner, { params: { company_code }, body });
  const other = { ...shop, company_code, assessment_code: next.body.assessment_code };
  expect((await send(other, { bytes: createPdf(500_000) })).status).toBe(200);
});

test('all papers of one owner in a year have a limit, and a new year has its own', async () => {
  const shop = await createShop();
  expect((await send(shop, { bytes: createPdf(700_000) })).status).toBe(200);
  expect((await send(shop, { bytes: createPdf(700_000), in_application: false })).status).toBe(200);
  expect((await attach(shop.owner, createPdf(500_000))).status).toBe(200);

  const over = await attach(shop.owner, createPdf(100_500));
  expect([over.status, over.body.error.fields]).toEqual([
    422,
    { file: [expect.stringMatching(/^You can upload up to 2 MB in 2026 and have 0\.1 MB left\. .* is 0\.2 MB\./)] },
  ]);
  expect((await listQuotas(shop)).at(-1)).toEqual({ of: 'year', used_bytes: 1_900_000, limit_bytes: 2_000_000 });
  expect((await attach((await createShop()).owner, createPdf(100_500))).status).toBe(200);

  server.setNow('2027-01-01T08:00:00+08:00');
  await sql`update inquiry_file set created_at = '2026-11-20' where account_id = ${shop.owner.account_id}`.execute(
    server.api.db,
  );
  expect((await attach(shop.owner, createPdf(500_000))).status).toBe(200);
  server.setNow('2026-01-12T08:00:00+08:00');
});

test.each([
  ['one application', { in_application: true, size: 300_000, fit: 3 }],
  ['a year', { in_application: false, size: 500_000, fit: 4 }],
])('files that are sent at once cannot pass the quota of %s together', async (_what, { in_application, size, fit }) => {
  const shop = await createShop();
  const before = await countStoredFiles();
  const codes = ['R01', 'R02', 'R03', 'R04', 'R05', 'R06'];
  const replies = await Promise.all(
    codes.map((requirement_code) => send(shop, { bytes: createPdf(size), requirement_code, in_application })),
  );
  const acceptedCount = replies.filter(({ status }) => status === 200).length;
  expect([acceptedCount, replies.filter(({ status }) => status === 422).length]).toEqual([fit, codes.length - fit]);
  expect(await countStoredFiles()).toBe(before + fit);
});

test('two businesses of one owner cannot pass the year together', async () => {
  const first = await createShop();
  const company_code = await registerBusiness(server, first.owner);
  const shops = [first, { ...first, company_code }];
  const replies = await Promise.all(
    ['R01', 'R02', 'R03'].flatMap((requirement_code) =>
      shops.map((shop) => send(shop, { bytes: createPdf(600_000), requirement_code, in_application: false })),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
});

test('an announced length above the limit is refused before it is received', async () => {
  const shop = await createShop();
  expect((await send(shop, { bytes: createPdf(900_000) })).status).toBe(200);
  const { port } = server.api.app.server.address() as AddressInfo; // listens on a port, not on a pipe
  const socket = connect(port, '127.0.0.1');
  const query = `requirement_code=R02&assessment_code=${shop.assessment_code}`;
  socket.write(
    [
      `POST /api/companies/${shop.company_code}/documents?${query} HTTP/1.1`,
      'host: test',
      `authorization: Bearer ${shop.owner.token}`,
      `content-type: ${FORM}`,
      'content-length: 9000000',
      '',
      '',
    ].join('\r\n'),
  );
  // Not one byte of the body was sent.
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  expect(answer.toString()).toMatch(
    /^HTTP\/1\.1 422 [^]*You can upload up to 1 MB for one application and have 0\.1 MB left/,
  );
});

test('a removed file is released from the quota; a paper that stays on record is not', async () => {
  const shop = await createShop();
  const paper = await send(shop, { bytes: createPdf(900_000) });
  await server.request(removeDocument, shop.owner, { params: { document_id: paper.body.document_id } });
  expect((await listQuotas(shop)).map(({ used_bytes }) => used_bytes)).toEqual([900_000, 900_000]);

  expect((await attach(shop.owner, createPdf(1_000_000))).status).toBe(200);
  expect((await attach(shop.owner, createPdf(1_000_000))).status).toBe(422);
  await sql`delete from inquiry_file where account_id = ${shop.owner.account_id}`.execute(server.api.db);
  expect((await attach(shop.owner, createPdf(1_000_000))).status).toBe(200);
});

test('the same file again does not count twice, and offices have no quota', async () => {
  const shop = await createShop();
  const bytes = createPdf(450_000);
  for (const _ of ['first', 'again']) expect((await send(shop, { bytes })).status).toBe(200);
  expect((await listQuotas(shop))[0]?.used_bytes).toBe(450_000);

  const clerk = await server.person('fire');
  for (let count = 0; count < 3; count += 1) expect((await attach(clerk, createPdf(1_000_000))).status).toBe(200);
  const administrator = await server.person('admin');
  const reply = await server.request(listDocuments, administrator, { params: { company_code: shop.company_code } });
  expect(reply.body.quotas ?? []).toEqual([]);
});
