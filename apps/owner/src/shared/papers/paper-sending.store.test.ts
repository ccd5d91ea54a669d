import { Refusal } from '@ebpls/api-client';
import { saveUploadAddress, saveUpload, readUpload, sendInPieces } from '@ebpls/api-client/uploads';

import {
  forgetSending,
  resumeSending,
  toPaperKey,
  type PaperPlace,
  sendPaper,
  paperSendings,
} from './paper-sending.store.ts';

type KeptUpload = Parameters<typeof saveUpload>[1];
const kept = new Map<string, KeptUpload>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: KeptUpload) => void kept.set(key, value),
  update: async (key: string, change: (old: KeptUpload | undefined) => KeptUpload) =>
    void kept.set(key, change(kept.get(key))),
  delMany: async (keys: string[]) => keys.forEach((key) => kept.delete(key)),
  entries: async () => [...kept],
}));
jest.mock('@ebpls/api-client/uploads', () => ({
  ...jest.requireActual<object>('@ebpls/api-client/uploads'),
  canSendInPieces: () => true,
  sendInPieces: jest.fn(),
}));

const sent = jest.mocked(sendInPieces);
const FILE = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
const PLACE: PaperPlace = {
  company_code: 'SI-000114',
  assessment_code: 'DRAFT-45',
  requirement_code: 'R07',
  document_id: undefined,
  account_id: 3,
  onArrived: jest.fn(async () => undefined),
};
const KEY = toPaperKey(PLACE);
const shown = () => paperSendings.get(KEY);

beforeEach(async () => {
  await forgetSending(PLACE);
  kept.clear();
  jest.clearAllMocks();
  sent.mockResolvedValue(undefined);
});

/** As it stands when the page was left in the middle. */
async function leftInTheMiddle(kept_at = Date.now(), account_id = 3, replaces?: string): Promise<void> {
  await saveUpload(KEY, { file: FILE, replaces, account_id, kept_at });
  await saveUploadAddress(KEY, 'http://localhost/api/uploads/u');
}

test('a photo in HEIC that this browser could not turn into a JPEG is not sent', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_1.jpg', { type: 'image/jpeg' });
  await sendPaper(PLACE, heic);
  expect(shown()).toEqual({ file: heic, problem: 'paper_heic' });
  expect(sent).not.toHaveBeenCalled();
});

test('a file is remembered until it has arrived, and no longer', async () => {
  sent.mockImplementation(async ({ onBegun, onProgress }) => {
    onBegun('http://localhost/api/uploads/u');
    onProgress(0.5);
    expect(shown()).toEqual({ file: FILE, progress: 50 });
    expect(await readUpload(KEY, 3)).toMatchObject({ file: FILE, url: 'http://localhost/api/uploads/u' });
  });
  await sendPaper(PLACE, FILE);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(PLACE.onArrived).toHaveBeenCalledTimes(1);
  expect([shown(), kept.size]).toEqual([undefined, 0]);
});

test('after a reload the same file goes on at the address where it was begun', async () => {
  await leftInTheMiddle();
  await Promise.all([resumeSending(PLACE), resumeSending(PLACE)]);
  expect(sent).toHaveBeenCalledTimes(1);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ file: FILE, url: 'http://localhost/api/uploads/u' });
  expect(kept.size).toBe(0);
});

test.each([
  ['when another copy stands there by now', () => leftInTheMiddle(), { ...PLACE, document_id: 'newer' }],
  ['of another account', () => leftInTheMiddle(Date.now(), 4), PLACE],
  ['after a day', () => leftInTheMiddle(Date.now() - 86_400_001), PLACE],
])('what was begun is forgotten %s', async (_when, arrange, place) => {
  await arrange();
  await resumeSending(place);
  expect(sent).not.toHaveBeenCalled();
  expect([shown(), kept.size]).toEqual([undefined, 0]);
});

test('without a line the file waits, and goes on from where it was', async () => {
  sent.mockRejectedValueOnce(new Refusal({ code: 'offline', message: 'no line' }));
  await sendPaper(PLACE, FILE);
  expect(shown()).toEqual({ file: FILE, is_waiting: true });
  await resumeSending(PLACE);
  expect([shown(), kept.size]).toEqual([undefined, 0]);
});

test('what the server refuses is said, and is not tried again after a reload', async () => {
  sent.mockRejectedValueOnce(
    new Refusal({ code: 'invalid', message: 'Please check.', fields: { file: ['Not a PDF.'] } }),
  );
  await sendPaper(PLACE, FILE);
  expect(shown()).toEqual({ file: FILE, problem: { sentence: 'Not a PDF.' } });
  expect(kept.size).toBe(0);
});

test('a file that was given up is stopped and forgotten', async () => {
  let stopped = false;
  sent.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(new DOMException('stopped', 'AbortError'));
        }),
      ),
  );
  const sending = sendPaper(PLACE, FILE);
  while (sent.mock.calls.length === 0) await Promise.resolve();
  await forgetSending(PLACE);
  await sending;
  expect([stopped, shown(), kept.size]).toEqual([true, undefined, 0]);
});
