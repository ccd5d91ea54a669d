import { act } from '@testing-library/react';

import { renderPart } from '../../test/render-part.tsx';
import { Notice } from './banners.tsx';

const readReserved = () => document.documentElement.style.getPropertyValue('--eb-notice-size');

test('the page reserves the height of its notice until the notice is answered', () => {
  const plain = globalThis.ResizeObserver;
  let report: () => void = () => undefined;
  globalThis.ResizeObserver = class extends plain {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      report = () => callback([], this);
    }
  };
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(89);
  const { unmount } = renderPart(
    <Notice label="On your phone" actions={null}>
      Add eBPLS to your home screen.
    </Notice>,
  );
  act(() => report());
  expect(readReserved()).toBe('89px');
  unmount();
  expect(readReserved()).toBe('');
  globalThis.ResizeObserver = plain;
});
