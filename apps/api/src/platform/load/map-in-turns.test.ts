import { ClientGoneError, runWithinBounds } from '../database/request-bounds.ts';
import { mapInTurns } from './map-in-turns.ts';

/** Work that holds the event loop as long as a part may take without a turn of others. */
function doLongWork(item: number): number {
  const startTime = performance.now();
  while (performance.now() - startTime < 20);
  return item * 2;
}

test('others get a turn between parts that take long', async () => {
  let turns = 0;
  const countTurn = (): void => {
    turns += 1;
    if (turns < 3) setImmediate(countTurn);
  };
  setImmediate(countTurn);
  expect(await mapInTurns([1, 2, 3], doLongWork)).toEqual([2, 4, 6]);
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('the work ends when its client disconnected', async () => {
  const waiter = { isDisconnected: false, cancellations: new Set<() => void>() };
  const mappedItems: number[] = [];
  const work = runWithinBounds({ statement_ms: 0, waiter }, () =>
    mapInTurns([1, 2, 3], (item) => {
      mappedItems.push(item);
      waiter.isDisconnected = true;
      return doLongWork(item);
    }),
  );
  await expect(work).rejects.toThrow(ClientGoneError);
  expect(mappedItems).toEqual([1]);
});
