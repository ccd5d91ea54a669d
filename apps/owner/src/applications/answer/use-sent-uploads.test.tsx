import { act, renderHook } from '@testing-library/react';

import { documentUploadsStore } from '../../shared/documents/document-upload.store.ts';
import type { EditedApplication } from '../edited-application.ts';
import { useSentUploads } from './use-sent-uploads.ts';

const UPLOAD_KEY = 'APP-2026-000045/R03';
const application = {
  assessment: { company_code: 'SI-000114', assessment_code: 'APP-2026-000045' },
} as EditedApplication;
const documents = [{ code: 'R03' }];
const file = new File(['%PDF-'], 'occupancy.pdf');

const renderPress = () => {
  const send = jest.fn();
  const { result } = renderHook(() => useSentUploads(application, documents, send));
  return { send, result };
};

afterEach(() => act(() => documentUploadsStore.setState({ [UPLOAD_KEY]: undefined })));

test('a press acts at once where no document is being uploaded', () => {
  const { send, result } = renderPress();
  act(() => result.current.press());
  expect(send).toHaveBeenCalledTimes(1);
  expect(result.current.isDeferred).toBe(false);
});

test('a press during an upload acts once the document has arrived, and once only', () => {
  documentUploadsStore.setState({ [UPLOAD_KEY]: { file, progress: 40 } });
  const { send, result } = renderPress();
  act(() => result.current.press());
  act(() => result.current.press());
  expect([send.mock.calls.length, result.current.isDeferred]).toEqual([0, true]);
  act(() => documentUploadsStore.setState({ [UPLOAD_KEY]: undefined }));
  expect([send.mock.calls.length, result.current.isDeferred]).toEqual([1, false]);
  const [[hasArrived]] = send.mock.calls as [[(item: { code: string }) => boolean]];
  expect([hasArrived({ code: 'R03' }), hasArrived({ code: 'R04' })]).toEqual([true, false]);
});

test('a document that arrived before the press is known to have arrived', () => {
  const { send, result } = renderPress();
  act(() => documentUploadsStore.setState({ [UPLOAD_KEY]: { file, progress: 40 } }));
  act(() => documentUploadsStore.setState({ [UPLOAD_KEY]: undefined }));
  act(() => result.current.press());
  const [[hasArrived]] = send.mock.calls as [[(item: { code: string }) => boolean]];
  expect(hasArrived({ code: 'R03' })).toBe(true);
});

test('an upload of another document, one that was refused and one that waits for a connection defer nothing', () => {
  documentUploadsStore.setState({ 'APP-2026-000045/R04': { file, progress: 40 } });
  for (const otherUpload of [
    { file, problem: 'paper_empty' },
    { file, is_pending: true },
  ] as const) {
    documentUploadsStore.setState({ [UPLOAD_KEY]: otherUpload });
    const { send, result } = renderPress();
    act(() => result.current.press());
    expect(send).toHaveBeenCalledTimes(1);
  }
  act(() => documentUploadsStore.setState({ 'APP-2026-000045/R04': undefined }));
});
