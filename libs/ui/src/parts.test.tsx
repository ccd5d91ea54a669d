import type { Centavos } from '@ebpls/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as ui from '../test/every-part.ts';
import { renderPart } from '../test/render-part.tsx';

test('a page names the document and has one heading', () => {
  renderPart(
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
  renderPart(<ui.Page title="Current due" heading="Second quarter, 2026" mark="success" />);
  expect(document.title).toBe('Current due · eBPLS');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Second quarter, 2026');
});

test('a section is a region with its heading as name', () => {
  renderPart(
    <ui.Section title="Clearances" hint="Seven offices">
      rows
    </ui.Section>,
  );
  expect(screen.getByRole('region', { name: 'Clearances' })).toHaveTextContent('rows');
});

test('a button that cannot be used shows why and does nothing', async () => {
  const onClick = jest.fn();
  renderPart(
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
  renderPart(
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
  renderPart(
    <ui.Button to="/pay" disabled>
      Pay
    </ui.Button>,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('an address outside is opened without handing over this window', () => {
  renderPart(
    <ui.Button href="https://example.ph" target="_blank">
      Official website
    </ui.Button>,
  );
  expect(screen.getByRole('link', { name: 'Official website' })).toHaveAttribute('rel', 'noopener');
});

test('a visible choice marks its selected option', async () => {
  const onChoose = jest.fn();
  renderPart(
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
  renderPart(<ui.StatusBadge kind="clearance" status="INSPECTION_SCHEDULED" />, 'fil');
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
])('%d of %d days with %j reads "%s"', (used, limit, overrides, words) => {
  renderPart(<ui.DaysMeter used={used} limit={limit} {...overrides} />);
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('words and cells may be rendered separately; the cells alone have no words', () => {
  const { container } = renderPart(
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
  const { container } = renderPart(<ui.DaysMeter used={2} limit={3} stopped />);
  expect(container.querySelectorAll('i')).toHaveLength(0);
});

test('a part that was decided on its first day has no empty cells', () => {
  const { container } = renderPart(<ui.DaysMeter used={0} limit={3} done />);
  expect(container.querySelectorAll('i')).toHaveLength(0);
});

test('a number in a sentence is never broken at its hyphen', () => {
  renderPart(<ui.NumberedText>Renewal 2026, application APP-2026-000006.</ui.NumberedText>);
  expect(screen.getByText('APP-2026-000006')).toHaveClass('eb-nowrap');
  expect(screen.getByText(/^Renewal 2026, application/)).toBeInTheDocument();
});

test('facts on a line are separated by dots that never begin the next line', () => {
  expect(ui.joinFacts(['SI-000102', undefined, '', 'Silangan'])).toBe('SI-000102\u00A0· Silangan');
});

test('the stage that runs is marked for those who cannot see it', () => {
  renderPart(
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
  renderPart(
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
  renderPart(
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
  renderPart(
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

test('a meter has a text for readers who cannot see the bar', () => {
  renderPart(<ui.Meter label="Limit used" value={83} max={100} text="83%" compact />);
  expect(screen.getByRole('meter', { name: 'Limit used' })).toHaveAttribute('value', '83');
});

test('a failure is announced with its reference and can be tried again', async () => {
  const again = jest.fn();
  renderPart(<ui.FailedState message="The server did not answer." reference="7F3A-0192" onRetry={again} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Reference: 7F3A-0192');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledTimes(1);
});

test('the searched words are named, and the search can be cleared', () => {
  renderPart(<ui.NoMatch searchText="bakry" clearTo="/list" />);
  expect(screen.getByRole('heading', { name: 'No match for “bakry”' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear search and filters' })).toHaveAttribute('href', '/list');
});

test('a short wait shows nothing, a longer one the shape of the content', () => {
  jest.useFakeTimers();
  const { container } = renderPart(<ui.Loading shape="record" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelectorAll('i')).toHaveLength(0);
  act(() => void jest.advanceTimersByTime(300));
  expect(container.querySelectorAll('i').length).toBeGreaterThan(3);
  jest.useRealTimers();
});

test('at most five messages are shown, the oldest is removed', () => {
  renderPart(<ui.Toaster />);
  act(() => void [1, 2, 3, 4, 5, 6].map((number) => ui.showToast('danger', `Message ${number}`)));
  expect(screen.queryByText('Message 1')).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Messages' })).getAllByText(/Message/)).toHaveLength(5);
  act(() => void [1, 2, 3, 4, 5, 6].map(ui.dismissToast));
});

test('a message leaves after its time, a failure stays until it is closed', async () => {
  jest.useFakeTimers();
  renderPart(<ui.Toaster />);
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
  renderPart(<ui.Toaster />);
  act(() => void ui.showToast('danger', 'Unable to logout', { label: 'Retry', onChoose: again }));
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(again).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Unable to logout')).not.toBeInTheDocument();
});

test('the desk names the document and keeps a heading in every visible pane', () => {
  renderPart(<ui.DeskFrame title="Request For Clearances" queue="" case="" documents="" pane="case" />);
  expect(document.title).toBe('Request For Clearances · eBPLS');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Request For Clearances');
});

test('the desk has three named panes and a switch between them', async () => {
  const onSwitch = jest.fn();
  renderPart(<ui.DeskFrame queue="23 open" case="Punla" documents="papers" pane="case" onPane={onSwitch} />);
  expect(screen.getByRole('region', { name: 'Queue' })).toHaveTextContent('23 open');
  await userEvent.click(screen.getByRole('button', { name: 'Documents' }));
  expect(onSwitch).toHaveBeenCalledWith('documents');
});

test('the inquiry button shows how many are unread', () => {
  renderPart(<ui.InquiryButton unread={2} />);
  expect(screen.getByRole('button', { name: 'Inquiry, 2 unread' })).toBeInTheDocument();
});

test('a QR code is drawn with its quiet zone', async () => {
  renderPart(<ui.QrCode text="https://san-isidro.example/permits/verify/x" label="Code of the permit" />);
  const code = screen.getByRole('img', { name: 'Code of the permit' });
  await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  expect(code.getAttribute('viewBox')).toMatch(/^-4 -4 /);
});
