// Moves a kanban card by keyboard, without a pointer.

import { useDirection } from '@ebpls/ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

import { type Board, type CardPlace, findPlace } from '../board/board.ts';
import type { BoardActs } from '../board/use-board.ts';
import { useWords } from '../kanban.messages.ts';

interface GrabbedCard {
  readonly cardId: string;
  readonly from: CardPlace;
}

type CardEvent = 'grabbed' | 'moved' | 'dropped' | 'cancelled';

/** Distance of an arrow key: positions in the list, and lists in the reading direction. */
const STEPS: Readonly<Record<string, readonly [positions: number, lists: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The place one step away in the direction of the key; undefined when the board ends there. */
export function placeAfterKey(
  board: Board,
  cardId: string,
  { key, isRtl }: { readonly key: string; readonly isRtl: boolean },
): CardPlace | undefined {
  const place = findPlace(board, cardId);
  const step = STEPS[key];
  if (!place || !step) return undefined;
  const [positions, lists] = step;
  const at = board.lists.findIndex(({ id }) => id === place.listId);
  const list = board.lists[at + (isRtl ? -lists : lists)];
  const position = place.position + positions;
  if (lists === 0) return list?.cardIds[position] === undefined ? undefined : { ...place, position };
  return list && { listId: list.id, position: Math.min(position, list.cardIds.length) };
}

const findCardId = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('a[data-card]')?.dataset['card'];

/** Announces the position of a card, with the text of the event. */
function useAnnouncement(acts: BoardActs) {
  const t = useWords();
  const [text, setText] = useState('');
  const announce = useCallback(
    (event: CardEvent, cardId: string) => {
      const board = acts.read();
      const place = findPlace(board, cardId);
      const list = board.lists.find(({ id }) => id === place?.listId);
      if (!place || !list) return;
      const at = { list: list.name, position: place.position + 1, count: list.cardIds.length };
      setText(t(`drag.${event}`, { name: board.cards[cardId]?.name ?? '', ...at }));
    },
    [acts, t],
  );
  return { text, announce };
}

/** Acts on a grabbed card, and the act that grabs one. */
function useHeldCard(acts: BoardActs, announce: (happened: CardEvent, cardId: string) => void) {
  const [grabbedCard, setGrabbedCard] = useState<GrabbedCard>();
  const grab = (cardId: string): void => {
    const from = findPlace(acts.read(), cardId);
    if (!from) return;
    setGrabbedCard({ cardId, from });
    announce('grabbed', cardId);
  };
  const drop = ({ cardId, from }: GrabbedCard): void => {
    setGrabbedCard(undefined);
    const place = findPlace(acts.read(), cardId);
    if (!place) return;
    announce('dropped', cardId);
    if (place.listId === from.listId && place.position === from.position) return;
    void acts.move({ cardId, ...place }, from).then((isDone) => isDone || announce('cancelled', cardId));
  };
  const cancel = ({ cardId, from }: GrabbedCard): void => {
    setGrabbedCard(undefined);
    acts.place({ cardId, ...from });
    announce('cancelled', cardId);
  };
  return { grabbedCard, grab, drop, cancel };
}

/**
 * Moves a card without a pointer: Space picks the focused card up, arrows move it, Space drops it, Escape puts it back.
 * Only the drop is a call; a card that loses the focus to something else is dropped in its current place.
 */
export function useCardKeys(acts: BoardActs) {
  const isRtl = useDirection() === 'rtl';
  const { text, announce } = useAnnouncement(acts);
  const { grabbedCard, grab, drop, cancel } = useHeldCard(acts, announce);
  /** Whether the key meant something to the card that is held. */
  const handleKey = (key: string, now: GrabbedCard): boolean => {
    if (key === ' ') drop(now);
    else if (key === 'Escape') cancel(now);
    else if (key.startsWith('Arrow')) {
      const next = placeAfterKey(acts.read(), now.cardId, { key, isRtl });
      if (next) acts.place({ cardId: now.cardId, ...next });
      announce('moved', now.cardId);
    } else return key === 'Enter';
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cardId = findCardId(event.target);
    if (cardId === undefined) return;
    if (grabbedCard?.cardId === cardId) {
      if (handleKey(event.key, grabbedCard)) event.preventDefault();
    } else if (event.key === ' ') {
      event.preventDefault();
      grab(cardId);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A card that renders in another list lost the focus without a new target, and gets it back.
    if (grabbedCard && relatedTarget && findCardId(relatedTarget) !== grabbedCard.cardId) drop(grabbedCard);
  };
  return { grabbed: grabbedCard?.cardId, announcement: text, announce, onKeyDown, onBlur };
}
