// The kanban board of the page and the calls that change it. A move shows at once and is undone when its call fails; every
// other act shows when it is done. Each act resolves to whether it succeeded; a refusal has been shown by then.

import { createStore, showNotice, type StoreApi, useStore } from '@ebpls/remote-kit';
import { useMemo, useState } from 'react';

import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { useWords as useSharedWords } from '../../shared/page/demos.messages.ts';
import {
  type Board,
  type CardComment,
  type CardMove,
  type CardPlace,
  type CheckItem,
  type Checklist,
  clearList,
  findPlace,
  type KanbanCard,
  type KanbanList,
  moveCard,
  withCard,
  withList,
  withoutCards,
} from './board.ts';
import { callKanban } from './kanban-mock.ts';

/** Changes the board on the page. */
type Apply = (update: (board: Board) => Board) => void;
/** Calls the server; undefined when it refused, after the refusal was shown. */
type Send = <T>(path: string, json: object) => Promise<T | undefined>;

/** Replaces fields of a card; a card that was removed meanwhile stays removed. */
function patch(apply: Apply, cardId: string, update: (card: KanbanCard) => Partial<KanbanCard>): void {
  apply((board) => {
    const card = board.cards[cardId];
    return card ? withCard(board, { ...card, ...update(card) }) : board;
  });
}

function listActs(apply: Apply, send: Send) {
  const take = async (path: string, json: object): Promise<boolean> => {
    const answer = await send<{ list: KanbanList }>(path, json);
    if (answer) apply((board) => withList(board, answer.list));
    return answer !== undefined;
  };
  const empty = async (path: string, listId: string, remove: boolean): Promise<boolean> => {
    const answer = await send(path, { listId });
    if (answer !== undefined) apply((board) => clearList(board, listId, remove));
    return answer !== undefined;
  };
  return {
    addList: (name: string) => take('lists/new', { name }),
    renameList: (listId: string, name: string) => take('list/update', { listId, update: { name } }),
    clearList: (listId: string) => empty('lists/clear', listId, false),
    removeList: (listId: string) => empty('lists/remove', listId, true),
  };
}

function cardActs(apply: Apply, send: Send) {
  return {
    addCard: async (listId: string, name: string): Promise<boolean> => {
      const answer = await send<{ card: KanbanCard }>('cards/new', { listId, name });
      if (answer) apply((board) => withCard(board, answer.card, listId));
      return answer !== undefined;
    },
    updateCard: async (
      cardId: string,
      update: Partial<Pick<KanbanCard, 'name' | 'description' | 'isSubscribed'>>,
    ): Promise<boolean> => {
      const answer = await send<{ card: KanbanCard }>('cards/update', { cardId, update });
      if (answer) patch(apply, cardId, () => update);
      return answer !== undefined;
    },
    archiveCard: async (cardId: string): Promise<boolean> => {
      const answer = await send('cards/remove', { cardId });
      if (answer !== undefined) apply((board) => withoutCards(board, [cardId]));
      return answer !== undefined;
    },
    comment: async (cardId: string, message: string): Promise<boolean> => {
      const json = { userId: DEMO_USER.id, cardId, message };
      const answer = await send<{ comment: CardComment }>('cards/comments', json);
      if (answer) patch(apply, cardId, ({ comments }) => ({ comments: [...comments, answer.comment] }));
      return answer !== undefined;
    },
  };
}

type Ids = { readonly cardId: string; readonly checklistId: string };

function checklistActs(apply: Apply, send: Send) {
  return {
    addChecklist: async (cardId: string, name: string): Promise<boolean> => {
      const answer = await send<{ checklist: Checklist }>('checklists/new', { cardId, name });
      if (answer) patch(apply, cardId, ({ checklists }) => ({ checklists: [...checklists, answer.checklist] }));
      return answer !== undefined;
    },
    renameChecklist: async (ids: Ids, name: string): Promise<boolean> => {
      const answer = await send('checklists/update', { ...ids, update: { name } });
      if (answer !== undefined) patchChecklist(apply, ids, () => ({ name }));
      return answer !== undefined;
    },
    removeChecklist: async (ids: Ids): Promise<boolean> => {
      const answer = await send('checklists/remove', ids);
      const isOther = ({ id }: Checklist): boolean => id !== ids.checklistId;
      if (answer !== undefined)
        patch(apply, ids.cardId, ({ checklists }) => ({ checklists: checklists.filter(isOther) }));
      return answer !== undefined;
    },
  };
}

function patchChecklist(apply: Apply, ids: Ids, update: (checklist: Checklist) => Partial<Checklist>): void {
  const toPatchedChecklist = (one: Checklist): Checklist =>
    one.id === ids.checklistId ? { ...one, ...update(one) } : one;
  patch(apply, ids.cardId, ({ checklists }) => ({ checklists: checklists.map(toPatchedChecklist) }));
}

function itemActs(apply: Apply, send: Send) {
  return {
    addItem: async (ids: Ids, name: string): Promise<boolean> => {
      const answer = await send<{ checkItem: CheckItem }>('checkitems/new', { ...ids, name });
      if (answer) patchChecklist(apply, ids, ({ checkItems }) => ({ checkItems: [...checkItems, answer.checkItem] }));
      return answer !== undefined;
    },
    updateItem: async (ids: Ids, checkItemId: string, update: Partial<CheckItem>): Promise<boolean> => {
      const answer = await send<{ checkItem: CheckItem }>('checkitems/update', { ...ids, checkItemId, update });
      const patchItem = (item: CheckItem): CheckItem => (item.id === checkItemId ? { ...item, ...update } : item);
      if (answer) patchChecklist(apply, ids, ({ checkItems }) => ({ checkItems: checkItems.map(patchItem) }));
      return answer !== undefined;
    },
    removeItem: async (ids: Ids, checkItemId: string): Promise<boolean> => {
      const answer = await send('checkitems/remove', { ...ids, checkItemId });
      const isOther = ({ id }: CheckItem): boolean => id !== checkItemId;
      if (answer !== undefined)
        patchChecklist(apply, ids, ({ checkItems }) => ({ checkItems: checkItems.filter(isOther) }));
      return answer !== undefined;
    },
  };
}

function moveActs({ getState: read, setState: apply }: StoreApi<Board>, send: Send) {
  return {
    read,
    /** Moves a card on the page alone, while it is still held. */
    place: (move: CardMove) => apply((now) => moveCard(now, move)),
    /** `from` is the place to which a failed call returns the card; its current place when left out. */
    move: async (move: CardMove, from: CardPlace | undefined = findPlace(read(), move.cardId)) => {
      apply((now) => moveCard(now, move));
      const { cardId, position, listId } = move;
      const answer = await send('cards/move', { cardId, position, listId });
      if (answer === undefined && from) apply((now) => moveCard(now, { cardId, ...from }));
      return answer !== undefined;
    },
  };
}

export function useBoard(first: Board, query: string) {
  const [boardStore] = useState(() => createStore(() => first));
  const board = useStore(boardStore);
  const shared = useSharedWords();
  const acts = useMemo(() => {
    const send: Send = async (path, json) => {
      try {
        return await callKanban(`/api/kanban/board/${path}${query}`, { json });
      } catch {
        showNotice('failed', shared('failed'));
        return undefined;
      }
    };
    const apply: Apply = boardStore.setState;
    return {
      ...listActs(apply, send),
      ...cardActs(apply, send),
      ...checklistActs(apply, send),
      ...itemActs(apply, send),
      ...moveActs(boardStore, send),
    };
  }, [boardStore, query, shared]);
  return { board, acts };
}

export type BoardActs = ReturnType<typeof useBoard>['acts'];
