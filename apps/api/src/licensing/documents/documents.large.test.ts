import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { downloadDocument, reviewDocument, listDocuments, removeDocument, UPLOAD_LIMITS } from '@ebpls/contracts';

import {
  A_PDF,
  A_PNG,
  createAcceptedApplication,
  registerBusiness,
  sendPaper,
} from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';
import { sanitiseFileName } from '../../platform/bodies/receive-file.ts';

let server: TestServer;
let owner: TestPerson;
let otherUser: TestPerson;
let bplo: TestPerson;
let company_code: string;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  otherUser = await server.person('user');
  bplo = await server.person('bplo');
  company_code = await registerBusiness(server, owner);
});
afterAll(() => server.close());

test('a paper is stored with its hash, and returned', async () => {
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R06',
    bytes: A_PNG,
    file_name: 'ID ni Ñoño.png',
    type: 'image/png',
  });
  expect(reply.body).toMatchObject({
    version: 1,
    media_type: 'image/png',
    state: 'PENDING_REVIEW',
    file_name: 'ID ni Ñoño.png',
  });
  expect(reply.body.sha256).toMatch(/^[0-9a-f]{64}$/);
  const file = await server.request(downloadDocument, owner, { params: { document_id: reply.body.document_id } });
  expect([file.raw.length, createHash('sha256').update(file.raw).digest('hex')]).toEqual([
    reply.body.size,
    reply.body.sha256,
  ]);
  expect(await sharp(file.raw).raw().toBuffer()).toEqual(await sharp(A_PNG).raw().toBuffer());
  expect(file.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, no-store',
  });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''ID%20ni%20%C3%91o%C3%B1o\.png$/);
});

test('a paper whose stored file differs is not sent, and the operator reads which', async () => {
  const bytes = A_PDF;
  const { body } = await sendPaper(server, owner, { company_code, requirement_code: 'R06', bytes });
  const { document_id } = body;
  const { storage_key } = await server.api.db
    .selectFrom('document')
    .select('storage_key')
    .where('document_id', '=', document_id)
    .executeTakeFirstOrThrow();
  const { storage } = server.api.config;
  const folder = storage.kind === 'folder' ? storage.folder : '';
  await writeFile(join(folder, storage_key.slice(0, 2), storage_key), Buffer.alloc(bytes.length, 'x'));
  const log = jest.spyOn(server.api.app.log, 'error');
  const file = await server.request(downloadDocument, owner, { params: { document_id } });
  expect(file).toMatchObject({ status: 500, body: { error: { code: 'failed' } } });
  expect(file.body.error.message).toMatch(
    /^This file was altered after it was uploaded, so it is not shown\. .* under reference \S+\.$/,
  );
  expect(file.raw.toString()).not.toContain('xxx');
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ storage_key }), 'a file came back with other bytes');
  expect(server.api.storage.differing()).toBe(1);
  log.mockRestore();
});

test.each([
  {
    what: 'a page of HTML that calls itself a photo',
    bytes: Buffer.from('<html><script>alert(1)</script></html>'),
    file_name: 'photo.jpg',
    type: 'image/jpeg',
    says: 'This file is not a PDF, JPG or PNG.',
  },
  {
    what: 'a drawing that can carry a script',
    bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    file_name: 'logo.svg',
    type: 'image/svg+xml',
    says: 'This file is not a PDF, JPG or PNG.',
  },
  {
    what: 'a program that calls itself a PDF',
    bytes: Buffer.from('MZ\u0090\u0000\u0003'),
    file_name: 'form.pdf',
    type: 'application/pdf',
    says: 'This file is not a PDF, JPG or PNG.',
  },
  {
    what: 'an archive',
    bytes: Buffer.from('504b0304140000000800', 'hex'),
    file_name: 'papers.zip',
    type: 'application/zip',
    says: 'This file is not a PDF, JPG or PNG.',
  },
  {
    what: 'an animation',
    bytes: Buffer.from('GIF89a0000000'),
    file_name: 'a.gif',
    type: 'image/gif',
    says: 'This file is not a PDF, JPG or PNG.',
  },
  {
    what: 'nothing at all',
    bytes: Buffer.alloc(0),
    file_name: 'empty.pdf',
    type: 'application/pdf',
    says: 'This file is empty.',
  },
  {
    what: 'one byte more than 10 MB',
    bytes: Buffer.concat([A_PDF, Buffer.alloc(UPLOAD_LIMITS.bytes + 1 - A_PDF.length)]),
    file_name: 'large.pdf',
    type: 'application/pdf',
    says: 'Please upload a file of 10 MB or less.',
  },
])('$what is refused at the file and leaves nothing behind', async ({ says, ...paper }) => {
  const before = await server.api.db.selectFrom('document').select('document_id').execute();
  const reply = await sendPaper(server, owner, { company_code, requirement_code: 'R01', ...paper });
  expect(reply.status).toBe(422);
  expect(reply.body.error.fields).toEqual({ file: [says] });
  expect(await server.api.db.selectFrom('document').select('document_id').execute()).toHaveLength(before.length);
});

test('exactly 10 MB is accepted', async () => {
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R01',
    bytes: Buffer.concat([A_PDF, Buffer.alloc(UPLOAD_LIMITS.bytes - A_PDF.length)]),
  });
  expect(reply.body.size).toBe(UPLOAD_LIMITS.bytes);
});

test.each([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\Windows\\system32\\form.pdf', 'form.pdf'],
  ['permit\r\nSet-Cookie: a=b.pdf', 'permitSet-Cookie a=b.pdf'],
  ['\u202efdp.exe', 'fdp.exe'],
  ['..', 'document'],
  ['', 'document'],
])('a file named %j is shown as %j and never used as a path', (fileName, shownName) => {
  expect(sanitiseFileName(fileName)).toBe(shownName);
});

test('a name with a path in it is stored by its last part', async () => {
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R08',
    file_name: '../../../../tmp/evil.pdf',
  });
  expect(reply.body.file_name).toBe('evil.pdf');
});

test('the same file again is the same version; another file is the next one', async () => {
  const first = await sendPaper(server, owner, { company_code, requirement_code: 'R03' });
  const secondPaper = await sendPaper(server, owner, { company_code, requirement_code: 'R03' });
  const other = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R03',
    bytes: Buffer.concat([A_PDF, Buffer.from('%2')]),
  });
  expect([first.body.document_id === secondPaper.body.document_id, first.body.version, other.body.version]).toEqual([
    true,
    1,
    2,
  ]);
});

test('ten copies sent at once get ten versions', async () => {
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      sendPaper(server, owner, {
        company_code,
        requirement_code: 'R10',
        bytes: Buffer.concat([A_PDF, Buffer.from(String(index))]),
      }),
    ),
  );
  expect(replies.map(({ body }) => body.version).toSorted((one, other) => one - other)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
  ]);
});

test('an unknown requirement and a foreign business are refused before the file is read', async () => {
  const unknownReply = await sendPaper(server, owner, { company_code, requirement_code: 'R99' });
  expect([unknownReply.status, Object.keys(unknownReply.body.error.fields ?? {})]).toEqual([422, ['requirement_code']]);
  expect((await sendPaper(server, otherUser, { company_code, requirement_code: 'R01' })).status).toBe(404);
});

test('papers are seen by their owner, the offices that have a part, and nobody else', async () => {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { data } = (
    await server.request(listDocuments, owner, { params: { company_code: filedApplication.company_code } })
  ).body;
  const document_id = data.find(({ requirement_code }) => requirement_code === 'R20')?.document_id ?? '';
  const getFileStatus = async (person: TestPerson): Promise<number> =>
    (await server.request(downloadDocument, person, { params: { document_id } })).status;
  expect(await getFileStatus(owner)).toBe(200);
  expect(await getFileStatus(bplo)).toBe(200);
  expect(await getFileStatus(await server.person('fire'))).toBe(200);
  expect(await getFileStatus(await server.person('barangay-silangan'))).toBe(200);
  expect(await getFileStatus(await server.person('barangay-balite'))).toBe(404);
  expect(await getFileStatus(await server.person('mao'))).toBe(404);
  expect(await getFileStatus(otherUser)).toBe(404);
  expect(await getFileStatus(await server.person('affiliate'))).toBe(403);
  expect(
    (
      await server.request(listDocuments, await server.person('mao'), {
        params: { company_code: filedApplication.company_code },
      })
    ).status,
  ).toBe(404);
  const views = await server.api.db
    .selectFrom('audit_entry')
    .select('role_name')
    .where('act', '=', 'document.view')
    .where('object_id', '=', document_id)
    .execute();
  expect(views.map(({ role_name }) => role_name).toSorted()).toEqual(['barangay-silangan', 'bplo', 'fire']);
});

test('an office reviews its own papers with remarks, and only the newest copy', async () => {
  const filedApplication = await createAcceptedApplication(server, { owner, bplo });
  const { data } = (
    await server.request(listDocuments, owner, { params: { company_code: filedApplication.company_code } })
  ).body;
  const document_id = data.find(({ requirement_code }) => requirement_code === 'R20')?.document_id ?? '';
  const review = (who: TestPerson, body: unknown) =>
    server.request(reviewDocument, who, { params: { document_id }, body });
  const assessor = await server.person('assessor');
  expect((await review(await server.person('fire'), { state: 'VALID' })).status).toBe(403);
  expect((await review(assessor, { state: 'INVALID' })).body.error.fields).toEqual({
    remarks: ['Please explain what is wrong and how to correct it.'],
  });
  expect((await review(assessor, { state: 'VALID' })).body.state).toBe('VALID');
  expect((await server.request(removeDocument, owner, { params: { document_id } })).status).toBe(409);
});

test('an unreviewed paper is removed by its owner only', async () => {
  const own = await registerBusiness(server, owner);
  const { document_id } = (await sendPaper(server, owner, { company_code: own, requirement_code: 'R06' })).body;
  expect((await server.request(removeDocument, otherUser, { params: { document_id } })).status).toBe(404);
  expect((await server.request(removeDocument, owner, { params: { document_id } })).status).toBe(204);
  expect((await server.request(downloadDocument, owner, { params: { document_id } })).status).toBe(404);
});
