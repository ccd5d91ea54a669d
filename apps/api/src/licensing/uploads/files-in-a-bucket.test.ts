import { createHash } from 'node:crypto';

import {
  createUpload,
  downloadDocument,
  getReady,
  listDocuments,
  sendChunk,
  startAssessment,
  TUS,
  UPLOAD_LIMITS,
} from '@ebpls/contracts';
import { type BucketServer, openBucketServer } from '@ebpls/storage/test';

import { openPartialFiles } from '../../platform/bodies/partial-files.ts';
import { A_PDF, registerBusiness, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let bucket: BucketServer;
let server: TestServer;
let owner: TestPerson;
let company_code: string;
let assessment_code: string;
beforeAll(async () => {
  bucket = await openBucketServer();
  const { settings } = bucket;
  server = await openTestServer({
    STORAGE_URL: `s3://${settings.bucket}/${settings.prefix}`,
    STORAGE_ENDPOINT: String(settings.endpoint),
    STORAGE_REGION: settings.region,
    STORAGE_ACCESS_KEY: settings.access_key,
    STORAGE_SECRET_KEY: settings.secret_key,
  });
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  company_code = await registerBusiness(server, owner);
  const body = { application_type: 'NEW' as const, tax_year: 2026 };
  ({ assessment_code } = (await server.request(startAssessment, owner, { params: { company_code }, body })).body);
});
beforeEach(() => bucket.set('serves'));
afterAll(async () => {
  await server.close();
  await bucket.stop();
});

const send = (requirement_code: string, bytes = A_PDF) =>
  sendPaper(server, owner, { company_code, requirement_code, assessment_code, bytes });
const download = (document_id: string) => server.request(downloadDocument, owner, { params: { document_id } });
const listPapers = async () =>
  (await server.request(listDocuments, owner, { params: { company_code }, query: {} })).body.data;
const AWAY = {
  code: 'failed',
  message:
    'Files cannot be uploaded or opened right now. Files that are already uploaded are safe. Please try again in a few minutes.',
  reference: expect.any(String),
};

test('a paper is stored in the bucket and sent by the server alone', async () => {
  const { status, body } = await send('R01');
  expect(status).toBe(200);
  expect([...bucket.objects.values()]).toEqual([A_PDF]);
  expect((await download(body.document_id)).raw).toEqual(A_PDF);
});

test('a paper that is too large is refused at its field and leaves nothing in the bucket', async () => {
  const before = bucket.objects.size;
  const { status, body } = await send('R02', Buffer.concat([A_PDF, Buffer.alloc(UPLOAD_LIMITS.bytes)]));
  expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['file']]);
  expect([bucket.objects.size, bucket.open_uploads()]).toEqual([before, 0]);
});

test('while the bucket is unreachable a paper is neither stored nor opened, the reply reports it, and readiness shows it', async () => {
  const [first] = await listPapers();
  const before = bucket.objects.size;
  bucket.set('breaks');
  for (const { status, headers, body } of [await send('R03'), await download(first?.document_id ?? '')])
    expect([status, headers['retry-after'], body.error]).toEqual([503, '30', AWAY]);
  expect(await server.request(getReady, undefined)).toMatchObject({ status: 503, body: { storage: 'failed' } });
  expect(await listPapers()).toHaveLength(1);
  bucket.set('serves');
  expect((await send('R03')).status).toBe(200);
  expect(bucket.objects.size).toBe(before + 1);
});

test('a paper that arrives in pieces waits in the bucket, and continues after the bucket was unreachable', async () => {
  const file = Buffer.concat([A_PDF, Buffer.alloc(TUS.chunk_bytes * 2)]);
  const uploadReply = await server.request(createUpload, owner, {
    params: { company_code },
    query: { requirement_code: 'R04', assessment_code },
    headers: { 'upload-length': String(file.length), 'upload-metadata': 'filename bGVhc2UucGRm' },
  });
  const upload_id = String(uploadReply.headers['location']).split('/').at(-1) ?? '';
  const sendPiece = (offset: number) => {
    const piece = file.subarray(offset, offset + TUS.chunk_bytes);
    const checksum = createHash('sha256').update(piece).digest('base64');
    const headers = { 'content-type': TUS.media_type, 'upload-offset': String(offset) };
    return server.request(sendChunk, owner, {
      params: { upload_id },
      headers: { ...headers, 'upload-checksum': `sha256 ${checksum}` },
      body: piece,
    });
  };
  expect((await sendPiece(0)).status).toBe(204);
  bucket.set('refuses');
  expect((await sendPiece(TUS.chunk_bytes)).status).toBe(503);
  bucket.set('serves');
  expect((await sendPiece(TUS.chunk_bytes)).status).toBe(204);
  expect((await sendPiece(TUS.chunk_bytes * 2)).headers['upload-offset']).toBe(String(file.length));
  const sha256 = createHash('sha256').update(file).digest('hex');
  expect((await listPapers()).find(({ requirement_code }) => requirement_code === 'R04')).toMatchObject({ sha256 });
  expect([...bucket.objects.keys()].filter((key) => key.includes('partial'))).toEqual([]);
});

test('of pieces only those are read that follow on one another; one that was cut is written over', async () => {
  const partials = openPartialFiles(server.api.config);
  expect(await partials.write('u', Buffer.from('later'), 5)).toBe(false);
  await partials.write('u', Buffer.from('one, '), 0);
  await partials.write('u', Buffer.from('two that was not acknowledged'), 5);
  await partials.write('u', Buffer.from('two, '), 5);
  expect(await partials.write('u', Buffer.from('three'), 10)).toBe(true);
  expect(await partials.write('u', Buffer.from('x'), 99)).toBe(false);
  const read: Buffer[] = [];
  for await (const piece of partials.read('u')) read.push(piece);
  expect(Buffer.concat(read).toString()).toBe('one, two, three');
  await partials.remove('u');
  expect([...bucket.objects.keys()].filter((key) => key.includes('partial'))).toEqual([]);
});
