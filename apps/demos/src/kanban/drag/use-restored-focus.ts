// Keeps the keyboard focus on the link of a kanban card after it has moved.

import { type FocusEvent, useLayoutEffect, useRef } from 'react';

import type { Board } from '../board/board.ts';

/** The id of the link in a card. */
export const linkId = (cardId: string): string => `card-${cardId}`;

/** A card that renders in another place keeps its focus. */
export function useRestoredFocus({ lists }: Board) {
  const focusedId = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focusedId.current === undefined || document.activeElement !== document.body) return;
    const link = document.getElementById(focusedId.current);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the lists render again
  }, [lists]);
  return ({ target }: FocusEvent) => {
    focusedId.current = target.id.startsWith('card-') ? target.id : undefined;
  };
}
