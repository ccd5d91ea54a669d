import { createHash } from 'node:crypto';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import {
  createUpload,
  getUpload,
  listDocuments,
  removeUpload,
  sendChunk,
  startAssessment,
  TUS,
  UPLOAD_LIMITS,
} from '@ebpls/contracts';

import { enqueueJob } from '../../platform/jobs/jobs.ts';
import { A_PDF, registerBusiness } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

const PIECE = TUS.chunk_bytes;

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer({ UPLOAD_APPLICATION_MB: '6', UPLOAD_YEAR_MB: '8' });
  await seedMunicipality(server.api.db);
});
beforeEach(() => server.setNow('2026-01-12T08:00:00+08:00'));
afterAll(() => server.close());

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

let files = 0;
/** Each with different bytes. */
function createPdf(bytes: number): Buffer {
  files += 1;
  const mark = Buffer.from(`%${files}\n`);
  return Buffer.concat([A_PDF, mark, Buffer.alloc(bytes - A_PDF.length - mark.length, files)]);
}

interface BegunUpload {
  readonly length: number | string;
  readonly requirement_code?: string;
  readonly name?: string;
}

async function begin(shop: Shop, { length, requirement_code = 'R01', name = 'lease.pdf' }: BegunUpload) {
  const { owner, company_code, assessment_code } = shop;
  const reply = await server.request(createUpload, owner, {
    params: { company_code },
    query: { requirement_code, assessment_code },
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
  return { ...reply, upload_id: String(reply.headers['location']).split('/').at(-1) ?? '' };
}

const computeChecksum = (piece: Buffer): string => `sha256 ${createHash('sha256').update(piece).digest('base64')}`;

interface Piece {
  readonly upload_id: string;
  readonly piece: Buffer;
  readonly offset: number;
  readonly checksum?: string;
}

function send(owner: TestPerson, { upload_id, piece, offset, checksum = computeChecksum(piece) }: Piece) {
  return server.request(sendChunk, owner, {
    params: { upload_id },
    headers: { 'content-type': TUS.media_type, 'upload-offset': String(offset), 'upload-checksum': checksum },
    body: piece,
  });
}

/** Sends HEAD, as the browser does. */
async function getOffset(owner: TestPerson, upload_id: string): Promise<number | undefined> {
  const reply = await server.api.app.inject({
    method: 'HEAD',
    url: `/api/uploads/${upload_id}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  return reply.statusCode === 200 ? Number(reply.headers['upload-offset']) : undefined;
}

async function sendAll(owner: TestPerson, upload_id: string, file: Buffer) {
  let reply = await send(owner, { upload_id, piece: file.subarray(0, PIECE), offset: 0 });
  for (let offset = PIECE; offset < file.length && reply.status === 204; offset += PIECE)
    reply = await send(owner, { upload_id, piece: file.subarray(offset, offset + PIECE), offset });
  return reply;
}

async function listPapers({ owner, company_code }: Shop) {
  return (await server.request(listDocuments, owner, { params: { company_code }, query: {} })).body.data;
}

async function listStoredFiles(folder: string): Promise<string[]> {
  const root = join(server.api.config.data_dir, folder);
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test('a file that arrives in pieces becomes one paper, whole', async () => {
  const shop = await createShop();
  const file = createPdf(300_000);
  const { upload_id, status, headers } = await begin(shop, { length: file.length, name: 'Kontrata ñ.pdf' });
  expect([status, headers['location']]).toEqual([201, `/api/uploads/${upload_id}`]);
  expect((await sendAll(shop.owner, upload_id, file)).headers['upload-offset']).toBe('300000');
  expect(await listPapers(shop)).toMatchObject([
    {
      requirement_code: 'R01',
      version: 1,
      file_name: 'Kontrata ñ.pdf',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
    },
  ]);
  expect(await listStoredFiles('files/partial')).toEqual([]);
  const { body } = await server.request(getUpload, shop.owner, { params: { upload_id } });
  expect(body).toMatchObject({ received: file.length, length: file.length, is_finished: true });
});

test('a partial upload is stored for its sender alone, and nobody else can read it on the disk', async () => {
  const shop = await createShop();
  const file = createPdf(300_000);
  const { upload_id } = await begin(shop, { length: file.length });
  await send(shop.owner, { upload_id, piece: file.subarray(0, PIECE), offset: 0 });
  const [path = ''] = await listStoredFiles('files/partial');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(path, '..'))).mode & 0o777).toBe(0o700);

  const otherUser = await server.person('user');
  const piece = { upload_id, piece: file.subarray(PIECE, 2 * PIECE), offset: PIECE };
  expect((await send(otherUser, piece)).status).toBe(404);
  expect((await server.request(getUpload, otherUser, { params: { upload_id } })).status).toBe(404);
  expect((await server.request(removeUpload, otherUser, { params: { upload_id } })).status).toBe(404);
  expect(await getOffset(shop.owner, upload_id)).toBe(PIECE);

  expect((await server.request(removeUpload, shop.owner, { params: { upload_id } })).status).toBe(204);
  expect(await listStoredFiles('files/partial')).toEqual([]);
});

test('a piece out of order, too long, altered or without its checksum changes nothing', async () => {
  const shop = await createShop();
  const file = createPdf(300_000);
  const { upload_id } = await begin(shop, { length: file.length });
  const first = file.subarray(0, PIECE);
  const second = file.subarray(PIECE, 2 * PIECE);
  expect((await send(shop.owner, { upload_id, piece: second, offset: PIECE })).status).toBe(409);
  expect((await send(shop.owner, { upload_id, piece: first, offset: 0 })).status).toBe(204);

  const alteredPiece = Buffer.from(second);
  alteredPiece[77] = (alteredPiece[77] ?? 0) ^ 1;
  const refusal = [
    { piece: first, offset: 0 },
    { piece: alteredPiece, offset: PIECE, checksum: computeChecksum(second) },
    { piece: second, offset: 2 * PIECE },
  ];
  for (const piece of refusal) expect((await send(shop.owner, { upload_id, ...piece })).status).toBe(409);
  for (const checksum of ['', 'md5 abc', 'sha256 abc'])
    expect((await send(shop.owner, { upload_id, piece: second, offset: PIECE, checksum })).status).toBe(422);
  expect((await send(shop.owner, { upload_id, piece: Buffer.alloc(PIECE + 1), offset: PIECE })).status).toBe(413);
  expect(await getOffset(shop.owner, upload_id)).toBe(PIECE);

  await send(shop.owner, { upload_id, piece: second, offset: PIECE });
  const rest = file.subarray(2 * PIECE);
  const longer = Buffer.concat([rest, Buffer.of(1)]);
  expect((await send(shop.owner, { upload_id, piece: longer, offset: 2 * PIECE })).status).toBe(409);
  expect(await listPapers(shop)).toEqual([]);
  expect((await send(shop.owner, { upload_id, piece: rest, offset: 2 * PIECE })).status).toBe(204);
  expect(await listPapers(shop)).toHaveLength(1);
});

test('a length that is missing, empty or too large begins nothing', async () => {
  const shop = await createShop();
  for (const length of ['', '-1', '1e3', 0, UPLOAD_LIMITS.bytes + 1])
    expect([length, (await begin(shop, { length })).status]).toEqual([length, 422]);
});

test('a file of another kind is refused by its content at its last piece, and is gone', async () => {
  const shop = await createShop();
  const program = Buffer.concat([Buffer.from('#!/bin/sh\n'), Buffer.alloc(200_000, 'a')]);
  const { upload_id } = await begin(shop, { length: program.length, name: 'lease.pdf' });
  const { status, body } = await sendAll(shop.owner, upload_id, program);
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['file']]);
  expect(await getOffset(shop.owner, upload_id)).toBeUndefined();
  expect(await listStoredFiles('files/partial')).toEqual([]);
  expect(await listPapers(shop)).toEqual([]);
});

test('an announced length counts in the quotas before it has arrived, and is released when the upload is abandoned', async () => {
  const shop = await createShop();
  const { owner, company_code, assessment_code } = shop;
  const listQuotas = async () =>
    (
      await server.request(listDocuments, owner, { params: { company_code }, query: { assessment_code } })
    ).body.quotas.map(({ used_bytes }) => used_bytes);
  const one = await begin(shop, { length: 4_000_000 });
  expect(await listQuotas()).toEqual([4_000_000, 4_000_000]);
  const overQuotaReply = await begin(shop, { length: 2_100_000, requirement_code: 'R02' });
  expect([overQuotaReply.status, overQuotaReply.body.error.message]).toEqual([422, expect.stringContaining('6 MB')]);
  await server.request(removeUpload, owner, { params: { upload_id: one.upload_id } });
  expect(await listQuotas()).toEqual([0, 0]);
  expect((await begin(shop, { length: 2_100_000, requirement_code: 'R02' })).status).toBe(201);
});

test('beginning the same paper again abandons the earlier upload', async () => {
  const shop = await createShop();
  const file = createPdf(200_000);
  const first = await begin(shop, { length: 300_000 });
  await send(shop.owner, { upload_id: first.upload_id, piece: file.subarray(0, PIECE), offset: 0 });
  const second = await begin(shop, { length: file.length });
  expect(await getOffset(shop.owner, first.upload_id)).toBeUndefined();
  expect(await listStoredFiles('files/partial')).toEqual([]);
  expect((await sendAll(shop.owner, second.upload_id, file)).status).toBe(204);
});

test.each([1, 2, 3, 4, 5, 6])('two last pieces at once make one paper (%#)', async () => {
  const shop = await createShop();
  const file = createPdf(100_000);
  const { upload_id } = await begin(shop, { length: file.length });
  const last = { upload_id, piece: file, offset: 0 };
  const statuses = (await Promise.all([send(shop.owner, last), send(shop.owner, last)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await listPapers(shop)).toHaveLength(1);
  expect(await listStoredFiles('files/partial')).toEqual([]);
});

test('a day after it began, an upload is removed with its received bytes', async () => {
  const shop = await createShop();
  const file = createPdf(300_000);
  const { upload_id } = await begin(shop, { length: file.length });
  await send(shop.owner, { upload_id, piece: file.subarray(0, PIECE), offset: 0 });
  const rest = { upload_id, piece: file.subarray(PIECE, 2 * PIECE), offset: PIECE };
  server.setNow('2026-01-13T07:59:00+08:00');
  await enqueueJob(server.api.db, { task: 'expire_uploads', payload: {} });
  await server.api.jobs.runDue();
  expect(await getOffset(shop.owner, upload_id)).toBe(PIECE);
  server.setNow('2026-01-13T08:00:01+08:00');
  expect((await send(shop.owner, rest)).status).toBe(404);
  await enqueueJob(server.api.db, { task: 'expire_uploads', payload: {} });
  await server.api.jobs.runDue();
  expect(await listStoredFiles('files/partial')).toEqual([]);
  expect(await server.api.db.selectFrom('upload').selectAll().where('upload_id', '=', upload_id).execute()).toEqual([]);
});
