import { defineEndpoint } from '@ebpls/contracts';

import { fetchFile } from './files.ts';

const downloadPaper = defineEndpoint({ method: 'GET', path: '/api/paper', summary: 'for this test' });
const STEP_MS = 20_000;
const toBytes = (text: string): Uint8Array => new TextEncoder().encode(text);

let feed: ReadableStreamDefaultController<Uint8Array>;
const { fetch } = globalThis;

beforeEach(() => {
  jest.useFakeTimers();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      feed = controller;
    },
  });
  const headers = { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="paper.pdf"' };
  globalThis.fetch = () => Promise.resolve(new Response(body, { headers }));
});
afterEach(() => {
  globalThis.fetch = fetch;
  jest.useRealTimers();
});

test('a large file over a slow connection arrives whole, as long as data arrives', async () => {
  const fetching = fetchFile(downloadPaper);
  for (const part of ['one ', 'two ', 'three ', 'four']) {
    await jest.advanceTimersByTimeAsync(STEP_MS);
    feed.enqueue(toBytes(part));
  }
  await jest.advanceTimersByTimeAsync(STEP_MS);
  feed.close();
  const { blob, file_name } = await fetching;
  expect([blob.size, blob.type, file_name]).toEqual(['one two three four'.length, 'application/pdf', 'paper.pdf']);
});

test('a connection without further data is cancelled as one without a server', async () => {
  const fetching = fetchFile(downloadPaper).catch((error: unknown) => error);
  feed.enqueue(toBytes('one'));
  await jest.advanceTimersByTimeAsync(2 * STEP_MS);
  expect(await fetching).toMatchObject({ name: 'Refusal', code: 'offline' });
});

test('a connection that breaks in the middle is reported as a missing server', async () => {
  const fetching = fetchFile(downloadPaper).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(1);
  feed.error(new TypeError('network error'));
  expect(await fetching).toMatchObject({ name: 'Refusal', code: 'offline' });
});
