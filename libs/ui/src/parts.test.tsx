import type { Centavos } from '@ebpls/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';

import * as ui from '../test/every-part.ts';

const show = (part: React.ReactNode, locale: ui.Locale = 'en') =>
  render(
    <MemoryRouter>
      <ui.UiProvider theme="LIGHT" locale={locale}>
        {part}
      </ui.UiProvider>
    </MemoryRouter>,
  );

test('a page names the document and has one heading', () => {
  show(
    <ui.Page title="Business Holdings" breadcrumb={[{ label: 'Home', to: '/' }, { label: 'Business Holdings' }]}>
      matter
    </ui.Page>,
  );
  expect(document.title).toBe('Business Holdings · eBPLS');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByText('Business Holdings', { selector: '[aria-current=page]' })).toBeInTheDocument();
});

test('a page may have a heading that is longer than its name', () => {
  show(<ui.Page title="Current due" heading="Second quarter, 2026" mark="success" />);
  expect(document.title).toBe('Current due · eBPLS');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second quarter, 2026');
});

test('a section is a region with its heading as name', () => {
  show(
    <ui.Section title="Clearances" hint="Seven offices">
      rows
    </ui.Section>,
  );
  expect(screen.getByRole('region', { name: 'Clearances' })).toHaveTextContent('rows');
});

test('a button that cannot be used shows why and does nothing', async () => {
  const onClick = jest.fn();
  show(
    <ui.Button disabled why="The last item is not answered." onClick={onClick}>
      Approve
    </ui.Button>,
  );
  const button = screen.getByRole('button', { name: 'Approve' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription('The last item is not answered.');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a second click while the first is still at work does nothing twice', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  show(
    <form onSubmit={onSubmit}>
      <ui.Button type="submit" busy>
        Pay
      </ui.Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a disabled link has no address', () => {
  show(
    <ui.Button to="/pay" disabled>
      Pay
    </ui.Button>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an address outside is opened without handing over this window', () => {
  show(
    <ui.Button href="https://example.ph" target="_blank">
      Official website
    </ui.Button>,
  );
  expect(screen.getByRole('link', { name: 'Official website' })).toHaveAttribute('rel', 'noopener');
});

test('a visible choice marks its selected option', async () => {
  const onChoose = jest.fn();
  show(
    <ui.Segmented
      label="Rows"
      value="compact"
      onChange={onChoose}
      options={[
        { value: 'comfortable', label: 'Comfortable' },
        { value: 'compact', label: 'Compact' },
      ]}
    />,
  );
  expect(screen.getByRole('button', { name: 'Compact', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Comfortable' }));
  expect(onChoose).toHaveBeenCalledWith('comfortable');
});

test('a status is a word in the language of the reader', () => {
  show(<ui.StatusBadge kind="clearance" status="INSPECTION_SCHEDULED" />, 'fil');
  expect(screen.getByText('May takdang inspeksiyon')).toBeInTheDocument();
});

test.each([
  [1, 3, {}, '2 days left'],
  [2, 3, {}, '1 day left'],
  [3, 3, {}, 'Due today'],
  [4, 3, {}, '1 day overdue'],
  [6, 3, {}, '3 days overdue'],
  [2, 3, { stopped: true }, 'Deadline paused'],
  [2, 3, { done: true }, '2 days'],
  [0, 3, { done: true }, 'Same day'],
])('%d of %d days with %j reads "%s"', (used, limit, more, words) => {
  show(<ui.DaysMeter used={used} limit={limit} {...more} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('words and cells may be rendered separately; the cells alone have no words', () => {
  const { container } = show(
    <ui.RowItem
      title="Matibay Hardware"
      aside={<ui.DaysMeter part="words" used={1} limit={3} />}
      note={<ui.DaysMeter part="cells" used={1} limit={3} />}
    />,
  );
  expect(screen.getAllByText('2 days left')).toHaveLength(1);
  expect(container.querySelectorAll('.aside i')).toHaveLength(0);
  expect(container.querySelectorAll('.note i')).toHaveLength(3);
});

test('a stopped clock has no cells to count', () => {
  const { container } = show(<ui.DaysMeter used={2} limit={3} stopped />);
  expect(container.querySelectorAll('i')).toHaveLength(0);
});

test('a part that was decided on its first day has no empty cells', () => {
  const { container } = show(<ui.DaysMeter used={0} limit={3} done />);
  expect(container.querySelectorAll('i')).toHaveLength(0);
});

test('a number in a sentence is never broken at its hyphen', () => {
  show(<ui.NumberedText>Renewal 2026, application APP-2026-000006.</ui.NumberedText>);
  expect(screen.getByText('APP-2026-000006')).toHaveClass('eb-nowrap');
  expect(screen.getByText(/^Renewal 2026, application/)).toBeInTheDocument();
});

test('facts on a line are separated by dots that never begin the next line', () => {
  expect(ui.joinFacts(['SI-000102', undefined, '', 'Silangan'])).toBe('SI-000102\u00A0· Silangan');
});

test('the stage that runs is marked for those who cannot see it', () => {
  show(
    <ui.StageLine
      stages={[
        { label: 'Applied', state: 'done' },
        { label: 'Clearances', state: 'now' },
      ]}
    />,
  );
  expect(screen.getByText('Clearances').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('a bill shows each charge with its amount and its reason', () => {
  show(
    <ui.Bill label="Bill">
      <ui.BillLine name="Local business tax" reason="0.05% of capital" amount={37_500 as Centavos} />
      <ui.BillTotal label="Total" amount={340_500 as Centavos} />
    </ui.Bill>,
  );
  expect(screen.getByText('Local business tax').closest('div')).toHaveTextContent(
    'Local business tax0.05% of capital₱375.00',
  );
  expect(screen.getByText('₱3,405.00')).toBeInTheDocument();
});

test('an unknown fact is shown as a dash', () => {
  show(
    <ui.Facts
      items={[
        { label: 'TIN', value: '' },
        { label: 'Employees', value: 0 },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['–', '0']);
});

test('the steps of a form show their progress', () => {
  show(
    <ui.TaskList
      label="Steps"
      items={[
        { label: 'Owner', to: '/1', state: 'done' },
        { label: 'Documents', state: 'now', hint: '2 of 3' },
      ]}
    />,
  );
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['OwnerDone', 'Documents2 of 3']);
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

test('a chart has the same figures as a table, rendered when it is opened', async () => {
  show(
    <ui.Chart
      title="Collected"
      sentence="Most of it online."
      heads={['Week', 'Online', 'Counter']}
      points={[{ label: '2–9', value: 3, second: 2 }]}
    >
      drawn
    </ui.Chart>,
  );
  expect(screen.getByRole('figure', { name: 'Collected' })).toHaveTextContent('Most of it online.');
  expect(screen.queryByText('2–9')).toBeNull();
  await userEvent.click(screen.getByText('Show as a table'));
  expect((await screen.findByText('2–9')).closest('tr')).toHaveTextContent('2–932');
});

test('a value in the table of a chart links to the rows that it counts, and the legend names each sign', async () => {
  const { container } = show(
    <ui.Chart
      title="Filed and issued"
      sentence="More filed."
      heads={['Date', 'Filed', 'Issued', 'Limit']}
      legend={[
        { sign: 'first', name: 'Filed' },
        { sign: 'line', name: 'Issued' },
      ]}
      points={[{ label: '2 Jan', value: 3, cells: [{ text: 3, to: '/filed' }, { text: 2 }, { text: 7 }] }]}
    >
      drawn
    </ui.Chart>,
  );
  expect([...container.querySelectorAll('.legend span')].map(({ className }) => className)).toEqual(['first', 'line']);
  await userEvent.click(screen.getByText('Show as a table'));
  expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute('href', '/filed');
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['3', '2', '7']);
});

test('a chart of which nothing was counted is its sentence alone', () => {
  const { container } = show(
    <ui.Chart title="Decided" sentence="No applications were decided." points={[{ label: 'Simple', value: 0 }]} isEmpty>
      drawn
    </ui.Chart>,
  );
  expect(screen.getByRole('figure', { name: 'Decided' })).toHaveTextContent('No applications were decided.');
  expect(container.querySelector('.drawing')).toBeNull();
  expect(screen.queryByText('Show as a table')).toBeNull();
});

test('a drawn figure links to its rows for the mouse; the keyboard has the link in the table', () => {
  const { container } = show(
    <>
      <ui.BarChart points={[{ label: 'Filed', value: 3, to: '/filed' }]} />
      <ui.ColumnChart points={[{ label: '2 Jan', value: 3, to: '/second' }]} />
    </>,
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/filed', '/second']);
  expect(links.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
});

test('a bar of which nothing was counted has a word in its place, and one with a figure has none', () => {
  show(
    <ui.BarChart
      points={[
        { label: 'Technical', value: 0, none: 'No decisions yet' },
        { label: 'Simple', value: 2, none: 'None of these' },
      ]}
    />,
  );
  expect(screen.getByText('No decisions yet')).toBeVisible();
  expect(screen.queryByText('None of these')).toBeNull();
});

test('a line over columns and a mark across a bar share the scale of the bars', () => {
  const { container } = show(
    <>
      <ui.ColumnChart
        points={[
          { label: 'Jan', value: 10, line: 5 },
          { label: 'Feb', value: 4, line: 20 },
        ]}
      />
      <ui.BarChart points={[{ label: 'Simple', value: 2, second: 1, mark: 4 }]} />
    </>,
  );
  expect(container.querySelector('polyline')).toHaveAttribute('points', '0.5,75 1.5,0');
  expect([...container.querySelectorAll<HTMLElement>('.eb-columns i')].map(({ style }) => style.blockSize)).toEqual([
    '50%',
    '20%',
  ]);
  expect(container.querySelector<HTMLElement>('.mark')?.style.insetInlineStart).toBe('100%');
  expect(container.querySelector<HTMLElement>('.eb-bars i')?.style.inlineSize).toBe('50%');
});

test('a meter has a text for readers who cannot see the bar', () => {
  show(<ui.Meter label="Limit used" value={83} max={100} text="83%" compact />);
  expect(screen.getByRole('meter', { name: 'Limit used' })).toHaveAttribute('value', '83');
});

test('a failure is announced with its reference and can be tried again', async () => {
  const again = jest.fn();
  show(<ui.FailedState message="The server did not answer." reference="7F3A-0192" onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference: 7F3A-0192');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('the searched words are named, and the search can be cleared', () => {
  show(<ui.NoMatch searchText="bakry" clearTo="/list" />);
  expect(screen.getByRole('heading', { name: 'No match for “bakry”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute('href', '/list');
});

test('a short wait shows nothing, a longer one the shape of the content', () => {
  jest.useFakeTimers();
  const { container } = show(<ui.Loading shape="record" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelectorAll('i')).toHaveLength(0);
  act(() => void jest.advanceTimersByTime(300));
  expect(container.querySelectorAll('i').length).toBeGreaterThan(3);
  jest.useRealTimers();
});

test('at most five messages are shown, the oldest is removed', () => {
  show(<ui.Toaster />);
  act(() => void [1, 2, 3, 4, 5, 6].map((number) => ui.showToast('danger', `Message ${number}`)));
  expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Messages' })).getAllByText(/Message/)).toHaveLength(5);
  act(() => void [1, 2, 3, 4, 5, 6].map(ui.dismissToast));
});

test('a message leaves after its time, a failure stays until it is closed', async () => {
  jest.useFakeTimers();
  show(<ui.Toaster />);
  act(() => void [ui.showToast('success', 'Saved'), ui.showToast('danger', 'Unable to logout')]);
  act(() => void jest.advanceTimersByTime(6000));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  expect(screen.getByText('Unable to logout')).toBeInTheDocument();
  jest.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Unable to logout')).not.toBeInTheDocument();
});

test('the act of a message is done once and takes the message away', async () => {
  const again = jest.fn();
  show(<ui.Toaster />);
  act(() => void ui.showToast('danger', 'Unable to logout', { label: 'Retry', onChoose: again }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Unable to logout')).not.toBeInTheDocument();
});

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
  show(<ui.SideMenu sections={sections} current="/app/companies/7" />);
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
  show(<ui.SideMenu sections={[{ items }]} current={current} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label);
});

test('the mark of a long menu is scrolled into sight in the bar at the side', () => {
  const places = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function place(
    this: Element,
  ) {
    return this.hasAttribute('aria-current') ? new DOMRect(0, 900, 200, 36) : new DOMRect(0, 64, 256, 600);
  });
  show(
    <div data-testid="bar">
      <ui.SideMenu sections={sections} current="/app/companies" />
    </div>,
  );
  expect(screen.getByTestId('bar').scrollTop).toBe(900 - 64 - 300);
  places.mockRestore();
});

test('the frame lets the keyboard jump over the menu and fold it', async () => {
  const onFold = jest.fn();
  show(
    <ui.AppFrame top="top" menu={<ui.SideMenu sections={sections} current="/app" />} onCollapse={onFold}>
      the page
    </ui.AppFrame>,
  );
  expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the menu' }));
  expect(onFold).toHaveBeenCalledWith(true);
});

test('the desk names the document and keeps a heading in every visible pane', () => {
  show(<ui.DeskFrame title="Request For Clearances" queue="" case="" documents="" pane="case" />);
  expect(document.title).toBe('Request For Clearances · eBPLS');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request For Clearances');
});

test('the desk has three named panes and a switch between them', async () => {
  const onSwitch = jest.fn();
  show(<ui.DeskFrame queue="23 open" case="Punla" documents="papers" pane="case" onPane={onSwitch} />);
  expect(screen.getByRole('region', { name: 'Queue' })).toHaveTextContent('23 open');
  await userEvent.click(screen.getByRole('button', { name: 'Documents' }));
  expect(onSwitch).toHaveBeenCalledWith('documents');
});

test('the inquiry button shows how many are unread', () => {
  show(<ui.InquiryButton unread={2} />);
  expect(screen.getByRole('button', { name: 'Inquiry, 2 unread' })).toBeInTheDocument();
});

test('a QR code is drawn with its quiet zone', async () => {
  show(<ui.QrCode text="https://san-isidro.example/permits/verify/x" label="Code of the permit" />);
  const code = screen.getByRole('img', { name: 'Code of the permit' });
  await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  expect(code.getAttribute('viewBox')).toMatch(/^-4 -4 /);
});

test('a figure of nothing draws no bar', () => {
  const points = [
    { label: 'Jan', value: 0, second: 0 },
    { label: 'Feb', value: 3, second: 0 },
  ];
  const { container } = show(
    <>
      <ui.BarChart points={points} />
      <ui.ColumnChart points={points} />
    </>,
  );
  expect(container.querySelectorAll('.eb-bars i')).toHaveLength(1);
  expect(container.querySelectorAll('.eb-columns i')).toHaveLength(1);
});
