import { type FocusEvent, useLayoutEffect, useRef } from 'react';

import type { Board } from '../board/board.ts';

/** The id of the link in a card. */
export const linkId = (cardId: string): string => `card-${cardId}`;

/** A card that is drawn anew in another place keeps the focus that it had. */
export function useKeptFocus({ lists }: Board) {
  const focused = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return;
    const link = document.getElementById(focused.current);
    link?.focus();
    link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- when the lists are drawn anew
  }, [lists]);
  return ({ target }: FocusEvent) => {
    focused.current = target.id.startsWith('card-') ? target.id : undefined;
  };
}
