import { act, renderHook } from '@testing-library/react';

import { isNarrow, useMediaQuery, useNarrow } from './use-media-query.ts';

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('a reader of a media query renders again when the window changes', () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  window.matchMedia = () => media as unknown as MediaQueryList;
  const { result } = renderHook(() => useMediaQuery('(max-width: 599.98px)'));
  expect(result.current).toBe(false);
  media.matches = true;
  act(() => void media.dispatchEvent(new Event('change')));
  expect(result.current).toBe(true);
});

test('a platform without media queries has a wide window', () => {
  expect([renderHook(() => useNarrow()).result.current, isNarrow()]).toEqual([false, false]);
});
