import { Refusal } from '@ebpls/api-client';
import { act, renderHook } from '@testing-library/react';

import { type DraftValues, useAutosave } from './autosave.ts';

const SAVED_REPLY = { saved_at: '2026-01-12T02:42:00.000Z' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** A server that stores its input after the given number of failures. */
function createServer(failures = 0) {
  const keptParts: [string, DraftValues][] = [];
  let left = failures;
  const keep = async (part: string, values: DraftValues) => {
    left -= 1;
    if (left >= 0) throw new Error('offline');
    keptParts.push([part, values]);
    return SAVED_REPLY;
  };
  return { kept: keptParts, hook: renderHook(() => useAutosave<string>(keep)) };
}

test('typed values are saved once, two seconds after the last key', async () => {
  const { kept, hook } = createServer();

  act(() => hook.result.current.change('identity', { name: 'M' }));
  await wait(1_500);
  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  await wait(1_900);
  expect(kept).toEqual([]);
  await wait(200);

  expect(kept).toEqual([['identity', { name: 'Ma' }]]);
  expect(hook.result.current.state).toBe('saved');
  expect(hook.result.current.at).toBe(SAVED_REPLY.saved_at);
});

test('typing without a pause is saved all the same', async () => {
  const { kept, hook } = createServer();

  for (let second = 0; second < 11; second += 1) {
    act(() => hook.result.current.change('identity', { second }));
    await wait(1_000);
  }

  expect(kept).toHaveLength(1);
});

test('two parts typed one after the other are both saved', async () => {
  const { kept, hook } = createServer();

  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  act(() => hook.result.current.change('place', { street: 'Purok 3' }));
  await act(() => hook.result.current.flush());

  expect(kept.map(([part]) => part)).toEqual(['identity', 'place']);
});

test('a failed save is repeated by itself', async () => {
  const { kept, hook } = createServer(1);

  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  await wait(2_000);
  expect(hook.result.current.state).toBe('failed');
  await wait(10_000);

  expect(kept).toEqual([['identity', { name: 'Ma' }]]);
  expect(hook.result.current.state).toBe('saved');
});

test('a newer value is never overwritten by an older one that failed', async () => {
  const { kept, hook } = createServer(1);

  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  await wait(2_000);
  act(() => hook.result.current.change('identity', { name: 'Matibay' }));
  await wait(2_000);

  expect(kept).toEqual([['identity', { name: 'Matibay' }]]);
});

test('leaving the page saves waiting values', async () => {
  const { kept, hook } = createServer();

  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  hook.unmount();
  await wait(0);

  expect(kept).toHaveLength(1);
});

test('a lost connection differs from a failed server, and its return saves at once', async () => {
  const keptValues: DraftValues[] = [];
  let is_offline = true;
  const keep = async (_: string, values: DraftValues) => {
    if (is_offline) throw new Refusal({ code: 'offline', message: 'We could not reach the server.' });
    keptValues.push(values);
    return SAVED_REPLY;
  };
  const hook = renderHook(() => useAutosave<string>(keep));

  act(() => hook.result.current.change('identity', { name: 'Ma' }));
  await wait(2_000);
  expect(hook.result.current.state).toBe('offline');
  is_offline = false;
  await act(async () => void window.dispatchEvent(new Event('online')));
  await wait(0);

  expect(keptValues).toEqual([{ name: 'Ma' }]);
  expect(hook.result.current.state).toBe('saved');
});
