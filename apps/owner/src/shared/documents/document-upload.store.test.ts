import { Refusal } from '@ebpls/api-client';
import { saveUploadAddress, saveUpload, readUpload, sendInChunks } from '@ebpls/api-client/uploads';

import {
  forgetSending,
  resumeSending,
  toDocumentKey,
  type DocumentPlace,
  sendDocument,
  documentUploadsStore,
} from './document-upload.store.ts';

type PendingUpload = Parameters<typeof saveUpload>[1];
const storedUploads = new Map<string, PendingUpload>();
jest.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => storedUploads.get(key),
  set: async (key: string, value: PendingUpload) => void storedUploads.set(key, value),
  update: async (key: string, change: (old: PendingUpload | undefined) => PendingUpload) =>
    void storedUploads.set(key, change(storedUploads.get(key))),
  delMany: async (keys: string[]) => keys.forEach((key) => storedUploads.delete(key)),
  entries: async () => [...storedUploads],
}));
jest.mock('@ebpls/api-client/uploads', () => ({
  ...jest.requireActual<object>('@ebpls/api-client/uploads'),
  canSendInChunks: () => true,
  sendInChunks: jest.fn(),
}));

const sendMock = jest.mocked(sendInChunks);
const FILE = new File(['%PDF-1.7'], 'lease.pdf', { type: 'application/pdf' });
const PLACE: DocumentPlace = {
  company_code: 'SI-000114',
  assessment_code: 'DRAFT-45',
  requirement_code: 'R07',
  document_id: undefined,
  account_id: 3,
  onArrived: jest.fn(async () => undefined),
};
const KEY = toDocumentKey(PLACE);
const getShownSending = () => documentUploadsStore.getState()[KEY];

beforeEach(async () => {
  await forgetSending(PLACE);
  storedUploads.clear();
  jest.clearAllMocks();
  sendMock.mockResolvedValue(undefined);
});

/** State after the page was left in the middle of an upload. */
async function storeUnfinishedUpload(kept_at = Date.now(), account_id = 3, replaces?: string): Promise<void> {
  await saveUpload(KEY, { file: FILE, replaces, account_id, kept_at });
  await saveUploadAddress(KEY, 'http://localhost/api/uploads/u');
}

test('a photo in HEIC that this browser could not turn into a JPEG is not sent', async () => {
  const heic = new File(['\0\0\0\u0018ftypheic\0\0\0\0mif1heic'], 'IMG_1.jpg', { type: 'image/jpeg' });
  await sendDocument(PLACE, heic);
  expect(getShownSending()).toEqual({ file: heic, problem: 'paper_heic' });
  expect(sendMock).not.toHaveBeenCalled();
});

test('a file is stored until it has arrived, and no longer', async () => {
  sendMock.mockImplementation(async ({ onBegun, onProgress }) => {
    onBegun('http://localhost/api/uploads/u');
    onProgress(0.5);
    expect(getShownSending()).toEqual({ file: FILE, progress: 50 });
    expect(await readUpload(KEY, 3)).toMatchObject({ file: FILE, url: 'http://localhost/api/uploads/u' });
  });
  await sendDocument(PLACE, FILE);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(PLACE.onArrived).toHaveBeenCalledTimes(1);
  expect([getShownSending(), storedUploads.size]).toEqual([undefined, 0]);
});

test('after a reload the same file resumes at the address where it was begun', async () => {
  await storeUnfinishedUpload();
  await Promise.all([resumeSending(PLACE), resumeSending(PLACE)]);
  expect(sendMock).toHaveBeenCalledTimes(1);
  expect(sendMock.mock.calls[0]?.[0]).toMatchObject({ file: FILE, url: 'http://localhost/api/uploads/u' });
  expect(storedUploads.size).toBe(0);
});

test.each([
  ['when another copy stands there by now', () => storeUnfinishedUpload(), { ...PLACE, document_id: 'newer' }],
  ['of another account', () => storeUnfinishedUpload(Date.now(), 4), PLACE],
  ['after a day', () => storeUnfinishedUpload(Date.now() - 86_400_001), PLACE],
])('an unfinished upload is removed %s', async (_when, arrange, place) => {
  await arrange();
  await resumeSending(place);
  expect(sendMock).not.toHaveBeenCalled();
  expect([getShownSending(), storedUploads.size]).toEqual([undefined, 0]);
});

test('without a connection the file waits, and resumes from the received pieces', async () => {
  sendMock.mockRejectedValueOnce(new Refusal({ code: 'offline', message: 'no line' }));
  await sendDocument(PLACE, FILE);
  expect(getShownSending()).toEqual({ file: FILE, is_pending: true });
  await resumeSending(PLACE);
  expect([getShownSending(), storedUploads.size]).toEqual([undefined, 0]);
});

test('a refusal of the server is shown, and the file is not sent again after a reload', async () => {
  sendMock.mockRejectedValueOnce(
    new Refusal({ code: 'invalid', message: 'Please check.', fields: { file: ['Not a PDF.'] } }),
  );
  await sendDocument(PLACE, FILE);
  expect(getShownSending()).toEqual({ file: FILE, problem: { sentence: 'Not a PDF.' } });
  expect(storedUploads.size).toBe(0);
});

test('a cancelled upload is stopped and removed', async () => {
  let isStopped = false;
  sendMock.mockImplementation(
    ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          isStopped = true;
          reject(new DOMException('stopped', 'AbortError'));
        }),
      ),
  );
  const sending = sendDocument(PLACE, FILE);
  while (sendMock.mock.calls.length === 0) await Promise.resolve();
  await forgetSending(PLACE);
  await sending;
  expect([isStopped, getShownSending(), storedUploads.size]).toEqual([true, undefined, 0]);
});
