import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as ui from '../../test/every-part.ts';
import { renderPart } from '../../test/render-part.tsx';

const sections: ui.MenuSection[] = [
  {
    items: [
      { label: 'Dashboard', to: '/app', icon: 'home' },
      { label: 'Holdings', to: '/app/companies', icon: 'store' },
    ],
  },
  { label: 'Applications', items: [{ label: 'Mail', to: '/mail', icon: 'mail', disabled: true }] },
];

test('the menu marks the entry that the address belongs to, and only that one', () => {
  renderPart(<ui.SideMenu sections={sections} current="/app/companies/7" />);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['Holdings']);
  const off = screen.getByRole('link', { name: 'Mail' });
  expect(off).toHaveAttribute('aria-disabled', 'true');
  expect(off).not.toHaveAttribute('href');
  expect(off).not.toHaveAttribute('tabindex');
});

test.each([
  ['/fire/holdings/files/7', 'Holdings'],
  ['/fire/holdings/fire-list', 'Fire list'],
])('at %s the menu marks %s: the entry that covers the address with most of it', (current, label) => {
  const items: ui.MenuSection['items'] = [
    { label: 'Holdings', to: '/fire/holdings/list', icon: 'store', covers: ['/fire/holdings'] },
    { label: 'Fire list', to: '/fire/holdings/fire-list', icon: 'list' },
  ];
  renderPart(<ui.SideMenu sections={[{ items }]} current={current} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

test('the mark of a long menu is scrolled into sight in the bar at the side', () => {
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, 900, 200, 36) : new DOMRect(0, 64, 256, 600);
  });
  renderPart(
    <div data-testid="bar">
      <ui.SideMenu sections={sections} current="/app/companies" />
    </div>,
  );
  expect(screen.getByTestId('bar').scrollTop).toBe(900 + 36 - (64 + 600 - 40));
  places.mockRestore();
});

test('a section that folds opens on demand, and with the page of one of its entries', async () => {
  const folding: ui.MenuSection[] = [
    ...sections,
    { label: 'Settings', folds: true, items: [{ label: 'Holidays', to: '/settings/holidays', icon: 'sun' }] },
  ];
  const { unmount } = renderPart(<ui.SideMenu sections={folding} current="/app" />);
  const head = screen.getByRole('button', { name: 'Settings', expanded: false });
  expect(screen.queryByRole('link', { name: 'Holidays' })).not.toBeInTheDocument();
  await userEvent.click(head);
  expect(screen.getByRole('link', { name: 'Holidays' })).toBeInTheDocument();
  unmount();
  renderPart(<ui.SideMenu sections={folding} current="/settings/holidays" />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Holidays');
});

test('the frame lets the keyboard jump over the menu and fold it', async () => {
  const onFold = jest.fn();
  renderPart(
    <ui.AppFrame top="top" menu={<ui.SideMenu sections={sections} current="/app" />} onCollapse={onFold}>
      the page
    </ui.AppFrame>,
  );
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(onFold).toHaveBeenCalledWith(true);
});
