// Types of the kanban demo: board, lists, cards; the names of the template are unchanged (specification section 3).

/** The names of the template are unchanged (specification section 3). */
export interface CheckItem {
  readonly id: string;
  readonly name: string;
  /** The one field of its state, for the first items and for new ones. */
  readonly state: 'complete' | 'incomplete';
}

export interface Checklist {
  readonly id: string;
  readonly name: string;
  readonly checkItems: readonly CheckItem[];
}

export interface CardComment {
  readonly id: string;
  readonly cardId: string;
  readonly userId: string;
  readonly message: string;
  readonly createdAt: string;
}

export type Cover = 'market' | 'sea' | 'fiesta';

export interface KanbanCard {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly cover?: Cover | undefined;
  readonly isSubscribed: boolean;
  readonly attachments: readonly { readonly id: string; readonly name: string }[];
  readonly memberIds: readonly string[];
  readonly checklists: readonly Checklist[];
  readonly comments: readonly CardComment[];
}

export interface KanbanList {
  readonly id: string;
  readonly name: string;
  readonly cardIds: readonly string[];
}

export interface Member {
  readonly id: string;
  readonly name: string;
}

export interface Board {
  readonly lists: readonly KanbanList[];
  readonly cards: Readonly<Record<string, KanbanCard>>;
  readonly members: readonly Member[];
}

/** The board as `GET board` answers it: cards in a list, in no order. */
export interface BoardAnswer extends Omit<Board, 'cards'> {
  readonly cards: readonly KanbanCard[];
}

/** Position of a card. */
export interface CardPlace {
  readonly listId: string;
  readonly position: number;
}

export interface CardMove extends CardPlace {
  readonly cardId: string;
}

export function toBoard({ cards, ...rest }: BoardAnswer): Board {
  return { ...rest, cards: Object.fromEntries(cards.map((card) => [card.id, card])) };
}

export function findPlace({ lists }: Board, cardId: string): CardPlace | undefined {
  for (const { id, cardIds } of lists) {
    const position = cardIds.indexOf(cardId);
    if (position >= 0) return { listId: id, position };
  }
  return undefined;
}

/** Moves the card from its list to the other one at that position; unaffected lists stay the same objects. */
export function moveCard(board: Board, { cardId, listId, position }: CardMove): Board {
  const from = findPlace(board, cardId);
  if (!from || !board.lists.some(({ id }) => id === listId)) return board;
  const lists = board.lists.map((list) => {
    if (list.id !== listId && list.id !== from.listId) return list;
    const rest = list.cardIds.filter((id) => id !== cardId);
    return { ...list, cardIds: list.id === listId ? rest.toSpliced(position, 0, cardId) : rest };
  });
  return { ...board, lists };
}

/** The place before or after another card, counted without the card that moves. */
export function placeBeside(
  board: Board,
  cardId: string,
  { beside, edge }: { readonly beside: string; readonly edge: 'top' | 'bottom' },
): CardPlace | undefined {
  const place = findPlace(board, beside);
  const list = board.lists.find(({ id }) => id === place?.listId);
  if (!place || !list) return undefined;
  const position = list.cardIds.filter((id) => id !== cardId).indexOf(beside);
  return { listId: list.id, position: position + (edge === 'bottom' ? 1 : 0) };
}

export function withList(board: Board, list: KanbanList): Board {
  const isKnown = board.lists.some(({ id }) => id === list.id);
  const lists = isKnown ? board.lists.map((one) => (one.id === list.id ? list : one)) : [...board.lists, list];
  return { ...board, lists };
}

/** Replaces a card, or adds one at the end of a list. */
export function withCard(board: Board, card: KanbanCard, listId?: string): Board {
  const cards = { ...board.cards, [card.id]: card };
  if (listId === undefined) return { ...board, cards };
  const lists = board.lists.map((list) =>
    list.id === listId ? { ...list, cardIds: [...list.cardIds, card.id] } : list,
  );
  return { ...board, lists, cards };
}

export function withoutCards(board: Board, cardIds: readonly string[]): Board {
  const removedIds = new Set(cardIds);
  const cards = Object.fromEntries(Object.entries(board.cards).filter(([id]) => !removedIds.has(id)));
  const lists = board.lists.map((list) =>
    list.cardIds.some((id) => removedIds.has(id))
      ? { ...list, cardIds: list.cardIds.filter((id) => !removedIds.has(id)) }
      : list,
  );
  return { ...board, lists, cards };
}

/** The list without its cards; with `remove` the list is removed too. */
export function clearList(board: Board, listId: string, remove = false): Board {
  const list = board.lists.find(({ id }) => id === listId);
  const clearedBoard = list ? withoutCards(board, list.cardIds) : board;
  return remove ? { ...clearedBoard, lists: clearedBoard.lists.filter(({ id }) => id !== listId) } : clearedBoard;
}

export function countProgress(checklists: readonly Checklist[]): { readonly done: number; readonly all: number } {
  const items = checklists.flatMap(({ checkItems }) => checkItems);
  return { done: items.filter(({ state }) => state === 'complete').length, all: items.length };
}
