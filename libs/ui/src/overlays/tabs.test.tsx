import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider, useSearchParams } from 'react-router';

import { type Direction, UiProvider } from '../provider.tsx';
import { Tabs } from './tabs.tsx';

const NAMES = ['one', 'two', 'three'];

function TabsExample() {
  const [query] = useSearchParams();
  const current = query.get('tab') ?? 'one';
  return (
    <Tabs
      label="Parts"
      current={current}
      tabs={NAMES.map((name) => ({ key: name, label: name, to: `?tab=${name}` }))}
    >{`part ${current}`}</Tabs>
  );
}

const show = (direction: Direction) =>
  render(
    <MemoryRouter>
      <UiProvider direction={direction}>
        <TabsExample />
      </UiProvider>
    </MemoryRouter>,
  );

test.each([
  { direction: 'ltr', key: '{ArrowRight}', opens: 'two' },
  { direction: 'ltr', key: '{ArrowLeft}', opens: 'three' },
  { direction: 'rtl', key: '{ArrowRight}', opens: 'three' },
  { direction: 'rtl', key: '{ArrowLeft}', opens: 'two' },
  { direction: 'ltr', key: '{End}', opens: 'three' },
] as const)('$key opens the tab “$opens”, read $direction', async ({ direction, key, opens }) => {
  show(direction);
  screen.getByRole('tab', { name: 'one' }).focus();
  await userEvent.keyboard(key);
  expect(await screen.findByRole('tab', { name: opens, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: opens })).toHaveTextContent(`part ${opens}`);
});

test('Home opens the first tab again', async () => {
  show('ltr');
  screen.getByRole('tab', { name: 'one' }).focus();
  await userEvent.keyboard('{End}');
  expect(await screen.findByRole('tab', { name: 'three', selected: true })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(await screen.findByRole('tab', { name: 'one', selected: true })).toHaveFocus();
});

test('a press opens the tab once, and a tab is a link that opens beside the page too', async () => {
  const loads: string[] = [];
  const loader = ({ request }: { readonly request: Request }) => {
    loads.push(new URL(request.url).search);
    return null;
  };
  const router = createMemoryRouter([{ path: '/', loader, HydrateFallback: () => null, Component: TabsExample }]);
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'two' }));
  expect(await screen.findByRole('tabpanel', { name: 'two' })).toHaveTextContent('part two');
  expect(loads).toEqual(['', '?tab=two']);
  expect(screen.getByRole('tab', { name: 'three' })).toHaveAttribute('href', '/?tab=three');
});

test('Tab leaves the row of tabs; only the open one is on the way', async () => {
  show('ltr');
  const person = userEvent.setup();
  await person.tab();
  expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus();
  await person.tab();
  expect(screen.queryAllByRole('tab').filter((tab) => tab === document.activeElement)).toEqual([]);
});
