import { useDirection } from '@ebpls/ui';
import { type FocusEvent, type KeyboardEvent, useCallback, useState } from 'react';

import { type Board, type CardPlace, findPlace } from '../board/board.ts';
import type { BoardActs } from '../board/use-board.ts';
import { useWords } from '../kanban.messages.ts';

interface Grabbed {
  readonly cardId: string;
  readonly from: CardPlace;
}

type CardEvent = 'grabbed' | 'moved' | 'dropped' | 'cancelled';

/** How far an arrow key goes: positions in the list, and lists in the reading direction. */
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

const cardOf = (target: EventTarget): string | undefined =>
  (target as HTMLElement).closest<HTMLElement>('a[data-card]')?.dataset['card'];

/** Says where a card stands, in the words of what happened to it. */
function useAnnouncement(acts: BoardActs) {
  const t = useWords();
  const [text, setText] = useState('');
  const say = useCallback(
    (happened: CardEvent, cardId: string) => {
      const board = acts.read();
      const place = findPlace(board, cardId);
      const list = board.lists.find(({ id }) => id === place?.listId);
      if (!place || !list) return;
      const at = { list: list.name, position: place.position + 1, count: list.cardIds.length };
      setText(t(`drag.${happened}`, { name: board.cards[cardId]?.name ?? '', ...at }));
    },
    [acts, t],
  );
  return { text, say };
}

/** What can be done with a card that is held, and with one that could be. */
function useHeldCard(acts: BoardActs, say: (happened: CardEvent, cardId: string) => void) {
  const [held, hold] = useState<Grabbed>();
  const grab = (cardId: string): void => {
    const from = findPlace(acts.read(), cardId);
    if (!from) return;
    hold({ cardId, from });
    say('grabbed', cardId);
  };
  const drop = ({ cardId, from }: Grabbed): void => {
    hold(undefined);
    const place = findPlace(acts.read(), cardId);
    if (!place) return;
    say('dropped', cardId);
    if (place.listId === from.listId && place.position === from.position) return;
    void acts.move({ cardId, ...place }, from).then((isDone) => isDone || say('cancelled', cardId));
  };
  const cancel = ({ cardId, from }: Grabbed): void => {
    hold(undefined);
    acts.place({ cardId, ...from });
    say('cancelled', cardId);
  };
  return { held, grab, drop, cancel };
}

/**
 * Moving a card without a pointer: Space picks the focused card up, arrows move it, Space drops it, Escape puts it
 * back. Only the drop is a call; a card that loses the focus to something else is dropped where it stands.
 */
export function useCardKeys(acts: BoardActs) {
  const isRtl = useDirection() === 'rtl';
  const { text, say } = useAnnouncement(acts);
  const { held, grab, drop, cancel } = useHeldCard(acts, say);
  /** Whether the key meant something to the card that is held. */
  const pressed = (key: string, now: Grabbed): boolean => {
    if (key === ' ') drop(now);
    else if (key === 'Escape') cancel(now);
    else if (key.startsWith('Arrow')) {
      const next = placeAfterKey(acts.read(), now.cardId, { key, isRtl });
      if (next) acts.place({ cardId: now.cardId, ...next });
      say('moved', now.cardId);
    } else return key === 'Enter';
    return true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const cardId = cardOf(event.target);
    if (cardId === undefined) return;
    if (held?.cardId === cardId) {
      if (pressed(event.key, held)) event.preventDefault();
    } else if (event.key === ' ') {
      event.preventDefault();
      grab(cardId);
    }
  };
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    // A card that is drawn in another list has lost the focus to nothing, and gets it back.
    if (held && relatedTarget && cardOf(relatedTarget) !== held.cardId) drop(held);
  };
  return { grabbed: held?.cardId, announcement: text, say, onKeyDown, onBlur };
}
