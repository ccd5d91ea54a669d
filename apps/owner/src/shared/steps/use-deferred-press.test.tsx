import { render, screen } from '@testing-library/react';

import { useDeferredPress } from './use-deferred-press.ts';

const act = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  act.mockReset();
});
afterEach(() => jest.useRealTimers());

function TestButton({ act: work }: { readonly act: () => void }) {
  const press = useDeferredPress(work);
  return <button onClick={press}>Continue</button>;
}

const press = (): void => screen.getByRole('button', { name: 'Continue' }).click();

test('a frame is rendered before the work begins, and two presses within it count as one', async () => {
  render(<TestButton act={act} />);
  press();
  press();
  expect(act).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20);
  expect(act).toHaveBeenCalledTimes(1);
  press();
  await jest.advanceTimersByTimeAsync(200);
  expect(act).toHaveBeenCalledTimes(2);
});

test('the latest work runs when the frame ends', async () => {
  const deferredPress = jest.fn();
  const { rerender } = render(<TestButton act={act} />);
  press();
  rerender(<TestButton act={deferredPress} />);
  await jest.advanceTimersByTimeAsync(20);
  expect([act, deferredPress].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});

test('no work runs for a step that was left meanwhile', async () => {
  const { unmount } = render(<TestButton act={act} />);
  press();
  unmount();
  await jest.advanceTimersByTimeAsync(200);
  expect(act).not.toHaveBeenCalled();
});

test('a page that is not visible, which renders nothing, continues all the same', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  render(<TestButton act={act} />);
  press();
  await jest.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledTimes(1);
});
