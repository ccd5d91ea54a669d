import { yieldToBrowser } from './next-task.ts';
import { queuePrefetches } from './queue-prefetches.ts';

const createLink = (rel: string): HTMLLinkElement =>
  Object.assign(document.createElement('link'), { rel, href: '/a.js' });
const listLinkRels = (): string[] => [...document.head.querySelectorAll('link')].map(({ rel }) => rel);

afterEach(() => Reflect.deleteProperty(globalThis, 'scheduler'));

test('prefetch links are added to the head one by one while the browser is idle, all other elements at once', () => {
  const idle: (() => void)[] = [];
  Object.assign(globalThis, { requestIdleCallback: (act: () => void) => idle.push(act) });
  queuePrefetches(document);
  for (const rel of ['prefetch', 'stylesheet', 'prefetch']) document.head.appendChild(createLink(rel));
  expect(listLinkRels()).toEqual(['stylesheet']);
  idle.shift()?.();
  expect(listLinkRels()).toEqual(['stylesheet', 'prefetch']);
  idle.shift()?.();
  expect(listLinkRels()).toEqual(['stylesheet', 'prefetch', 'prefetch']);
});

test('a task ends by yielding where the browser can, and by a timer elsewhere', async () => {
  const waits = jest.spyOn(globalThis, 'setTimeout');
  await yieldToBrowser();
  expect(waits).toHaveBeenCalledTimes(1);
  const yields = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { scheduler: { yield: yields } });
  await yieldToBrowser();
  expect([yields.mock.calls.length, waits.mock.calls.length]).toEqual([1, 1]);
});
