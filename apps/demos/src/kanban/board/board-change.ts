// Changes of the fake server to the stored kanban board.

import { http, type HttpHandler, HttpResponse, type JsonBodyType } from 'msw';
import * as v from 'valibot';

import { refuse } from '../../shared/mock/demo-server.ts';
import { type DemoStore, createDemoStore } from '../../shared/mock/demo-store.ts';
import { type Board, type Checklist, type KanbanCard, withCard } from './board.ts';
import { createFirstBoard } from './first-board.ts';

const stores = new Map<string, DemoStore<Board>>();
const MOST = 5000;

/** The number of cards that the address sets with `cards=500`; undefined for the usual one. */
export function parseCardCount(search: URLSearchParams): number | undefined {
  const count = Number(search.get('cards'));
  return Number.isInteger(count) && count > 0 ? Math.min(count, MOST) : undefined;
}

/** Each size has its own board, so that measuring leaves the usual one alone. */
export function getBoardStore(request: Request): DemoStore<Board> {
  const size = parseCardCount(new URL(request.url).searchParams);
  const name = size === undefined ? 'kanban' : `kanban-${size}`;
  const store = stores.get(name) ?? createDemoStore(name, () => createFirstBoard(size));
  stores.set(name, store);
  return store;
}

/** A change of the board and what it answers; the handler refuses when it returns nothing. */
export interface Change {
  readonly board: Board;
  readonly answer: JsonBodyType;
}

/** A call that changes the board; it is answered with the prefix of the board and without it. */
export function change<S extends v.GenericSchema>(
  path: string,
  schema: S,
  make: (board: Board, body: v.InferOutput<S>) => Change | undefined,
): HttpHandler[] {
  const answer = async ({ request }: { readonly request: Request }): Promise<Response> => {
    const result = v.safeParse(schema, await request.json());
    if (!result.success) return refuse(400, 'The call is not complete.');
    const store = getBoardStore(request);
    const changedBoard = make(store.read(), result.output);
    if (!changedBoard) return refuse(404, 'Not found');
    store.change(() => changedBoard.board);
    return HttpResponse.json(changedBoard.answer);
  };
  return [http.post(`*/api/kanban/board/${path}`, answer), http.post(`*/api/kanban/${path}`, answer)];
}

/** Changes one card, and answers what `made` picks from it. */
export function toCardChange(
  board: Board,
  cardId: string,
  make: (card: KanbanCard) => { readonly card: KanbanCard; readonly answer: JsonBodyType } | undefined,
): Change | undefined {
  const before = board.cards[cardId];
  const changedCard = before && make(before);
  return changedCard && { board: withCard(board, changedCard.card), answer: changedCard.answer };
}

/** Changes one checklist of a card. */
export function toChecklistChange(
  board: Board,
  { cardId, checklistId }: { readonly cardId: string; readonly checklistId: string },
  make: (checklist: Checklist) => { readonly checklist: Checklist; readonly answer: JsonBodyType } | undefined,
): Change | undefined {
  return toCardChange(board, cardId, (card) => {
    const before = card.checklists.find(({ id }) => id === checklistId);
    const changedList = before && make(before);
    if (!changedList) return undefined;
    const checklists = card.checklists.map((one) => (one.id === checklistId ? changedList.checklist : one));
    return { card: { ...card, checklists }, answer: changedList.answer };
  });
}
