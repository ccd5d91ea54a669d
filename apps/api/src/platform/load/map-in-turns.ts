// Computes many items of a large reply without stopping the other requests of this node.

import { setImmediate as nextTurn } from 'node:timers/promises';

import { assertClientConnected } from '../database/request-bounds.ts';

const MAX_BLOCKING_MS = 20;

/**
 * Maps items one after the other; other requests are served after each 20 ms of work. Throws ClientGoneError when the
 * client disconnected meanwhile.
 */
export async function mapInTurns<Item, Result>(
  items: Iterable<Item>,
  toResult: (item: Item) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let startedAt = performance.now();
  for (const item of items) {
    results.push(toResult(item));
    if (performance.now() - startedAt < MAX_BLOCKING_MS) continue;
    await nextTurn();
    assertClientConnected();
    startedAt = performance.now();
  }
  return results;
}
