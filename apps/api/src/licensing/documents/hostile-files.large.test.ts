import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

import PdfFile from 'pdfkit';
import sharp from 'sharp';

import { downloadDocument, UPLOAD_LIMITS } from '@ebpls/contracts';

import { A_PDF, A_PNG, registerBusiness, sendPaper } from '../../testing/application-fixture.ts';
import { openTestServer, type TestPerson, type TestServer } from '../../testing/open-server.ts';
import { seedMunicipality } from '../../testing/municipality-seed.ts';

let server: TestServer;
let owner: TestPerson;
let company_code: string;

beforeAll(async () => {
  server = await openTestServer();
  await seedMunicipality(server.api.db);
  owner = await server.person('user');
  company_code = await registerBusiness(server, owner);
});
afterAll(() => server.close());

async function countStoredFiles(): Promise<number> {
  const names = await readdir(join(server.api.config.data_dir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return names.filter((entry) => entry.isFile()).length;
}

const toBytes = (content: string): Buffer => Buffer.from(content);
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const SCRIPT = '<script>alert(document.domain)</script>';
const ZIP = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateRawSync(Buffer.alloc(1_000_000))]);

const NO_PAPERS: readonly (readonly [string, Buffer])[] = [
  ['a page', toBytes(`<!doctype html><html>${SCRIPT}</html>`)],
  ['a page after white space', toBytes(`\n\n   <html>${SCRIPT}`)],
  ['a script', toBytes('alert(1)')],
  ['a drawing with a script', toBytes(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  [
    'a drawing with entities',
    toBytes('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
  ],
  [
    'XML that reads a file',
    toBytes('<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'),
  ],
  ['a stylesheet', toBytes('<?xml version="1.0"?><?xml-stylesheet href="data:,x"?><a/>')],
  ['an animation that is a script', toBytes('GIF89a/*aaaaaa*/=1;alert(1)//')],
  ['an archive', ZIP],
  ['an archive within an archive', Buffer.concat([ZIP, ZIP])],
  ['an empty archive', Buffer.from('504b0506'.padEnd(44, '0'), 'hex')],
  ['a workbook with macros', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ['a program for Windows', toBytes('MZ\u0090\u0000\u0003\u0000')],
  ['a program for Linux', Buffer.from('7f454c4602010100', 'hex')],
  ['a program for a Mac', Buffer.from('cffaedfe07000001', 'hex')],
  ['a shell script', toBytes('#!/bin/sh\nrm -rf /\n')],
  ['PHP', toBytes('<?php system($_GET["c"]); ?>')],
  ['a gzip', Buffer.from('1f8b0800000000000003', 'hex')],
  [
    'a tar with a path out of its folder',
    Buffer.concat([toBytes('../../etc/cron.d/x'.padEnd(257, '\0')), toBytes('ustar\u000000'), Buffer.alloc(247)]),
  ],
  ['a bitmap', Buffer.from('424d3600000000000000360000002800', 'hex')],
  ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  ['a WebP', toBytes('RIFF\u0024\u0000\u0000\u0000WEBPVP8 ')],
  ['a film', Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex')],
  ['PostScript', toBytes('%!PS-Adobe-3.0\n(/etc/passwd) run\n')],
  ['a PDF after a page', Buffer.concat([toBytes(`<html>${SCRIPT}</html>`), A_PDF])],
  ['a PNG after a script', Buffer.concat([toBytes('/*'), A_PNG, toBytes('*/alert(1)')])],
  ['a PNG with one wrong byte', Buffer.concat([Buffer.from('89504e470d0a1a0b', 'hex'), A_PNG.subarray(8)])],
  ['half the mark of a PNG', A_PNG.subarray(0, 4)],
  ['the mark of a PNG and nothing more', A_PNG.subarray(0, 8)],
  ['two bytes of a JPEG', JPEG.subarray(0, 2)],
  ['three bytes of a PDF', A_PDF.subarray(0, 3)],
  ['one byte', toBytes('x')],
  ['zeros', Buffer.alloc(4_096)],
  ['nothing', Buffer.alloc(0)],
  ['UTF-16', Buffer.from('\uFEFF<html>', 'utf16le')],
  ['one byte more than 10 MB', Buffer.concat([A_PDF, Buffer.alloc(UPLOAD_LIMITS.bytes + 1 - A_PDF.length)])],
];

test.each(NO_PAPERS)('%s that calls itself a photo is refused, and the disk is as before', async (_what, bytes) => {
  const before = await countStoredFiles();
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R01',
    bytes,
    file_name: 'photo.jpg',
    type: 'image/jpeg',
  });
  expect([reply.status, Object.keys(reply.body.error?.fields ?? {})]).toEqual([422, ['file']]);
  expect(await countStoredFiles()).toBe(before);
});

const PAGE =
  '20 0 obj<</Type/Catalog/Pages 21 0 R>>endobj 21 0 obj<</Type/Pages/Kids[22 0 R]/Count 1>>endobj ' +
  '22 0 obj<</Type/Page/Parent 21 0 R/MediaBox[0 0 9 9]>>endobj';
const createPdf = (objects: string, appendix = ''): Buffer =>
  Buffer.from(`%PDF-1.5\n${PAGE}\n${objects}\ntrailer<</Root 20 0 R>>\nstartxref\n0\n%%EOF\n${appendix}`, 'latin1');
const deflateObjects = (objects: string): string => deflateSync(Buffer.from(objects)).toString('latin1');
const objectStream = (entries: string, content: string): string =>
  `4 0 obj<<${entries}>>stream\n${content}\nendstream endobj`;
const HIDDEN_SCRIPT = deflateObjects('7 0 8 40 <</S/JavaScript/JS(app.alert(1))>> <<>>');

const RUNNING_PDFS: readonly (readonly [string, Buffer, RegExp])[] = [
  [
    'a script that opens with it',
    createPdf('1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    /contains a program/,
  ],
  [
    'a script whose name is written in numbers',
    createPdf('1 0 obj<</OpenAction<</S/J#61vaScr#69pt/JS(app.alert(1))>>>>endobj'),
    /contains a program/,
  ],
  [
    'a script in an object stream',
    createPdf(objectStream('/Type/ObjStm/N 2/First 10/Filter/FlateDecode', HIDDEN_SCRIPT)),
    /contains a program/,
  ],
  [
    'a script in a stream that does not say what it is',
    createPdf(objectStream('/N 2/First 10/Filter[/FlateDecode]', HIDDEN_SCRIPT)),
    /contains a program/,
  ],
  [
    'a script in an object stream that another object replaces',
    createPdf(
      `${objectStream('/Type/ObjStm/N 2/First 10/Filter/FlateDecode', HIDDEN_SCRIPT)}\n${objectStream('/Type/ObjStm/N 0/First 0', '')}`,
    ),
    /contains a program/,
  ],
  [
    'a script in an object stream that is not packed',
    createPdf(objectStream('/Type/ObjStm/N 1/First 4', '7 0 <</S/JavaScript/JS(1)>>')),
    /contains a program/,
  ],
  [
    'objects packed twice',
    createPdf(objectStream('/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]', '789c')),
    /cannot be checked because of its compression/,
  ],
  [
    'packed objects that the library cannot read',
    createPdf(objectStream('/Type/ObjStm/N 2/First 10', 'x')),
    /cannot be checked because of its compression/,
  ],
  [
    'objects that fill the memory',
    createPdf(objectStream('/Type/ObjStm/Filter/FlateDecode', deflateObjects('1 0 '.padEnd(20_000_000)))),
    /cannot be checked because of its compression/,
  ],
  [
    'a packed table of objects behind a password',
    createPdf('4 0 obj<</Type/XRef/Encrypt 5 0 R/Filter/FlateDecode>>stream\nx\nendstream endobj'),
    /is encrypted/,
  ],
  ['a program that it starts', createPdf('1 0 obj<</A<</S/Launch/F(cmd.exe)>>>>endobj'), /contains a program/],
  ['a file inside', createPdf('1 0 obj<</Names<</EmbeddedFiles 3 0 R>>>>endobj'), /contains a program/],
  ['a page in it', createPdf('1 0 obj<<>>endobj', `<html>${SCRIPT}</html>`), /another file type/],
  ['an archive behind it', Buffer.concat([A_PDF, ZIP]), /another file type/],
];

test.each(RUNNING_PDFS)('a PDF with %s is refused, and the disk is as before', async (_what, bytes, message) => {
  const before = await countStoredFiles();
  const reply = await sendPaper(server, owner, { company_code, requirement_code: 'R01', bytes });
  expect([reply.status, reply.body.error?.fields]).toEqual([422, { file: [expect.stringMatching(message)] }]);
  expect(await countStoredFiles()).toBe(before);
});

test('a PDF with compressed objects, links and a first page to open at is accepted', async () => {
  const objects = objectStream(
    '/Type/ObjStm/N 1/First 4/Filter/FlateDecode',
    deflateObjects('7 0 <</Type/Catalog/OpenAction[8 0 R/Fit]>>'),
  );
  const bytes = createPdf(`${objects}\n5 0 obj<</Subtype/Link/A<</S/URI/URI(https://example.ph)>>>>endobj`);
  expect((await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes })).status).toBe(200);
});

/** A PDF of so many pages as a program writes it. */
async function createDrawnPdf(options: PDFKit.PDFDocumentOptions, pages = 1): Promise<Buffer> {
  const pdf = new PdfFile({ autoFirstPage: false, ...options });
  const bytes = buffer(pdf);
  for (let page = 1; page <= pages; page += 1) pdf.addPage().text(`Page ${page}`);
  pdf.end();
  return bytes;
}

test('a PDF of three hundred pages is accepted whole', async () => {
  const bytes = await createDrawnPdf({}, 300);
  const { status, body } = await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes });
  expect([status, body.size]).toEqual([200, bytes.length]);
});

test.each(['1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'a PDF %s that is encrypted is refused, with and without a password',
  async (pdfVersion) => {
    const before = await countStoredFiles();
    for (const lock of [{ userPassword: 'only mine' }, { ownerPassword: 'of the agency' }]) {
      const bytes = await createDrawnPdf({ pdfVersion, ...lock });
      const refusal = await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes });
      expect([refusal.status, refusal.body.error?.fields]).toEqual([
        422,
        { file: [expect.stringMatching(/is encrypted/)] },
      ]);
    }
    expect(await countStoredFiles()).toBe(before);
  },
);

test('a PDF without a page that can be read is refused: a header alone, one that was cut off, one of no pages', async () => {
  const before = await countStoredFiles();
  const whole = await createDrawnPdf({}, 3);
  const cutFiles = [150, whole.length / 3, whole.length / 2, whole.length - 30].map((end) => whole.subarray(0, end));
  const emptyPdf = createPdf('21 0 obj<</Type/Pages/Kids[]/Count 0>>endobj');
  for (const bytes of [toBytes('%PDF-1.7\n'), ...cutFiles, emptyPdf]) {
    const refusal = await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes });
    expect([bytes.length, refusal.status, refusal.body.error?.fields]).toEqual([
      bytes.length,
      422,
      { file: [expect.stringMatching(/is damaged or has no readable page/)] },
    ]);
  }
  expect(await countStoredFiles()).toBe(before);
});

test.each([
  ['two empty lines', '\r\n\n'],
  ['the mark of UTF-8', '\uFEFF'],
])('a sound PDF with %s before its header is stored unchanged', async (_what, before) => {
  const bytes = Buffer.concat([toBytes(before), await createDrawnPdf({})]);
  const { status, body } = await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes });
  expect([status, body.media_type, body.size]).toEqual([200, 'application/pdf', bytes.length]);
});

test('a hostile PDF that uses all time of the reader blocks nobody else, and is refused', async () => {
  let longest = 0;
  let last = performance.now();
  const heartbeat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 10);
  const bytes = createPdf('1 0 obj<<'.repeat(1_000_000));
  const refusal = await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes });
  clearInterval(heartbeat);
  expect([refusal.status, refusal.body.error?.fields]).toEqual([
    422,
    { file: [expect.stringMatching(/cannot be checked because of its compression/)] },
  ]);
  expect(longest).toBeLessThan(1_500);
  expect((await sendPaper(server, owner, { company_code, requirement_code: 'R02', bytes: A_PDF })).status).toBe(200);
});

test.each(['heic', 'heix', 'mif1'])(
  'a photo of an iPhone (%s), also one called .jpg, is refused by its name with what to do',
  async (brand) => {
    const bytes = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      toBytes(`ftyp${brand}\0\0\0\0mif1heic`),
      Buffer.alloc(600),
    ]);
    for (const file_name of ['IMG_0001.HEIC', 'photo.jpg']) {
      const paper = { company_code, requirement_code: 'R04', bytes, file_name, type: 'image/jpeg' };
      const refusal = await sendPaper(server, owner, paper);
      expect([refusal.status, refusal.body.error?.fields]).toEqual([
        422,
        { file: [expect.stringMatching(/iPhone photo \(HEIC\).*Settings → Camera → Formats → Most Compat/)] },
      ]);
    }
  },
);

const createPhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: '#a03' } })
    .withExif({ IFD0: { Make: 'the camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 21/1 36/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('of a photo only the visible pixels are stored, the right way up: no place, no page in it', async () => {
  const bytes = Buffer.concat([await createPhoto(), toBytes(`<html>${SCRIPT}</html>`)]);
  expect([(await sharp(bytes).metadata()).exif?.includes('the camera'), bytes.includes('<script>')]).toEqual([
    true,
    true,
  ]);
  const { document_id, size } = (
    await sendPaper(server, owner, {
      company_code,
      requirement_code: 'R04',
      bytes,
      file_name: 'photo.jpg',
      type: 'image/jpeg',
    })
  ).body;
  const { raw } = await server.request(downloadDocument, owner, { params: { document_id } });
  const { width, height, exif, icc, xmp, orientation } = await sharp(raw).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 60, height: 90 });
  expect([raw.length, raw.includes('<script>'), raw.includes('camera')]).toEqual([size, false, false]);
});

test('a photo that was saved as PNG becomes a JPEG under that ending; a screenshot stays what it is', async () => {
  const noisePicture = await sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
  const photo = (
    await sendPaper(server, owner, {
      company_code,
      requirement_code: 'R05',
      bytes: noisePicture,
      file_name: 'photo.png',
      type: 'image/png',
    })
  ).body;
  expect([photo.media_type, photo.file_name, photo.size < noisePicture.length]).toEqual([
    'image/jpeg',
    'photo.png.jpg',
    true,
  ]);
  const flat = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#888' } })
    .png()
    .toBuffer();
  const screenshot = (
    await sendPaper(server, owner, {
      company_code,
      requirement_code: 'R05',
      bytes: flat,
      file_name: 'screen.png',
      type: 'image/png',
    })
  ).body;
  expect([screenshot.media_type, screenshot.file_name]).toEqual(['image/png', 'screen.png']);
});

/** Sixty-nine bytes that claim 900 megapixels. */
function createHugePng(): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000753000007530080000000000000000', 'hex');
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return Buffer.concat([
    bytes,
    Buffer.from('0000000c49444154', 'hex'),
    Buffer.alloc(16),
    Buffer.from('0000000049454e44ae426082', 'hex'),
  ]);
}

test.each([
  ['that claims to be 30,000 by 30,000', () => createHugePng(), /more than 40 megapixels/],
  ['that is cut off', async () => (await createPhoto()).subarray(0, 500), /cannot be opened/],
  ['without pixels', () => JPEG, /cannot be opened/],
] as const)('a picture %s is refused, and the disk is as before', async (_what, make, message) => {
  const before = await countStoredFiles();
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R01',
    bytes: await make(),
    type: 'image/png',
  });
  expect([reply.status, reply.body.error?.fields]).toEqual([422, { file: [expect.stringMatching(message)] }]);
  expect(await countStoredFiles()).toBe(before);
});

const ACCEPTED_FILES: readonly (readonly [string, () => Buffer | Promise<Buffer>])[] = [
  ['a PDF', () => A_PDF],
  [
    'a photo with a page behind it',
    async () => Buffer.concat([await createPhoto(), toBytes(`<html>${SCRIPT}</html>`)]),
  ],
  ['a PNG with a page behind it', () => Buffer.concat([A_PNG, toBytes(`<html>${SCRIPT}</html>`)])],
];
const NAMES = [
  'page.html',
  'run.exe',
  'x.svg',
  'a.pdf.js',
  '../../../../etc/cron.d/x',
  '..\\..\\windows\\x.hta',
  '\\\\host\\share\\x.lnk',
  'C:\\x.bat',
  '\u202Efdp.exe',
  'CON',
  '.htaccess',
  '%2e%2e%2fx.php',
  'a'.repeat(400),
  ' ',
  'x.php%00.pdf',
  "a'; drop table document; --",
];
const EXTENSIONS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

describe.each(ACCEPTED_FILES)('%s', (_what, make) => {
  test.each(NAMES)('called %j is never shown, only saved, under the ending of what it is', async (file_name) => {
    const reply = await sendPaper(server, owner, {
      company_code,
      requirement_code: 'R03',
      bytes: await make(),
      file_name,
      type: 'text/html',
    });
    expect(reply.status).toBe(200);
    const { document_id, media_type } = reply.body;
    expect(reply.body.file_name).toMatch(EXTENSIONS[media_type] ?? /^$/);
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(reply.body.file_name).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e]|^\./);
    const file = await server.request(downloadDocument, owner, { params: { document_id } });
    expect(file.headers).toMatchObject({
      'content-type': media_type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
    });
  });
});

test('an aborted upload leaves nothing behind', async () => {
  const before = await countStoredFiles();
  for (const content of [
    '',
    '--x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4\n1 0 obj<<>>endobj and then the line went dead',
    '--y\r\n\r\n--y--\r\n',
  ]) {
    const reply = await server.api.app.inject({
      method: 'POST',
      url: `/api/companies/${company_code}/documents?requirement_code=R01`,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'multipart/form-data; boundary=x' },
      payload: content,
    });
    expect([
      content,
      reply.statusCode,
      Object.keys(reply.json<{ error: { fields?: object } }>().error.fields ?? {}),
    ]).toEqual([content, 422, ['file']]);
  }
  expect(await countStoredFiles()).toBe(before);
});
