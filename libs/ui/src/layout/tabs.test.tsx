import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useSearchParams } from 'react-router';

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
  { direction: 'ltr', key: '{End}{Home}', opens: 'one' },
] as const)('$key opens the tab “$opens”, read $direction', async ({ direction, key, opens }) => {
  show(direction);
  screen.getByRole('tab', { name: 'one' }).focus();
  await userEvent.keyboard(key);
  expect(screen.getByRole('tab', { name: opens, selected: true })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: opens })).toHaveTextContent(`part ${opens}`);
});

test('Tab leaves the row of tabs; only the open one is on the way', async () => {
  show('ltr');
  const person = userEvent.setup();
  await person.tab();
  expect(screen.getByRole('tab', { name: 'one' })).toHaveFocus();
  await person.tab();
  expect(screen.queryAllByRole('tab').filter((tab) => tab === document.activeElement)).toEqual([]);
});
