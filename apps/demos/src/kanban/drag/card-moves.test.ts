import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';

import { moveCard } from '../board/board.ts';
import { createFirstBoard } from '../board/first-board.ts';
import { findMove } from './card-drag.ts';
import { placeAfterKey } from './use-card-keys.ts';

const board = createFirstBoard();
const ids = (listId: string, after = board): readonly string[] =>
  after.lists.find(({ id }) => id === listId)?.cardIds ?? [];

/** The targets under the pointer: a card with its nearer edge, and its list. */
function onCard(cardId: string, clientY: number) {
  const element = { getBoundingClientRect: () => new DOMRect(0, 0, 100, 100) } as Element;
  const input = { clientX: 50, clientY } as Parameters<typeof attachClosestEdge>[1]['input'];
  return { data: attachClosestEdge({ cardId }, { element, input, allowedEdges: ['top', 'bottom'] }) };
}

test.each([
  ['card-1-1', onCard('card-5-2', 10), 'list-5', ['card-5-1', 'card-1-1', 'card-5-2', 'card-5-3', 'card-5-4']],
  ['card-1-1', onCard('card-5-2', 90), 'list-5', ['card-5-1', 'card-5-2', 'card-1-1', 'card-5-3', 'card-5-4']],
  ['card-5-1', onCard('card-5-3', 10), 'list-5', ['card-5-2', 'card-5-1', 'card-5-3', 'card-5-4']],
  ['card-5-4', onCard('card-5-1', 10), 'list-5', ['card-5-4', 'card-5-1', 'card-5-2', 'card-5-3']],
  ['card-5-1', { data: { listId: 'list-5' } }, 'list-5', ['card-5-2', 'card-5-3', 'card-5-4', 'card-5-1']],
])('%s dropped on %j lies where the line was', (cardId, target, listId, position) => {
  const move = findMove(board, cardId, [target, { data: { listId } }]);
  expect(move && ids(listId, moveCard(board, move))).toEqual(position);
});

test('a card dropped on itself, beside the board, or unknown to it stays where it is', () => {
  expect(findMove(board, 'card-5-1', [onCard('card-5-1', 10)])).toBeUndefined();
  expect(findMove(board, 'card-5-1', [])).toBeUndefined();
  expect(findMove(board, 'another', [onCard('card-5-1', 10)])).toBeUndefined();
});

test.each([
  ['ArrowDown', false, { listId: 'list-2', position: 2 }],
  ['ArrowUp', false, { listId: 'list-2', position: 0 }],
  ['ArrowRight', false, { listId: 'list-3', position: 1 }],
  ['ArrowLeft', false, { listId: 'list-1', position: 1 }],
  ['ArrowRight', true, { listId: 'list-1', position: 1 }],
  ['ArrowLeft', true, { listId: 'list-3', position: 1 }],
  ['Home', false, undefined],
])('%s (right to left: %s) leads to %j', (key, isRtl, place) => {
  expect(placeAfterKey(board, 'card-2-2', { key, isRtl })).toEqual(place);
});

test.each([
  ['card-1-1', 'ArrowUp'],
  ['card-1-1', 'ArrowLeft'],
  ['card-1-5', 'ArrowDown'],
  ['card-5-1', 'ArrowRight'],
])('the board ends for %s at %s', (cardId, key) => {
  expect(placeAfterKey(board, cardId, { key, isRtl: false })).toBeUndefined();
});

test('a list that is shorter takes the card at its end', () => {
  expect(placeAfterKey(board, 'card-2-6', { key: 'ArrowRight', isRtl: false })).toEqual({
    listId: 'list-3',
    position: 4,
  });
});

test('lists outside of a move stay the same objects, so that they do not render again', () => {
  const after = moveCard(board, { cardId: 'card-1-1', listId: 'list-2', position: 0 });
  expect(after.lists.map((list, place) => list === board.lists[place])).toEqual([false, false, true, true, true]);
  expect(after.cards).toBe(board.cards);
});
