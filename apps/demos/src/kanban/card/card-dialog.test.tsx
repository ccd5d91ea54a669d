import { openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../../routes.tsx';
import { resetDemo } from '../../shared/mock/demo-store.ts';
import { planFailure } from '../../shared/mock/planned-failure.ts';
import type { Board } from '../board/board.ts';

afterEach(() => {
  jest.useRealTimers();
  resetDemo();
});

async function openCard(id: string): Promise<HTMLElement> {
  openRemote(createRoutes, '/app/kanban', `/app/kanban?card=${id}`);
  return screen.findByRole('dialog');
}
const readStoredBoard = (): Board => JSON.parse(sessionStorage.getItem('ebpls-demo.kanban') ?? '{"cards":{}}') as Board;
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);

test('a text is saved a second after the last key, once', async () => {
  const dialog = await openCard('card-1-3');
  const field = within(dialog).getByLabelText(/^Description/);
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.type(field, 'Ten');
  await act(() => jest.advanceTimersByTimeAsync(900));
  expect(readStoredBoard().cards['card-1-3']?.description ?? '').toBe('');
  await user.type(field, ' stamps');
  await act(() => jest.advanceTimersByTimeAsync(1100));
  jest.useRealTimers();
  await waitFor(() => expect(readStoredBoard().cards['card-1-3']?.description).toBe('Ten stamps'));
});

test('closing at once loses nothing', async () => {
  const dialog = await openCard('card-1-3');
  await userEvent.type(within(dialog).getByLabelText('Name', { exact: true }), '!');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(readStoredBoard().cards['card-1-3']?.name).toBe('Loyalty card with ten stamps!'));
  expect(await screen.findByRole('link', { name: 'Loyalty card with ten stamps!' })).toBeInTheDocument();
});

test('a text whose call failed at closing is still there when the card is opened again, and is sent then', async () => {
  const dialog = await openCard('card-1-3');
  await userEvent.type(within(dialog).getByLabelText(/^Description/), 'Kept');
  planFailure();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(notices()).toEqual(['Something went wrong']));
  await userEvent.click(screen.getByRole('link', { name: 'Loyalty card with ten stamps' }));
  expect(await screen.findByLabelText(/^Description/)).toHaveValue('Kept');
  await waitFor(() => expect(readStoredBoard().cards['card-1-3']?.description).toBe('Kept'), { timeout: 3000 });
});

test('an empty name is not sent', async () => {
  const dialog = await openCard('card-1-3');
  await userEvent.clear(within(dialog).getByLabelText('Name', { exact: true }));
  expect(within(dialog).getByLabelText('Name', { exact: true })).toHaveAccessibleDescription('Enter a name.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('link', { name: 'Loyalty card with ten stamps' })).toBeInTheDocument();
});

test('Enter sends a comment with author and time to this card alone; an empty one is refused', async () => {
  const dialog = await openCard('card-2-2');
  const field = within(dialog).getByLabelText(/^Write a comment/);
  await userEvent.type(field, '{Enter}');
  expect(field).toHaveAccessibleDescription(/Enter a comment first/);
  await userEvent.type(field, 'Two lines{Shift>}{Enter}{/Shift}of it{Enter}');
  const comment = await within(dialog).findByText(/Two lines/);
  expect(comment.closest('li')).toHaveTextContent('Liwayway Reyes');
  expect(field).toHaveValue('');
  const others = Object.values(readStoredBoard().cards).filter(({ comments }) =>
    comments.some(({ message }) => message.startsWith('Two lines')),
  );
  expect(others.map(({ id }) => id)).toEqual(['card-2-2']);
});

test('a checklist is added, renamed and deleted; its items are added, edited, ticked and deleted', async () => {
  const dialog = await openCard('card-1-3');
  const inside = within(dialog);
  await userEvent.click(inside.getByRole('button', { name: 'Add a checklist' }));
  await userEvent.keyboard('Shop{Enter}');
  await userEvent.click(await inside.findByRole('button', { name: 'Rename Shop' }));
  await userEvent.keyboard('Printer{Enter}');
  await userEvent.click(await inside.findByRole('button', { name: 'Add an item' }));
  await userEvent.keyboard('Paper{Enter}');
  await inside.findByRole('checkbox', { name: 'Paper' });
  await userEvent.keyboard('Ink{Enter}');
  await userEvent.click(await inside.findByRole('checkbox', { name: 'Ink' }));
  expect(await inside.findByText('1 of 2 done')).toBeInTheDocument();
  await userEvent.click(inside.getByRole('button', { name: 'Edit Ink' }));
  await userEvent.keyboard('Black ink{Enter}');
  expect(await inside.findByRole('checkbox', { name: 'Black ink' })).toBeChecked();
  await userEvent.click(inside.getByRole('button', { name: 'Delete Paper' }));
  expect(await inside.findByText('1 of 1 done')).toBeInTheDocument();
  await userEvent.click(inside.getByRole('button', { name: 'Delete Printer' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(readStoredBoard().cards['card-1-3']?.checklists).toEqual([]));
});

test('a card is watched and unwatched; what cannot be done is shown and cannot be used', async () => {
  const dialog = await openCard('card-1-3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Watch' }));
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Unwatch' }));
  await waitFor(() => expect(readStoredBoard().cards['card-1-3']?.isSubscribed).toBe(false));
  for (const name of ['Members', 'Labels', 'Attachments', 'Move', 'Copy', 'Template'])
    expect(within(dialog).getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
});

test('an archived card leaves the board', async () => {
  const dialog = await openCard('card-1-3');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Archive' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Loyalty card with ten stamps' })).toBeNull());
  expect(notices()).toEqual(['Loyalty card with ten stamps was archived.']);
});
