import * as node from 'node:buffer';
import { createHash, webcrypto } from 'node:crypto';

import { TUS } from '@ebpls/contracts';

import { saveToken } from '../token.ts';
import { createToken } from '../testing/a-token.ts';
import { canSendInChunks, sendInChunks } from './send-in-chunks.ts';

// The build of the library that a browser's bundle contains.
jest.mock('tus-js-client', () => jest.requireActual('tus-js-client/lib.es5/browser/index.js'));

const UPLOAD = '/api/uploads/11111111-1111-4111-8111-111111111111';
// Files of jsdom cannot be read; Node's are equivalent.
Object.assign(globalThis, { Blob: node.Blob, File: node.File });
const FILE = new File([Buffer.alloc(TUS.chunk_bytes * 6 + 777, 'permit ')], 'lease.pdf');
const real = globalThis.XMLHttpRequest;

/** A tus server behind a connection; `fails` decides for each request whether it is lost, and where. */
interface Line {
  fails: (asked: number) => 'sent' | 'answered' | 'altered' | undefined;
  requestCount: number;
  startCount: number;
  received: Buffer;
  readonly heads: Record<string, string>[];
  refusal?: { readonly status: number; readonly message: string };
}
let line: Line;

class FlakyRequest {
  readonly upload = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: (error: Error) => void;
  #method = '';
  #headers: Record<string, string> = {};
  #answer: Record<string, string> = {};

  open(method: string): void {
    this.#method = method;
  }
  setRequestHeader(name: string, value: string): void {
    this.#headers[name.toLowerCase()] = value;
  }
  getResponseHeader(name: string): string | null {
    return this.#answer[name.toLowerCase()] ?? null;
  }
  abort(): void {
    this.onload = () => undefined;
    this.onerror = () => undefined;
  }
  send(body: Blob | null): void {
    void this.#serve(body);
  }
  async #serve(body: Blob | null): Promise<void> {
    line.requestCount += 1;
    line.heads.push(this.#headers);
    const lost = line.fails(line.requestCount);
    const bytes = body === null ? Buffer.of() : Buffer.from(await body.arrayBuffer());
    if (lost === 'altered' && bytes.length > 0) bytes[0] = (bytes[0] ?? 0) ^ 1;
    if (lost !== 'sent') this.#answerTo(bytes);
    if (lost === 'sent' || lost === 'answered') this.onerror?.(new Error('lost'));
    else this.onload?.();
  }
  #answerTo(bytes: Buffer): void {
    const { refusal } = line;
    if (refusal) {
      this.status = refusal.status;
      this.responseText = JSON.stringify({ error: { code: 'invalid', message: refusal.message } });
    } else if (this.#method === 'POST') {
      line.startCount += 1;
      line.received = Buffer.of();
      this.status = 201;
      this.#answer = { location: UPLOAD };
    } else {
      this.status = this.#method === 'HEAD' ? 200 : take(this.#headers, bytes);
      this.#answer = { 'upload-offset': String(line.received.length), 'upload-length': String(FILE.size) };
    }
  }
}

function take(headers: Record<string, string>, bytes: Buffer): number {
  const digest = createHash('sha256').update(bytes).digest('base64');
  if (Number(headers['upload-offset']) !== line.received.length) return 409;
  if (headers['upload-checksum'] !== `sha256 ${digest}`) return 409;
  line.received = Buffer.concat([line.received, bytes]);
  return 204;
}

beforeEach(() => {
  line = { fails: () => undefined, requestCount: 0, startCount: 0, received: Buffer.of(), heads: [] };
  Object.assign(globalThis, { XMLHttpRequest: FlakyRequest });
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  jest.useFakeTimers({ advanceTimers: 200 });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: real });
  localStorage.clear();
});

function send({ url, until }: { url?: string; until?: number } = {}) {
  const stop = new AbortController();
  const upload = { url: url ?? '', parts: [] as number[] };
  const sending = sendInChunks({
    file: FILE,
    url,
    company_code: 'SI-000114',
    requirement_code: 'R01',
    assessment_code: 'DRAFT-45',
    onBegun: (begunUrl) => (upload.url = begunUrl),
    onProgress: (part) => {
      upload.parts.push(part);
      if (until !== undefined && part >= until) stop.abort();
    },
    signal: stop.signal,
  });
  return { sent: sending, seen: upload };
}

const expectWhole = async (): Promise<void> =>
  expect(line.received.equals(Buffer.from(await FILE.arrayBuffer()))).toBe(true);

test('a file arrives whole, though three of ten requests are lost and the page is left twice', async () => {
  // Requests 3, 6, 9, 13, … are lost in every run, before or after they reach the server.
  line.fails = (requestNo) =>
    requestNo % 10 === 3 ? 'sent' : requestNo % 10 === 6 ? 'answered' : requestNo % 10 === 9 ? 'altered' : undefined;
  const first = send({ until: 0.3 });
  await expect(first.sent).rejects.toMatchObject({ name: 'AbortError' });
  const second = send({ url: first.seen.url, until: 0.6 });
  await expect(second.sent).rejects.toMatchObject({ name: 'AbortError' });
  const last = send({ url: second.seen.url });
  await last.sent;
  await expectWhole();
  expect([line.startCount, last.seen.parts.at(-1)]).toEqual([1, 1]);
  // The upload resumed where it stopped.
  expect(last.seen.parts[0]).toBeGreaterThanOrEqual(0.3);
});

test('each request carries the person’s token and language', async () => {
  saveToken(createToken());
  await send().sent;
  const token = `Bearer ${localStorage.getItem('accessToken')}`;
  for (const headers of line.heads) expect(headers).toMatchObject({ authorization: token, 'accept-language': 'en' });
});

test('a connection that carries nothing for two minutes is reported, and the received pieces stay', async () => {
  line.fails = (requestNo) => (requestNo > 3 ? 'sent' : undefined);
  const { sent, seen } = send();
  const onSessionEnd = jest.fn();
  sent.catch(onSessionEnd);
  // Advances the clock between requests, because the timeout is two minutes.
  while (onSessionEnd.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(5_000);
  expect(onSessionEnd).toHaveBeenCalledWith(expect.objectContaining({ code: 'offline' }));
  line.fails = () => undefined;
  await send({ url: seen.url }).sent;
  await expectWhole();
  expect(line.startCount).toBe(1);
});

test('a refusal of the server is reported with its message, and the file is not sent again', async () => {
  line.refusal = { status: 422, message: 'This file is not a PDF, JPG or PNG.' };
  await expect(send().sent).rejects.toMatchObject({ code: 'invalid', message: 'This file is not a PDF, JPG or PNG.' });
  expect(line.requestCount).toBe(1);
});

test('without a secure connection nothing is hashed, and a file is sent whole', () => {
  expect(canSendInChunks()).toBe(true);
  Object.defineProperty(globalThis.crypto, 'subtle', { value: undefined, configurable: true });
  expect(canSendInChunks()).toBe(false);
});
