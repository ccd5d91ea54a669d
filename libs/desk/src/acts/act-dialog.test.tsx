import { fireEvent, renderHook } from '@testing-library/react';

import { useDialogPrefetch } from './act-dialog.tsx';

const idle = jest.fn<number, [() => void, { readonly timeout: number }]>();

beforeEach(() => Object.assign(globalThis, { requestIdleCallback: idle }));
afterEach(() => {
  idle.mockReset();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

test('the dialog of acts loads in the idle time after the first press, once, and not before', () => {
  renderHook(() => useDialogPrefetch());
  expect(idle).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.pointerDown(document.body);
  expect(idle).toHaveBeenCalledTimes(1);
  // The timeout loads the dialog in a browser that is never idle as well.
  expect(idle.mock.calls[0]?.[1].timeout).toBeGreaterThan(0);
});

test('leaving the desk before a press loads nothing', () => {
  renderHook(() => useDialogPrefetch()).unmount();
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(idle).not.toHaveBeenCalled();
});
