import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { A_PDF, registerBusiness, sendPaper } from '../testing/application-fixture.ts';
import { openTestServer } from '../testing/open-server.ts';
import { seedMunicipality } from '../testing/municipality-seed.ts';
import { readConfig } from './config/config.ts';
import { createFileScan } from './virus-scanner.ts';

const HARMFUL = 'X5O!P%@AP[4 a harmless stand-in';
const log = { error: () => undefined };
let folder: string;
let scanner: Server;
let address: string;
/** Content that the scanner received, without the lengths. */
const receivedStreams: Buffer[] = [];

/** Implements INSTREAM of clamd, with a verdict by the received bytes. */
function answerAs(check: (sent: Buffer) => string | undefined): Server {
  return createServer((socket) => {
    let all = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      all = Buffer.concat([all, piece]);
      if (!all.subarray(-4).equals(Buffer.alloc(4))) return;
      const verdict = check(extractContent(all));
      if (verdict !== undefined) socket.end(`${verdict}\0`);
    });
  });
}

function extractContent(stream: Buffer): Buffer {
  const command = Buffer.from('zINSTREAM\0');
  expect(stream.subarray(0, command.length)).toEqual(command);
  const chunks: Buffer[] = [];
  for (let at = command.length; at < stream.length;) {
    const length = stream.readUInt32BE(at);
    chunks.push(stream.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return Buffer.concat(chunks);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ebpls-scanner-'));
  scanner = answerAs((stream) => {
    receivedStreams.push(stream);
    return stream.includes(HARMFUL) ? 'stream: Stand-In.Test FOUND' : 'stream: OK';
  });
  const path = join(folder, 'clamd.ctl');
  await new Promise<void>((resolve) => scanner.listen(path, resolve));
  address = `unix://${path}`;
});
afterAll(async () => {
  scanner.close();
  await rm(folder, { recursive: true, force: true });
});

const createScan = (virus_scanner: string | undefined, accepts_unscanned = false) =>
  createFileScan({ virus_scanner, accepts_unscanned, log, timeout_ms: 200 });

test('a file of any length reaches the scanner whole, and passes when nothing is found', async () => {
  const bytes = Buffer.alloc(150_000, 'a page ');
  await expect(createScan(address)(bytes)).resolves.toBeUndefined();
  expect(receivedStreams.at(-1)?.equals(bytes)).toBe(true);
});

test('a harmful file is refused at its field', async () => {
  await expect(createScan(address, true)(Buffer.from(HARMFUL))).rejects.toMatchObject({
    fields: { file: 'file.infected' },
  });
});

test.each([
  ['is not there', () => undefined, true],
  ['does not answer in time', () => undefined, false],
  ['answers with an error', () => 'INSTREAM size limit exceeded. ERROR', false],
])('for a scanner that %s the setting decides', async (_what, check, is_gone) => {
  const server = answerAs(check);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listens on a port, not on a pipe
  if (is_gone) await new Promise((resolve) => server.close(resolve));
  const at = `tcp://127.0.0.1:${port}`;
  await expect(createScan(at)(Buffer.from('x'))).rejects.toMatchObject({ fields: { file: 'file.scanner_away' } });
  await expect(createScan(at, true)(Buffer.from('x'))).resolves.toBeUndefined();
  server.close();
});

test('without a setting nothing is scanned', async () => {
  await expect(createScan(undefined)(Buffer.from(HARMFUL))).resolves.toBeUndefined();
});

test.each(['/run/clamd.ctl', 'http://127.0.0.1:3310', 'tcp://127.0.0.1', 'unix://clamd.ctl'])(
  '%s is no address of a scanner',
  (VIRUS_SCANNER) => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/x', VIRUS_SCANNER })).toThrow(
      /VIRUS_SCANNER: expected/,
    );
  },
);

test('an owner reads a clear sentence about a harmful paper, and a sound one is stored', async () => {
  const server = await openTestServer({ VIRUS_SCANNER: address });
  try {
    await seedMunicipality(server.api.db);
    const owner = await server.person('user');
    const company_code = await registerBusiness(server, owner);
    const send = (bytes: Buffer) => sendPaper(server, owner, { company_code, requirement_code: 'R01', bytes });
    const reply = await send(Buffer.concat([A_PDF, Buffer.from(`%${HARMFUL}\n`)]));
    expect([reply.status, reply.body.error.fields?.['file']?.[0]]).toEqual([
      422,
      expect.stringMatching(/virus scanner found a virus in this file/),
    ]);
    expect((await send(A_PDF)).status).toBe(200);
  } finally {
    await server.close();
  }
});
