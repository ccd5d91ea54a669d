import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';

import { downloadDocument, UPLOAD_LIMITS } from '@ebpls/contracts';

import { A_PDF, A_PNG, registerBusiness, sendPaper } from '../../testing/counter.ts';
import { openTestServer, type Person, type TestServer } from '../../testing/open-server.ts';
import { moveIntoTown } from '../../testing/town.ts';

let server: TestServer;
let owner: Person;
let company_code: string;

beforeAll(async () => {
  server = await openTestServer();
  await moveIntoTown(server.api.db);
  owner = await server.person('user');
  company_code = await registerBusiness(server, owner);
});
afterAll(() => server.close());

async function onDisk(): Promise<number> {
  const names = await readdir(join(server.api.config.data_dir, 'files'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return names.filter((entry) => entry.isFile()).length;
}

const text = (content: string): Buffer => Buffer.from(content);
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const SCRIPT = '<script>alert(document.domain)</script>';
const ZIP = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), deflateRawSync(Buffer.alloc(1_000_000))]);

const NO_PAPERS: readonly (readonly [string, Buffer])[] = [
  ['a page', text(`<!doctype html><html>${SCRIPT}</html>`)],
  ['a page after white space', text(`\n\n   <html>${SCRIPT}`)],
  ['a script', text('alert(1)')],
  ['a drawing with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  [
    'a drawing with entities',
    text('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>'),
  ],
  [
    'XML that reads a file',
    text('<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>'),
  ],
  ['a stylesheet', text('<?xml version="1.0"?><?xml-stylesheet href="data:,x"?><a/>')],
  ['an animation that is a script', text('GIF89a/*aaaaaa*/=1;alert(1)//')],
  ['an archive', ZIP],
  ['an archive within an archive', Buffer.concat([ZIP, ZIP])],
  ['an empty archive', Buffer.from('504b0506'.padEnd(44, '0'), 'hex')],
  ['a workbook with macros', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])],
  ['a program for Windows', text('MZ\u0090\u0000\u0003\u0000')],
  ['a program for Linux', Buffer.from('7f454c4602010100', 'hex')],
  ['a program for a Mac', Buffer.from('cffaedfe07000001', 'hex')],
  ['a shell script', text('#!/bin/sh\nrm -rf /\n')],
  ['PHP', text('<?php system($_GET["c"]); ?>')],
  ['a gzip', Buffer.from('1f8b0800000000000003', 'hex')],
  [
    'a tar with a path out of its folder',
    Buffer.concat([text('../../etc/cron.d/x'.padEnd(257, '\0')), text('ustar\u000000'), Buffer.alloc(247)]),
  ],
  ['a bitmap', Buffer.from('424d3600000000000000360000002800', 'hex')],
  ['a TIFF', Buffer.from('49492a0008000000', 'hex')],
  ['a WebP', text('RIFF\u0024\u0000\u0000\u0000WEBPVP8 ')],
  ['a film', Buffer.from('000000186674797069736f6d0000020069736f6d', 'hex')],
  ['PostScript', text('%!PS-Adobe-3.0\n(/etc/passwd) run\n')],
  ['a PDF after a page', Buffer.concat([text(`<html>${SCRIPT}</html>`), A_PDF])],
  ['a PNG after a script', Buffer.concat([text('/*'), A_PNG, text('*/alert(1)')])],
  ['a PNG with one wrong byte', Buffer.concat([Buffer.from('89504e470d0a1a0b', 'hex'), A_PNG.subarray(8)])],
  ['half the mark of a PNG', A_PNG.subarray(0, 4)],
  ['the mark of a PNG and nothing more', A_PNG.subarray(0, 8)],
  ['two bytes of a JPEG', JPEG.subarray(0, 2)],
  ['three bytes of a PDF', A_PDF.subarray(0, 3)],
  ['one byte', text('x')],
  ['zeros', Buffer.alloc(4_096)],
  ['nothing', Buffer.alloc(0)],
  ['UTF-16', Buffer.from('\uFEFF<html>', 'utf16le')],
  ['one byte more than 10 MB', Buffer.concat([A_PDF, Buffer.alloc(UPLOAD_LIMITS.bytes + 1 - A_PDF.length)])],
];

test.each(NO_PAPERS)('%s that calls itself a photo is refused, and the disk is as before', async (_what, bytes) => {
  const before = await onDisk();
  const reply = await sendPaper(server, owner, {
    company_code,
    requirement_code: 'R01',
    bytes,
    file_name: 'photo.jpg',
    type: 'image/jpeg',
  });
  expect([reply.status, Object.keys(reply.body.error?.fields ?? {})]).toEqual([422, ['file']]);
  expect(await onDisk()).toBe(before);
});

const TWO_FACED: readonly (readonly [string, Buffer])[] = [
  ['a PDF with a page in it', Buffer.concat([A_PDF, text(`<html>${SCRIPT}</html>`)])],
  [
    'a PDF with a script that opens with it',
    text('%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<<>>\n%%EOF\n'),
  ],
  ['a PDF with an archive behind it', Buffer.concat([A_PDF, ZIP])],
  [
    'a JPEG with PHP in its comment',
    Buffer.concat([JPEG.subarray(0, 20), text('<?php system($_GET["c"]); ?>'), JPEG.subarray(20)]),
  ],
  ['a PNG with a page behind it', Buffer.concat([A_PNG, text(`<html>${SCRIPT}</html>`)])],
  [
    'a PNG that claims to be 30,000 by 30,000',
    Buffer.concat([A_PNG.subarray(0, 16), Buffer.from('0000753000007530', 'hex'), A_PNG.subarray(24)]),
  ],
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
const OWN_ENDINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
};

describe.each(TWO_FACED)('%s', (_what, bytes) => {
  test.each(NAMES)('called %j is never shown, only saved, under the ending of what it is', async (file_name) => {
    const sent = await sendPaper(server, owner, {
      company_code,
      requirement_code: 'R03',
      bytes,
      file_name,
      type: 'text/html',
    });
    expect(sent.status).toBe(200);
    const { document_id, media_type } = sent.body;
    expect(sent.body.file_name).toMatch(OWN_ENDINGS[media_type] ?? /^$/);
    // eslint-disable-next-line no-control-regex -- control characters are what must not be there
    expect(sent.body.file_name).not.toMatch(/[/\\\u0000-\u001f\u202a-\u202e]|^\./);
    const file = await server.ask(downloadDocument, owner, { params: { document_id } });
    expect(file.headers).toMatchObject({
      'content-type': media_type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': expect.stringMatching(/^attachment;/) as string,
    });
  });
});

test('an upload that breaks off leaves nothing behind', async () => {
  const before = await onDisk();
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
  expect(await onDisk()).toBe(before);
});
