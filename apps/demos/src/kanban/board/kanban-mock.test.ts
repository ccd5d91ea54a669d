import type { DemoError } from '../../shared/mock/demo-server.ts';
import { DEMO_USER } from '../../shared/mock/demo-session.ts';
import { resetDemo } from '../../shared/mock/demo-store.ts';
import { type BoardAnswer, toBoard, type Checklist, type KanbanCard, type KanbanList } from './board.ts';
import { callKanban } from './kanban-mock.ts';

afterEach(() => resetDemo());

const at = '/api/kanban/board';
const post = <T>(path: string, json: object): Promise<T> => callKanban<T>(`${at}/${path}`, { json });
const loadBoard = async (query = '') => toBoard((await callKanban<{ board: BoardAnswer }>(`${at}${query}`)).board);
const cardIds = async (): Promise<readonly (readonly string[])[]> =>
  (await loadBoard()).lists.map((list) => list.cardIds);
const status = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: DemoError) => error.status,
  );

test('the board has lists with card ids, and every card is in exactly one', async () => {
  const { lists, cards, members } = await loadBoard();
  expect(lists.map(({ name }) => name)).toEqual(['Ideas', 'To do', 'In work', 'To check', 'Done']);
  expect(lists.flatMap((list) => list.cardIds).toSorted()).toEqual(Object.keys(cards).toSorted());
  expect(members).toContainEqual({ id: DEMO_USER.id, name: DEMO_USER.name });
});

test('the address sets a size, and its board is a different one', async () => {
  expect(Object.keys((await loadBoard('?cards=500')).cards)).toHaveLength(500);
  await callKanban(`${at}/lists/remove?cards=500`, { json: { listId: 'list-1' } });
  expect((await loadBoard()).lists).toHaveLength(5);
});

test('lists: new, renamed at its irregular path and at the regular one, cleared, removed', async () => {
  const { list } = await post<{ list: KanbanList }>('lists/new', { name: ' Later ' });
  expect(list).toMatchObject({ name: 'Later', cardIds: [] });
  expect(await post('list/update', { listId: list.id, update: { name: 'Soon' } })).toMatchObject({
    list: { name: 'Soon' },
  });
  expect(await post('lists/update', { listId: list.id, update: { name: 'Now' } })).toMatchObject({
    list: { name: 'Now' },
  });
  expect(await post('lists/clear', { listId: 'list-1' })).toEqual({ listId: 'list-1' });
  expect(await post('lists/remove', { listId: 'list-2' })).toEqual({ listId: 'list-2' });
  const { lists, cards } = await loadBoard();
  expect(lists.map(({ name }) => name)).toEqual(['Ideas', 'In work', 'To check', 'Done', 'Now']);
  expect(lists[0]?.cardIds).toEqual([]);
  expect(Object.keys(cards).filter((id) => /^card-[12]-/.test(id))).toEqual([]);
});

test('cards: new at the end of its list, updated, removed from it', async () => {
  const { card } = await post<{ card: KanbanCard }>('cards/new', { listId: 'list-5', name: 'Sweep' });
  expect((await loadBoard()).lists[4]?.cardIds.at(-1)).toBe(card.id);
  const update = { description: 'Front first.', isSubscribed: true };
  expect(await post('cards/update', { cardId: card.id, update })).toEqual({ card: { ...card, ...update } });
  expect(await post('cards/remove', { cardId: card.id })).toEqual({ cardId: card.id });
  const after = await loadBoard();
  expect([after.cards[card.id], after.lists[4]?.cardIds.includes(card.id)]).toEqual([undefined, false]);
});

test('a card that moves to another list is there and nowhere else', async () => {
  expect(await post('cards/move', { cardId: 'card-1-1', position: 1, listId: 'list-5' })).toBe(true);
  const [ideas, , , , doneIds] = await cardIds();
  expect(ideas).not.toContain('card-1-1');
  expect(doneIds?.slice(0, 3)).toEqual(['card-5-1', 'card-1-1', 'card-5-2']);
});

test('a card that moves within its list is counted without itself', async () => {
  await post('cards/move', { cardId: 'card-5-1', position: 2, listId: 'list-5' });
  expect((await cardIds())[4]).toEqual(['card-5-2', 'card-5-3', 'card-5-1', 'card-5-4']);
});

test('a comment is added to its own card alone', async () => {
  const before = await loadBoard();
  const json = { userId: DEMO_USER.id, cardId: 'card-2-2', message: 'Forty-one sacks.' };
  const { comment } = await post<{ comment: object }>('cards/comments', json);
  expect(comment).toMatchObject({ ...json, id: expect.any(String), createdAt: expect.any(String) });
  const after = await loadBoard();
  const changedIds = Object.keys(after.cards).filter(
    (id) => after.cards[id]?.comments.length !== before.cards[id]?.comments.length,
  );
  expect(changedIds).toEqual(['card-2-2']);
});

test('checklists and their items are in their card; first and new items have the same state field', async () => {
  const cardId = 'card-2-1';
  const { checklist } = await post<{ checklist: Checklist }>('checklists/new', { cardId, name: 'Documents' });
  const ids = { cardId, checklistId: checklist.id };
  const { checkItem } = await post<{ checkItem: { id: string } }>('checkitems/new', { ...ids, name: 'Copy' });
  const [first, addedChecklist] = (await loadBoard()).cards[cardId]?.checklists ?? [];
  const fields = (item?: object): string[] => Object.keys(item ?? {}).toSorted();
  expect(fields(addedChecklist?.checkItems[0])).toEqual(fields(first?.checkItems[0]));
  const item = { ...ids, checkItemId: checkItem.id };
  const update = (change: object): Promise<unknown> => post('checkitems/update', { ...item, update: change });
  expect(await update({ state: 'complete' })).toMatchObject({ checkItem: { state: 'complete' } });
  expect(await update({ status: 'incomplete' })).toEqual({
    checkItem: { id: checkItem.id, name: 'Copy', state: 'incomplete' },
  });
  expect(await update({ name: 'Two copies' })).toMatchObject({ checkItem: { name: 'Two copies' } });
  expect(await post('checkitems/remove', item)).toBe(true);
  expect(await post('checklists/update', { ...ids, update: { name: 'Files' } })).toEqual({
    checklist: { id: checklist.id, name: 'Files', checkItems: [] },
  });
  expect(await post('checklists/remove', ids)).toBe(true);
  expect((await loadBoard()).cards[cardId]?.checklists.map(({ name }) => name)).toEqual(['Steps']);
});

test.each([
  ['lists/clear', { listId: 'none' }, 404],
  ['lists/remove', { listId: 'none' }, 404],
  ['list/update', { listId: 'none', update: { name: 'a' } }, 404],
  ['cards/new', { listId: 'none', name: 'a' }, 404],
  ['cards/move', { cardId: 'card-1-1', listId: 'none', position: 0 }, 404],
  ['cards/remove', { cardId: 'none' }, 404],
  ['cards/comments', { userId: 'demo-1', cardId: 'none', message: 'a' }, 404],
  ['checklists/remove', { cardId: 'card-2-1', checklistId: 'none' }, 404],
  ['checkitems/remove', { cardId: 'card-2-1', checklistId: 'card-2-1-checklist', checkItemId: 'none' }, 404],
  ['lists/new', { name: ' ' }, 400],
  ['cards/new', { listId: 'list-1', name: 'a'.repeat(256) }, 400],
  ['cards/comments', { userId: 'demo-1', cardId: 'card-1-1', message: ' ' }, 400],
  ['cards/move', { cardId: 'card-1-1', listId: 'list-1', position: -1 }, 400],
])('%s with %j is refused and changes nothing', async (path, json, expectedStatus) => {
  const before = await loadBoard();
  expect(await status(post(path, json))).toBe(expectedStatus);
  expect(await loadBoard()).toEqual(before);
});
