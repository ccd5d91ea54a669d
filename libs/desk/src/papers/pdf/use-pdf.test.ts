import { renderHook } from '@testing-library/react';

import type { OpenPdf } from './open-pdf.ts';
import { usePdfPage } from './use-pdf.ts';

/** A document with a page that is still being read; `refuse` is what happens when it cannot be read. */
function createPdf() {
  const pendingPage = new Promise<never>(() => undefined);
  const then = jest.spyOn(pendingPage, 'then').mockReturnValue(pendingPage);
  const pdf = { document: { getPage: () => pendingPage } } as unknown as OpenPdf;
  const refuse = (message: string): unknown => then.mock.lastCall?.[1]?.(new Error(message));
  return { pdf, refuse };
}

test('a document that closes while a page is read causes no error; a page that cannot be read does', () => {
  const { pdf, refuse } = createPdf();
  const { result, unmount } = renderHook(() => usePdfPage(pdf, 1));
  expect(() => refuse('The page is damaged')).toThrow('The page is damaged');
  unmount();
  expect(() => refuse('Transport destroyed')).not.toThrow();
  expect(result.current).toBeUndefined();
});
