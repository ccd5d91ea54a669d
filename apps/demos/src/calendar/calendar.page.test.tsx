import { getDayBox, openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';
import type { CalendarEvent } from './first-events.ts';
import { getNextDay, toManilaDate } from './calendar-days.ts';

afterEach(() => resetDemo());

const openCalendar = (query: string, language: 'en' | 'fil' = 'en') =>
  openRemote(createRoutes, '/app/calendar', `/app/calendar${query}`, { language });
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);
const findStoredEvent = (title: string): CalendarEvent | undefined =>
  (JSON.parse(sessionStorage.getItem('ebpls-demo.calendar') ?? '[]') as CalendarEvent[]).find(
    (event) => event.title === title,
  );
const today = toManilaDate(new Date());

async function create(title: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'New event' }));
  await userEvent.type(screen.getByLabelText('Title'), title);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('view and day are in the address, and the links around lead on', async () => {
  const router = openCalendar('?view=month&date=2026-01-12');
  expect(await screen.findByRole('heading', { name: 'January 2026' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { name: 'February 2026' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?view=month&date=2026-02-01');
  await userEvent.click(screen.getByRole('link', { name: 'Agenda' }));
  expect(router.state.location.search).toBe('?view=agenda&date=2026-02-01');
  expect(screen.getByText('Demonstration, not your data')).toBeVisible();
});

test('the agenda names days, hours and events in the person’s language', async () => {
  openCalendar(`?view=agenda&date=${today}`, 'fil');
  expect(await screen.findByText('Quarter’s taxes due')).toBeInTheDocument();
  expect(screen.getAllByText('Buong araw')[0]).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Adyenda' })).toHaveAttribute('aria-current', 'true');
});

test('an event is created for half an hour, and is there in another view', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  await create('Taste the vinegar');
  expect(await screen.findByText('Taste the vinegar')).toBeInTheDocument();
  expect(notices()[0]).toMatch(/Taste the vinegar.* was added/);
  const { start = '', end = '' } = findStoredEvent('Taste the vinegar') ?? {};
  expect(Date.parse(end) - Date.parse(start)).toBe(30 * 60_000);
  await userEvent.click(screen.getByRole('link', { name: 'Day' }));
  expect(await screen.findByText('Taste the vinegar')).toBeInTheDocument();
});

test('the form shows an error at each wrong field, and sends nothing', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  await userEvent.click(await screen.findByRole('button', { name: 'New event' }));
  fireEvent.change(getDayBox('End'), { target: { value: '2020-01-01' } });
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.'));
  expect(screen.getByRole('group', { name: 'End' })).toHaveAccessibleDescription('The end cannot be before the start.');
  expect(sessionStorage.getItem('ebpls-demo.calendar')).toBeNull();
});

test('a call that fails leaves the input in the form', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  await userEvent.click(await screen.findByRole('button', { name: 'New event' }));
  planFailure();
  await userEvent.type(screen.getByLabelText('Title'), 'Kept');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByLabelText('Title')).toHaveValue('Kept');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(findStoredEvent('Kept')).toBeDefined());
});

test('an event is opened, moved by its dates, and deleted; deleting can be undone', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  await userEvent.click(await screen.findByText('Quarter’s taxes due'));
  const dialog = await screen.findByRole('dialog', { name: 'Edit event' });
  expect(within(dialog).getByLabelText('All day')).toBeChecked();
  expect(within(dialog).queryByLabelText('Start time')).toBeNull();
  fireEvent.change(getDayBox('End', within(dialog)), { target: { value: getNextDay(today, 1) } });
  await userEvent.click(within(dialog).getByLabelText('Mango'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(findStoredEvent('Quarter’s taxes due')).toMatchObject({ end: getNextDay(today, 2), color: 'warning' }),
  );
  const [movedEvent] = await screen.findAllByText('Quarter’s taxes due');
  if (movedEvent) await userEvent.click(movedEvent);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(findStoredEvent('Quarter’s taxes due')).toBeUndefined());
  useNotices.getState().notices.at(-1)?.action?.act();
  await waitFor(() => expect(findStoredEvent('Quarter’s taxes due')).toBeDefined());
});

test('cancel changes nothing', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  await userEvent.click(await screen.findByText('Quarter’s taxes due'));
  await userEvent.type(await screen.findByLabelText('Title'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sessionStorage.getItem('ebpls-demo.calendar')).toBeNull();
});

test('Shift and an arrow key move an event, announce it, and leave the focus on it; a failure reports that nothing moved', async () => {
  openCalendar(`?view=agenda&date=${today}`);
  const event = (await screen.findByText('Quarter’s taxes due')).closest<HTMLElement>('[data-event]');
  event?.focus();
  expect(event).toHaveFocus();
  planFailure();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() => expect(notices()).toEqual(['Something went wrong']));
  expect(findStoredEvent('Quarter’s taxes due')).toBeUndefined();
  const isSaturday = new Date(`${today}T00:00:00Z`).getUTCDay() === 6;
  await userEvent.keyboard(isSaturday ? '{Shift>}{ArrowLeft}{/Shift}' : '{Shift>}{ArrowRight}{/Shift}');
  await waitFor(() =>
    expect(findStoredEvent('Quarter’s taxes due')?.start).toBe(getNextDay(today, isSaturday ? -1 : 1)),
  );
  expect(screen.getByText(/Quarter’s taxes due.* now starts/)).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Quarter’s taxes due'));
});
