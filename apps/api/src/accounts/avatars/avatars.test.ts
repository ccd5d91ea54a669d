import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

import { AVATAR_LIMITS, getAvatar, getMe, removeAvatar, sendAvatar } from '@ebpls/contracts';

import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';

const BOUNDARY = 'the-boundary-of-a-picture';

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => {
  server = await openTestServer();
  owner = await server.person('user');
});
afterAll(() => server.close());

function send(person: TestPerson, bytes: Buffer, { name = 'file', file_name = 'me.png', type = 'image/png' } = {}) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${file_name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return server.request(sendAvatar, person, {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  });
}

async function countStoredFiles(): Promise<number> {
  const names = await readdir(join(server.api.config.data_dir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return names.filter((entry) => entry.isFile()).length;
}

function createChunk(name: string, content: Buffer): Buffer {
  const namedContent = Buffer.concat([Buffer.from(name), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length, 0);
  frame.writeUInt32BE(crc32(namedContent), 4);
  return Buffer.concat([frame.subarray(0, 4), namedContent, frame.subarray(4)]);
}

const PNG_MARK = Buffer.from('89504e470d0a1a0a', 'hex');

/** A grey square; `more` precedes its pixels. */
function createPng(width: number, height = width, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const pixels = deflateSync(Buffer.alloc((width + 1) * Math.min(height, 100)));
  return Buffer.concat([
    PNG_MARK,
    createChunk('IHDR', header),
    ...more,
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A red square, twice as high as wide when `orientation` turns it. */
function drawPicture(side: number, format: 'jpeg' | 'webp' | 'png', orientation = 1): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#a03' } })
    .withExif({ IFD0: { Copyright: `the place it was taken ${SCRIPT}` } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

const SCRIPT = '<script>alert(document.domain)</script>';
const toBytes = (content: string): Buffer => Buffer.from(content, 'latin1');
/** Two frames of 64 by 64. */
function createMovingWebp(): Promise<Buffer> {
  const frames = Buffer.alloc(64 * 128 * 3, 9).fill(200, 64 * 64 * 3);
  return sharp(frames, { raw: { width: 64, height: 128, channels: 3, pageHeight: 64 } })
    .webp({ delay: [100, 100] })
    .toBuffer();
}

type PictureBytes = Buffer | Promise<Buffer>;
const createJpeg = () => drawPicture(640, 'jpeg');
const createWebp = () => drawPicture(128, 'webp');
const cutInHalf = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);

const KINDS: readonly (readonly [string, string, () => PictureBytes])[] = [
  ['image/png', 'png', () => createPng(64)],
  ['image/jpeg', 'jpg', createJpeg],
  ['image/webp', 'webp', createWebp],
];

test.each(KINDS)('a picture in %s is kept under a name of ours and served as that', async (type, ending, make) => {
  const bytes = await make();
  const { status, body } = await send(owner, bytes, { file_name: '../../../etc/<script>.html', type: 'text/html' });
  expect([status, body.avatar]).toEqual([200, expect.stringMatching(new RegExp(`^[0-9a-f-]{36}\\.${ending}$`))]);
  expect((await server.request(getMe, owner)).body.avatar).toBe(body.avatar);

  const shownCase = await server.request(getAvatar, await server.person('fire'), {
    params: { file_name: body.avatar ?? '' },
  });
  expect([
    shownCase.status,
    shownCase.headers['content-type'],
    shownCase.headers['x-content-type-options'],
    shownCase.raw.includes('<script>'),
  ]).toEqual([200, type, 'nosniff', false]);
  expect((await sharp(shownCase.raw).metadata()).width).toBe((await sharp(bytes).metadata()).width);
  expect(shownCase.headers['cache-control']).toBe('private, max-age=31536000, immutable');
  expect(shownCase.headers['content-security-policy']).toContain('sandbox');
});

test('no picture is shown without a sign-in', async () => {
  const { avatar } = (await send(owner, createPng(64))).body;
  expect((await server.request(getAvatar, undefined, { params: { file_name: avatar ?? '' } })).status).toBe(401);
});

test('a new picture replaces the former one, its file too', async () => {
  const person = await server.person('user');
  const first = (await send(person, createPng(64))).body.avatar ?? '';
  const files = await countStoredFiles();
  const second = (await send(person, createPng(65))).body.avatar ?? '';
  expect(await countStoredFiles()).toBe(files);
  expect((await server.request(getAvatar, person, { params: { file_name: first } })).status).toBe(404);
  expect((await server.request(getAvatar, person, { params: { file_name: second } })).status).toBe(200);

  expect((await server.request(removeAvatar, person)).body.avatar).toBeNull();
  expect(await countStoredFiles()).toBe(files - 1);
  expect((await server.request(getAvatar, person, { params: { file_name: second } })).status).toBe(404);
  expect((await server.request(removeAvatar, person)).status).toBe(200);
});

const REFUSED_PICTURES: readonly (readonly [string, () => PictureBytes, RegExp])[] = [
  [
    'a drawing that can carry scripts',
    () => toBytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    /JPEG, PNG or WebP/,
  ],
  ['an animation', () => toBytes('GIF89a\u0040\u0000\u0040\u0000\u0000;'), /JPEG, PNG or WebP/],
  ['an animation that is a script', () => toBytes('GIF89a/*aaaaaa*/=1;alert(1)//'), /JPEG, PNG or WebP/],
  ['a page', () => toBytes(`<!doctype html>${SCRIPT}`), /JPEG, PNG or WebP/],
  ['a paper', () => toBytes('%PDF-1.4\n%%EOF\n'), /JPEG, PNG or WebP/],
  ['a bitmap', () => Buffer.concat([toBytes('BM'), Buffer.alloc(60)]), /JPEG, PNG or WebP/],
  ['nothing', () => Buffer.alloc(0), /empty/],
  ['a PNG that moves', () => createPng(64, 64, [createChunk('acTL', Buffer.alloc(8))]), /Animated/],
  ['a WebP that moves', createMovingWebp, /Animated/],
  [
    'a PNG without pixels',
    () => Buffer.concat([createPng(64).subarray(0, 33), createChunk('IEND', Buffer.alloc(0))]),
    /cannot be opened/,
  ],
  ['half a PNG', () => createPng(64).subarray(0, 60), /cannot be opened/],
  [
    'a PNG whose piece is longer than the file',
    () => Buffer.concat([createPng(64).subarray(0, 33), Buffer.from('7fffffff49444154', 'hex'), Buffer.alloc(40)]),
    /cannot be opened/,
  ],
  ['the mark of a PNG', () => PNG_MARK, /JPEG, PNG or WebP/],
  ['half a JPEG', () => createJpeg().then(cutInHalf), /cannot be opened/],
  ['the mark of a JPEG', () => Buffer.from('ffd8ff', 'hex'), /cannot be opened/],
  ['half a WebP', () => createWebp().then(cutInHalf), /cannot be opened/],
  ['a picture too small to show anyone', () => createPng(31), /between 32 and 4,096/],
  ['a picture that would fill the memory', () => createPng(30_000, 30_000), /more than 40 megapixels/],
  ['a picture wider than any screen', () => drawPicture(4_097, 'jpeg'), /between 32 and 4,096/],
  [
    'one byte more than 2 MB',
    () => Buffer.concat([createPng(64, 64, [createChunk('tEXt', Buffer.alloc(AVATAR_LIMITS.bytes))])]),
    /larger than 2 MB/,
  ],
];

test.each(REFUSED_PICTURES)('%s is refused at its field, and the disk is as before', async (_what, make, message) => {
  const bytes = await make();
  const before = await countStoredFiles();
  const { avatar } = (await server.request(getMe, owner)).body;
  const { status, body } = await send(owner, bytes);
  expect([status, body.error.fields]).toEqual([422, { file: [expect.stringMatching(message)] }]);
  expect(await countStoredFiles()).toBe(before);
  expect((await server.request(getMe, owner)).body.avatar).toBe(avatar);
});

const appendArchive = (picture: Buffer): Buffer =>
  Buffer.concat([picture, Buffer.from('504b0506', 'hex'), toBytes(SCRIPT)]);
const PICTURES_WITH_PAYLOAD: readonly (readonly [string, () => PictureBytes])[] = [
  ['a PNG with a page behind it', () => appendArchive(createPng(64))],
  ['a PNG with a page in its words', () => createPng(64, 64, [createChunk('tEXt', toBytes(`Comment\0${SCRIPT}`))])],
  ['a JPEG with a page in its EXIF', createJpeg],
  ['a JPEG with an archive behind it', () => createJpeg().then(appendArchive)],
  ['a WebP with something behind it', () => createWebp().then(appendArchive)],
];

test.each(PICTURES_WITH_PAYLOAD)('of %s only the picture is kept', async (_what, make) => {
  const bytes = await make();
  const { avatar } = (await send(owner, bytes)).body;
  const { raw } = await server.request(getAvatar, owner, { params: { file_name: avatar ?? '' } });
  expect([bytes.includes('<script>'), raw.includes('<script>'), (await sharp(raw).metadata()).exif]).toEqual([
    true,
    false,
    undefined,
  ]);
});

test('a form without the file is refused', async () => {
  expect((await send(owner, createPng(64), { name: 'other' })).status).toBe(422);
  expect((await server.request(sendAvatar, owner, { body: {} })).status).toBe(422);
});

const PATHS = [
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  '....//....//etc/passwd',
  '/etc/passwd',
  'file:///etc/passwd',
  '..',
  '.',
  '',
  ' ',
  '%00',
  '%c0%ae%c0%ae%2f',
  'keys/access-token',
  '../keys/access-token',
  'a.png',
  '00000000-0000-4000-8000-000000000000',
  '00000000-0000-4000-8000-000000000000.svg',
  '00000000-0000-4000-8000-000000000000.html',
  '00000000-0000-4000-8000-000000000000.png.html',
  '00000000-0000-4000-8000-000000000000.png%00.html',
  '00000000-0000-4000-8000-000000000000.PNG',
  '00/00000000-0000-4000-8000-000000000000.png',
  "' or 1=1 --",
  '<script>.png',
  '\u202egnp.exe',
  'x'.repeat(400),
];

test.each(PATHS)('the name %j leads to no file', async (file_name) => {
  const reply = await server.request(getAvatar, owner, { params: { file_name } });
  expect([404, 422]).toContain(reply.status);
  const raw = await server.api.app.inject({
    url: `/api/avatars/${file_name.replaceAll(/[^\x21-\x7e]/g, '')}`,
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(raw.statusCode).toBeGreaterThanOrEqual(400);
  expect(raw.body).not.toContain('root:');
});

test('a paper is not served as a picture, though its file is in the same storage', async () => {
  const { avatar } = (await send(owner, createPng(64))).body;
  const id = (avatar ?? '').slice(0, 36);
  expect((await server.request(getAvatar, owner, { params: { file_name: `${id}.jpg` } })).status).toBe(404);
});
