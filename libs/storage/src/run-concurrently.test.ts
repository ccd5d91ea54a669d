import { runConcurrently } from './run-concurrently.ts';

test('eight items run concurrently, and all of them run', async () => {
  const seenItems: number[] = [];
  let running = 0;
  let most = 0;
  await runConcurrently(Array(20).keys(), async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    seenItems.push(item);
  });
  expect([seenItems.length, most]).toEqual([20, 8]);
});

test('after a failure none is started, and the failure is thrown', async () => {
  const begunItems: number[] = [];
  const act = async (item: number): Promise<void> => {
    begunItems.push(item);
    await Promise.resolve();
    throw new Error(`failure of ${item}`);
  };
  await expect(runConcurrently(Array(20).keys(), act)).rejects.toThrow('failure of 0');
  expect(begunItems).toHaveLength(8);
});
