// Fake server of the kanban demo.

import { http, HttpResponse } from 'msw';
import * as v from 'valibot';

import { createDemoServer } from '../../shared/mock/demo-server.ts';
import { type Change, toCardChange, change, toChecklistChange, getBoardStore } from './board-change.ts';
import { type Board, clearList, type KanbanCard, moveCard, withCard, withList, withoutCards } from './board.ts';

const Name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(255));
const Id = v.string();
const KanbanState = v.picklist(['complete', 'incomplete']);
const CardUpdate = v.partial(
  v.object({ name: Name, description: v.pipe(v.string(), v.maxLength(5000)), isSubscribed: v.boolean() }),
);
/** The starter named the state of its first items and of new ones differently; both are read. */
const ItemUpdate = v.pipe(
  v.partial(v.object({ name: Name, state: KanbanState, status: KanbanState })),
  v.transform(({ status, ...update }) => ({ ...update, ...(status !== undefined && { state: status }) })),
);

const newId = (): string => crypto.randomUUID();
const hasList = (board: Board, listId: string): boolean => board.lists.some(({ id }) => id === listId);

function updateList(
  board: Board,
  { listId, update }: { listId: string; update: { name: string } },
): Change | undefined {
  const before = board.lists.find(({ id }) => id === listId);
  const list = before && { ...before, ...update };
  return list && { board: withList(board, list), answer: { list } };
}
const ListUpdate = v.object({ listId: Id, update: v.object({ name: Name }) });

const LIST_HANDLERS = [
  ...change('lists/new', v.object({ name: Name }), (board, { name }) => {
    const list = { id: newId(), name, cardIds: [] };
    return { board: withList(board, list), answer: { list } };
  }),
  ...change('list/update', ListUpdate, updateList),
  // The regular alias of the irregular path.
  ...change('lists/update', ListUpdate, updateList),
  ...change('lists/clear', v.object({ listId: Id }), (board, { listId }) =>
    hasList(board, listId) ? { board: clearList(board, listId), answer: { listId } } : undefined,
  ),
  ...change('lists/remove', v.object({ listId: Id }), (board, { listId }) =>
    hasList(board, listId) ? { board: clearList(board, listId, true), answer: { listId } } : undefined,
  ),
];

const CARD_HANDLERS = [
  ...change('cards/new', v.object({ listId: Id, name: Name }), (board, { listId, name }) => {
    const nothing = { attachments: [], memberIds: [], checklists: [], comments: [] };
    const card: KanbanCard = { id: newId(), name, description: '', isSubscribed: false, ...nothing };
    return hasList(board, listId) ? { board: withCard(board, card, listId), answer: { card } } : undefined;
  }),
  ...change('cards/update', v.object({ cardId: Id, update: CardUpdate }), (board, { cardId, update }) =>
    toCardChange(board, cardId, (before) => {
      const card = { ...before, ...update } as KanbanCard; // JSON has no undefined: a field that is there has a value
      return { card, answer: { card } };
    }),
  ),
  ...change(
    'cards/move',
    v.object({ cardId: Id, listId: Id, position: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    (board, move) => {
      const isPossible = board.cards[move.cardId] !== undefined && hasList(board, move.listId);
      return isPossible ? { board: moveCard(board, move), answer: true } : undefined;
    },
  ),
  ...change('cards/remove', v.object({ cardId: Id }), (board, { cardId }) =>
    board.cards[cardId] ? { board: withoutCards(board, [cardId]), answer: { cardId } } : undefined,
  ),
  ...change(
    'cards/comments',
    v.object({ userId: Id, cardId: Id, message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000)) }),
    (board, { userId, cardId, message }) =>
      toCardChange(board, cardId, (card) => {
        const comment = { id: newId(), cardId, userId, message, createdAt: new Date().toISOString() };
        return { card: { ...card, comments: [...card.comments, comment] }, answer: { comment } };
      }),
  ),
];

const OfChecklist = { cardId: Id, checklistId: Id };
const OfItem = { ...OfChecklist, checkItemId: Id };

const CHECKLIST_HANDLERS = [
  ...change('checklists/new', v.object({ cardId: Id, name: Name }), (board, { cardId, name }) =>
    toCardChange(board, cardId, (card) => {
      const checklist = { id: newId(), name, checkItems: [] };
      return { card: { ...card, checklists: [...card.checklists, checklist] }, answer: { checklist } };
    }),
  ),
  ...change('checklists/update', v.object({ ...OfChecklist, update: v.object({ name: Name }) }), (board, body) =>
    toChecklistChange(board, body, (before) => {
      const checklist = { ...before, ...body.update };
      return { checklist, answer: { checklist } };
    }),
  ),
  ...change('checklists/remove', v.object(OfChecklist), (board, { cardId, checklistId }) =>
    toCardChange(board, cardId, (card) => {
      const checklists = card.checklists.filter(({ id }) => id !== checklistId);
      return checklists.length === card.checklists.length ? undefined : { card: { ...card, checklists }, answer: true };
    }),
  ),
  ...change('checkitems/new', v.object({ ...OfChecklist, name: Name }), (board, body) =>
    toChecklistChange(board, body, (before) => {
      const checkItem = { id: newId(), name: body.name, state: 'incomplete' as const };
      return { checklist: { ...before, checkItems: [...before.checkItems, checkItem] }, answer: { checkItem } };
    }),
  ),
  ...change('checkitems/update', v.object({ ...OfItem, update: ItemUpdate }), (board, body) =>
    toChecklistChange(board, body, (before) => {
      const item = before.checkItems.find(({ id }) => id === body.checkItemId);
      if (!item) return undefined;
      const checkItem = { ...item, ...body.update } as typeof item; // as with cards: no undefined in JSON
      const checkItems = before.checkItems.map((one) => (one.id === checkItem.id ? checkItem : one));
      return { checklist: { ...before, checkItems }, answer: { checkItem } };
    }),
  ),
  ...change('checkitems/remove', v.object(OfItem), (board, body) =>
    toChecklistChange(board, body, (before) => {
      const checkItems = before.checkItems.filter(({ id }) => id !== body.checkItemId);
      return checkItems.length === before.checkItems.length
        ? undefined
        : { checklist: { ...before, checkItems }, answer: true };
    }),
  ),
];

const KANBAN_HANDLERS = [
  http.get('*/api/kanban/board', ({ request }) => {
    const { cards, ...rest } = getBoardStore(request).read();
    return HttpResponse.json({ board: { ...rest, cards: Object.values(cards) } });
  }),
  ...LIST_HANDLERS,
  ...CARD_HANDLERS,
  ...CHECKLIST_HANDLERS,
];

/** Calls the server of the board, which runs in this page. */
export const callKanban = createDemoServer(KANBAN_HANDLERS);
