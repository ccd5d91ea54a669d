import { createContext, useContext } from 'react';

import type { Member } from './board.ts';
import type { BoardActs } from './use-board.ts';

/**
 * Context with the acts on the kanban board. The value stays the same object, so that no component renders again
 * because of it.
 */
export interface BoardTools {
  readonly acts: BoardActs;
  readonly members: readonly Member[];
  /** The address of a card's dialog, with the other parameters of the address. */
  readonly getAddress: (cardId: string) => string;
  readonly openMove: (cardId: string) => void;
}

export const BoardContext = createContext<BoardTools | undefined>(undefined);

export function useBoardTools(): BoardTools {
  const tools = useContext(BoardContext);
  if (!tools) throw new Error('A part of the board stands outside of it.');
  return tools;
}
