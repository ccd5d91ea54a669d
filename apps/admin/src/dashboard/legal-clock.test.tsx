import { OFFICE_ROW_FIGURES } from '@ebpls/contracts';
import { UiProvider } from '@ebpls/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';

import { addresses } from '../addresses.ts';
import { LegalClock } from './legal-clock.tsx';

const OFFICES = [
  {
    office: 'rhu',
    title: 'RHU',
    open: 31,
    due_today: 4,
    overdue: 2,
    with_owner: 6,
    median_days: 2.5,
    oldest: 'APP-2026-000101',
  },
  { office: 'mao', title: 'MAO', open: 0, due_today: 0, overdue: 0, with_owner: 2, median_days: null, oldest: null },
] as const;

afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

test('on a phone each office is a row that leads to what it holds, and says what is late', async () => {
  globalThis.matchMedia = () => Object.assign(new EventTarget(), { matches: true }) as MediaQueryList;
  render(
    <MemoryRouter>
      <UiProvider theme="LIGHT" locale="en">
        <LegalClock offices={OFFICES} />
      </UiProvider>
    </MemoryRouter>,
  );
  const rows = within(screen.getByRole('list', { name: 'Legal clock by office' }));
  const { open, overdue } = OFFICE_ROW_FIGURES;
  expect(rows.getByRole('link', { name: 'RHU' })).toHaveAttribute('href', addresses.transactionsAt('rhu', open));
  expect(rows.getByRole('link', { name: /2/ })).toHaveAttribute('href', addresses.transactionsAt('rhu', overdue));
  expect(rows.queryByRole('link', { name: 'MAO' })).not.toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
