// Drag and drop of kanban cards within and between lists.

import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect } from 'react';

import { type Board, type CardMove, type CardPlace, placeBeside } from '../board/board.ts';

/** Data of a drag and of the element below it: plain names, for the library has no types for them. */
interface DropTarget {
  readonly data: Record<string | symbol, unknown>;
}

/** The move of a card that is dropped on these targets, the innermost first; undefined when it lies on itself. */
export function findMove(board: Board, cardId: unknown, targets: readonly DropTarget[]): CardMove | undefined {
  if (typeof cardId !== 'string' || !board.cards[cardId]) return undefined;
  const [target] = targets;
  if (!target || target.data['cardId'] === cardId) return undefined;
  const place = besideCard(board, cardId, target) ?? endOfList(board, cardId, target);
  return place && { cardId, ...place };
}

function besideCard(board: Board, cardId: string, { data }: DropTarget): CardPlace | undefined {
  const beside = data['cardId'];
  const edge = extractClosestEdge(data);
  const isKnown = typeof beside === 'string' && (edge === 'top' || edge === 'bottom');
  return isKnown ? placeBeside(board, cardId, { beside, edge }) : undefined;
}

function endOfList(board: Board, cardId: string, { data }: DropTarget): CardPlace | undefined {
  const list = board.lists.find(({ id }) => id === data['listId']);
  return list && { listId: list.id, position: list.cardIds.filter((id) => id !== cardId).length };
}

/** The edge is an attribute of the element itself: no part renders again while the pointer moves. */
function mark(element: HTMLElement, edge: string | null): void {
  if (edge === null) delete element.dataset['edge'];
  else if (element.dataset['edge'] !== edge) element.dataset['edge'] = edge;
}

/** Makes the row of a card draggable by the card in it, and a place where others can be dropped. */
export function useCardDrag(row: RefObject<HTMLElement | null>, cardId: string): void {
  useEffect(() => {
    const element = row.current;
    const card = element?.querySelector<HTMLElement>('article');
    if (!element || !card) return undefined;
    const leave = () => mark(element, null);
    return combine(
      draggable({
        element: card,
        getInitialData: () => ({ cardId }),
        onDragStart: () => (element.dataset['dragging'] = ''),
        onDrop: () => delete element.dataset['dragging'],
      }),
      dropTargetForElements({
        element,
        getData: ({ input }) => attachClosestEdge({ cardId }, { input, element, allowedEdges: ['top', 'bottom'] }),
        getIsSticky: () => true,
        onDrag: ({ self, source }) =>
          mark(element, source.data['cardId'] === cardId ? null : extractClosestEdge(self.data)),
        onDragLeave: leave,
        onDrop: leave,
      }),
    );
  }, [row, cardId]);
}

/** Makes a list a place where cards can be dropped, and lets it scroll when a card is held near its ends. */
export function useListDrop(list: RefObject<HTMLElement | null>, listId: string): void {
  useEffect(() => {
    const element = list.current;
    const scroller = element?.querySelector<HTMLElement>('ol');
    if (!element || !scroller) return undefined;
    const leave = () => delete element.dataset['over'];
    return combine(
      dropTargetForElements({
        element,
        getData: () => ({ listId }),
        onDragEnter: () => (element.dataset['over'] = ''),
        onDragLeave: leave,
        onDrop: leave,
      }),
      autoScrollForElements({ element: scroller }),
    );
  }, [list, listId]);
}

/** Listens for drops anywhere on the board, and lets it scroll sideways. */
export function useBoardDrops(
  board: RefObject<HTMLElement | null>,
  read: () => Board,
  onMove: (move: CardMove) => void,
): void {
  useEffect(() => {
    const element = board.current;
    if (!element) return undefined;
    return combine(
      autoScrollForElements({ element, getAllowedAxis: () => 'horizontal' }),
      monitorForElements({
        onDrop: ({ source, location }) => {
          const move = findMove(read(), source.data['cardId'], location.current.dropTargets);
          if (move) onMove(move);
        },
      }),
    );
  }, [board, read, onMove]);
}
