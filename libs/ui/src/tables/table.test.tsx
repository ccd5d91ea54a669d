import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';

import { UiProvider } from '../provider.tsx';
import { Pager } from './pager.tsx';
import type { TableColumn } from './table.tsx';
import { Table } from './table.tsx';

interface Business {
  readonly id: number;
  readonly name: string;
  readonly due: number;
}

const rows: Business[] = [
  { id: 1, name: 'Sinag Bakery', due: 0 },
  { id: 2, name: 'RJ General Merchandise', due: 5200 },
];
const columns: TableColumn<Business>[] = [
  { key: 'name', header: 'Business', cell: ({ name }) => name, sort: { to: '?sort=-name', now: 'up' } },
  { key: 'due', header: 'Due now', align: 'end', cell: ({ due }) => `₱${due}.00` },
];
const show = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <UiProvider>
        <Routes>
          <Route path="/" element={part} />
          <Route path="/businesses/:id" element="the record" />
        </Routes>
      </UiProvider>
    </MemoryRouter>,
  );
const list = { columns, rows, rowKey: ({ id }: Business) => id, caption: 'Businesses' };

test('a row links to its record by a real link', async () => {
  const person = userEvent.setup();
  show(<Table {...list} rowTo={({ id }) => `/businesses/${id}`} />);
  const link = screen.getByRole('link', { name: 'Sinag Bakery' });
  expect(link).toHaveAttribute('href', '/businesses/1');
  await person.click(link);
  expect(screen.getByText('the record')).toBeInTheDocument();
});

test('the table is named, keeps the order of the server and shows its sort', () => {
  show(<Table {...list} />);
  const table = screen.getByRole('table', { name: 'Businesses' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'Business, sorted'.slice(0, 8) + 'sorted from low to highDue now',
    'Sinag Bakery₱0.00',
    'RJ General Merchandise₱5200.00',
  ]);
  expect(within(table).getByRole('columnheader', { name: /Business/ })).toHaveAttribute('aria-sort', 'ascending');
  expect(within(table).getByRole('link', { name: /Business/ })).toHaveAttribute('href', '/?sort=-name');
});

test('new rows take the place of the old ones', () => {
  const { rerender } = show(<Table {...list} />);
  rerender(
    <MemoryRouter>
      <UiProvider>
        <Table {...list} rows={[{ id: 3, name: 'Bukal Water', due: 1 }]} />
      </UiProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('cell', { name: 'Bukal Water' })).toBeInTheDocument();
  expect(screen.queryByRole('cell', { name: 'Sinag Bakery' })).not.toBeInTheDocument();
});

test('cards are rendered for a phone, one for each row', () => {
  show(<Table {...list} card={({ name }) => `card of ${name}`} />);
  expect(within(screen.getByRole('list', { name: 'Businesses' })).getAllByRole('listitem')).toHaveLength(2);
});

test('the column that names the row is its link and begins it on a phone', () => {
  const [name, due] = columns as [TableColumn<Business>, TableColumn<Business>];
  const number: TableColumn<Business> = { key: 'number', header: 'No.', cell: ({ id }) => `No. ${id}` };
  show(<Table {...list} columns={[number, { ...name, isTitle: true }, due]} rowTo={({ id }) => `/businesses/${id}`} />);
  expect(screen.getByRole('link', { name: 'Sinag Bakery' })).toHaveAttribute('href', '/businesses/1');
  expect(screen.getByRole('cell', { name: 'Sinag Bakery' })).toHaveClass('title');
  expect(screen.queryByRole('link', { name: 'No. 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'No. 1' })).not.toHaveClass('title');
});

test('a number is marked, so that it stays on one line', () => {
  const number: TableColumn<Business> = { key: 'number', header: 'No.', isCode: true, cell: ({ id }) => `RFC-${id}` };
  show(<Table {...list} columns={[number, ...columns]} />);
  expect(screen.getByRole('cell', { name: 'RFC-1' })).toHaveClass('code');
  expect(screen.getByRole('cell', { name: 'Sinag Bakery' })).not.toHaveClass('code');
});

test('an empty list shows why instead of a bare head', () => {
  show(<Table {...list} rows={[]} empty="No business yet" />);
  expect(screen.getByText('No business yet')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('totals are under their columns', () => {
  show(<Table {...list} foot={{ name: 'All', due: '₱5,200.00' }} />);
  expect(screen.getAllByRole('row').at(-1)).toHaveTextContent('All₱5,200.00');
});

const to = (cursor: string | undefined) => (cursor === undefined ? '/list' : `/list?cursor=${cursor}`);

test('the pager links onward and back to the start', () => {
  show(<Pager nextCursor="n2" cursor="n1" to={to} />);
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/list?cursor=n2');
  expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('href', '/list');
});

test('a list of one page has no pager', () => {
  show(<Pager nextCursor={null} to={to} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('the second line of a cell is no part of the row’s link', () => {
  show(
    <Table
      {...list}
      columns={[{ key: 'name', header: 'Business', cell: ({ name }) => name, note: ({ id }) => `SI-${id}` }]}
      rowTo={({ id }) => `/businesses/${id}`}
    />,
  );
  expect(screen.getByRole('link', { name: 'Sinag Bakery' })).toHaveTextContent(/^Sinag Bakery$/);
  expect(screen.getByText('SI-1')).toBeInTheDocument();
});

describe('rows without links, wider than the screen', () => {
  const plain = globalThis.ResizeObserver;
  const plain_columns = columns.map(({ sort: _sort, ...column }) => column);
  beforeEach(() => {
    globalThis.ResizeObserver = class extends plain {
      readonly tell: ResizeObserverCallback;
      constructor(callback: ResizeObserverCallback) {
        super(callback);
        this.tell = callback;
      }
      override observe = () => this.tell([], this);
    };
  });
  afterEach(() => {
    globalThis.ResizeObserver = plain;
    jest.restoreAllMocks();
  });

  test.each([
    { width: 900, isStop: true },
    { width: 300, isStop: false },
  ])('a table of $width px in 360 can be scrolled by keyboard: $isStop', ({ width, isStop }) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    show(<Table {...list} columns={plain_columns} />);
    const group = screen.queryByRole('group', { name: 'Businesses' });
    expect(group !== null && group.tabIndex === 0).toBe(isStop);
  });

  test.each([
    { width: 900, hasSticky: false },
    { width: 300, hasSticky: true },
  ])('the heads of a table of $width px in 360 stay while the page scrolls: $hasSticky', ({ width, hasSticky }) => {
    jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
    show(<Table {...list} sticky rowTo={({ id }) => `/businesses/${id}`} />);
    expect(screen.getByRole('table').parentElement?.classList.contains('sticky')).toBe(hasSticky);
  });

  test.each([
    { where: 'each row is a link', more: { rowTo: ({ id }: Business) => `/businesses/${id}` } },
    { where: 'a head sorts', more: { columns } },
  ])('where $where, the table is no stop of its own', ({ more }) => {
    jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
    show(<Table {...list} columns={plain_columns} {...more} />);
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });
});
