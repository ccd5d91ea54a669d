import { iterateListPages, type ListPage, type ListPlace } from './listed-pages.ts';

/** A list of `length` numbers; a cursor is the last number of the page before. */
function createList(length: number) {
  const limits: number[] = [];
  const read = async ({ cursor = '0', limit }: ListPlace): Promise<ListPage<number>> => {
    limits.push(limit);
    const from = Number(cursor);
    const page = Array.from({ length: Math.min(limit, length - from) }, (_, place) => from + place + 1);
    const last = page.at(-1) ?? 0;
    return { pageRows: page, next_cursor: last < length ? String(last) : null };
  };
  return { limits, read };
}

async function readAll(length: number, most: number): Promise<number[]> {
  const { limits, read } = createList(length);
  const rows: number[] = [];
  for await (const page of iterateListPages(read, most)) rows.push(...page);
  expect(Math.max(...limits)).toBeLessThanOrEqual(1_000);
  return rows;
}

test.each([0, 1, 999, 1_000, 1_001, 2_500])(
  'a list of %i rows is read whole, each row once, in order',
  async (length) => {
    expect(await readAll(length, 100_000)).toEqual(Array.from({ length }, (_, place) => place + 1));
  },
);

test('a list that is exactly as long as a file may be is read whole', async () => {
  expect(await readAll(1_400, 1_400)).toHaveLength(1_400);
});

test('one row more is refused with the limit, before that row is read', async () => {
  const { limits, read } = createList(1_401);
  const pages = iterateListPages(read, 1_400);
  await pages.next();
  await expect(pages.next()).rejects.toMatchObject({ code: 'conflict', params: { most: '1,400' } });
  expect(limits).toEqual([1_000, 400]);
});

test('the next page is read while the page before it is used, and no read is pending at the end', async () => {
  const { limits, read } = createList(2_500);
  const steps: string[] = [];
  const readSlowly = async (place: ListPlace): Promise<ListPage<number>> => {
    steps.push(`begins after ${place.cursor ?? 'nothing'}`);
    await new Promise(setImmediate);
    steps.push('read');
    return read(place);
  };
  const pages = iterateListPages(readSlowly, 100_000);
  await pages.next();
  expect(steps).toEqual(['begins after nothing', 'read', 'begins after 1000']);
  await pages.return(undefined);
  expect(steps).toEqual(['begins after nothing', 'read', 'begins after 1000', 'read']);
  expect(limits).toEqual([1_000, 1_000]);
});

test('a page that cannot be read fails when it is reached', async () => {
  const { read } = createList(2_500);
  const failPage = (place: ListPlace): Promise<ListPage<number>> =>
    place.cursor === undefined ? read(place) : Promise.reject(new Error('the line is cut'));
  const pages = iterateListPages(failPage, 100_000);
  expect((await pages.next()).value).toHaveLength(1_000);
  await expect(pages.next()).rejects.toThrow('the line is cut');
});
