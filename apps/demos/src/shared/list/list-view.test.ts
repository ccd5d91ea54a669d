import { type ListRules, toListView } from './use-list.ts';

interface Fruit {
  readonly name: string;
  readonly price: number;
}

const FRUIT: readonly Fruit[] = Array.from({ length: 23 }, (_, place) => ({
  name: place === 4 ? 'Mangga' : `Saging ${String(place).padStart(2, '0')}`,
  price: place % 3,
}));

const RULES: ListRules<Fruit> = {
  text: ({ name }) => name,
  sorts: { name: (a, b) => a.name.localeCompare(b.name), price: (a, b) => b.price - a.price },
  filters: { price: ({ price }, value) => String(price) === value },
};

const view = (address: string) => toListView(FRUIT, RULES, new URLSearchParams(address));

test('ten rows a page, the first sort, the first page', () => {
  const { rows, count, page, pages, sort } = view('');
  expect([rows.length, count, page, pages, sort]).toEqual([10, 23, 1, 3, 'name']);
  expect(rows[0]?.name).toBe('Mangga');
});

test('the last page holds the rest, and a page beyond it is the last one', () => {
  expect(view('page=3').rows).toHaveLength(3);
  expect(view('page=99').page).toBe(3);
});

test.each(['page=0', 'page=-2', 'page=banana', 'rows=7', 'sort=__proto__'])(
  'nonsense (%s) shows the default',
  (params) => {
    expect(view(params)).toEqual(view(''));
  },
);

test('a search ignores case, and combines with a filter', () => {
  expect(view('search=%20MANG').rows.map(({ name }) => name)).toEqual(['Mangga']);
  expect(view('search=mang&price=0').count).toBe(0);
  expect(view('price=').count).toBe(23);
});

test('an export takes the rows of every page, as they are sorted', () => {
  const { matches, rows } = view('rows=5&search=saging');
  expect(matches).toHaveLength(22);
  expect(matches.slice(0, 5)).toEqual(rows);
});

test('sorting comes before paging', () => {
  expect(view('sort=price&rows=5').rows.every(({ price }) => price === 2)).toBe(true);
});
