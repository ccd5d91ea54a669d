import { openRemote } from '@ebpls/testing-web';
import { useNotices } from '@ebpls/remote-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';
import { resetDemo } from '../shared/mock/demo-store.ts';
import { planFailure } from '../shared/mock/planned-failure.ts';

afterEach(() => resetDemo());

const openBoard = (query = '') => openRemote(createRoutes, '/app/kanban', `/app/kanban${query}`);
const list = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name });
const names = (part: HTMLElement): (string | null)[] =>
  within(part)
    .queryAllByRole('link')
    .map((link) => link.textContent);
const notices = (): string[] => useNotices.getState().notices.map(({ text }) => text);
const cardLink = (name: string): HTMLElement => screen.getByRole('link', { name });

test('the board shows its lists, and each card what it holds', async () => {
  openBoard();
  const ideas = await list('Ideas');
  expect(names(ideas)).toHaveLength(5);
  const card = within(ideas).getByRole('link', { name: 'Bottled tuyo in olive oil' }).closest('li');
  expect(card).toHaveTextContent('1 of 3 items done');
  expect(card).toHaveTextContent('Members: Joselito Manalo');
  expect(screen.getByText('Demonstration, not your data')).toBeVisible();
});

test('the keyboard picks a card up, moves it, drops it, and keeps the focus on it; the move stays', async () => {
  openBoard();
  await list('Ideas');
  cardLink('Loyalty card with ten stamps').focus();
  await userEvent.keyboard(' ');
  expect(screen.getByText(/Loyalty card with ten stamps picked up in Ideas, position 3 of 5/)).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}');
  expect(names(await list('To do'))[1]).toBe('Loyalty card with ten stamps');
  expect(cardLink('Loyalty card with ten stamps')).toHaveFocus();
  await userEvent.keyboard(' ');
  expect(screen.getByText(/dropped in To do, position 2 of 7/)).toBeInTheDocument();
  expect(sessionStorage.getItem('ebpls-demo.kanban')).toContain('"card-2-1","card-1-3"');
});

test('Escape puts the card back, and sends no call', async () => {
  openBoard();
  await list('Ideas');
  planFailure();
  cardLink('Loyalty card with ten stamps').focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  expect(names(await list('Ideas'))[2]).toBe('Loyalty card with ten stamps');
  expect(screen.getByText(/is back in Ideas, position 3 of 5/)).toBeInTheDocument();
  expect(notices()).toEqual([]);
});

test('a move whose call fails is undone, and the page reports it', async () => {
  openBoard();
  await list('Ideas');
  cardLink('Loyalty card with ten stamps').focus();
  await userEvent.keyboard(' {ArrowRight}');
  planFailure();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(notices()).toEqual(['Something went wrong']));
  expect(names(await list('Ideas'))[2]).toBe('Loyalty card with ten stamps');
  expect(names(await list('To do'))).toHaveLength(6);
});

test('the Move button moves without dragging', async () => {
  openBoard();
  await list('Ideas');
  await userEvent.click(screen.getByRole('button', { name: 'Move Receipts of last week to…' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('List'), 'Done');
  await userEvent.selectOptions(within(dialog).getByLabelText('Position'), '2');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(names(await list('Done'))[1]).toBe('Receipts of last week');
  expect(names(await list('To check'))).toHaveLength(2);
});

test('lists are added, renamed in their place, cleared and deleted', async () => {
  openBoard();
  await userEvent.click(await screen.findByRole('button', { name: 'Add a list' }));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText('Name of the list')).toHaveAccessibleDescription('Enter a name.');
  await userEvent.keyboard('Later{Enter}');
  await list('Later');
  await userEvent.click(screen.getByRole('button', { name: 'Actions of Later' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
  await userEvent.keyboard('Some day{Enter}');
  await list('Some day');
  await userEvent.click(screen.getByRole('button', { name: 'Actions of Done' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Clear' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(async () => expect(names(await list('Done'))).toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Actions of Some day' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Some day' })).toBeNull());
});

test('a card is added; a name that the server refused stays in its field', async () => {
  openBoard();
  const doneList = await list('Done');
  await userEvent.click(within(doneList).getByRole('button', { name: 'Add a card' }));
  planFailure();
  await userEvent.keyboard('Sweep the yard{Enter}');
  await waitFor(() => expect(notices()).toEqual(['Something went wrong']));
  expect(within(doneList).getByLabelText('Name of the card')).toHaveValue('Sweep the yard');
  await userEvent.keyboard('{Enter}');
  expect(await within(doneList).findByRole('link', { name: 'Sweep the yard' })).toBeInTheDocument();
  expect(within(doneList).getByLabelText('Name of the card')).toHaveValue('');
});

test('the address opens a card, and closing it leaves the address', async () => {
  const router = openBoard('?card=card-2-1');
  expect(await screen.findByRole('dialog', { name: 'Renew the contract of stall 14' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(cardLink('Renew the contract of stall 14')).toHaveFocus());
});
