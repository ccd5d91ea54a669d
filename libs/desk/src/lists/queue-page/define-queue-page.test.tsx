import { listExceptions, listNotifications, type ReplyBody } from '@ebpls/contracts';
import { defineMessages } from '@ebpls/remote-kit';
import { createFakeApi, createUser, openRemote } from '@ebpls/testing-web';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { defineQueuePage } from './define-queue-page.tsx';

const api = createFakeApi();
const { useWords } = defineMessages('queue-page-test', {
  title: { en: 'Money', fil: 'Pera' },
  subtitle: { en: 'Set aside', fil: 'Itinabi' },
  search: { en: 'Find', fil: 'Hanapin' },
  which: { en: 'Which', fil: 'Alin' },
  waiting: { en: 'Pending', fil: 'Naghihintay' },
  closed: { en: 'Closed', fil: 'Sarado' },
  none: { en: 'Nothing is pending', fil: 'Walang naghihintay' },
  none_closed: { en: 'Nothing is closed', fil: 'Walang sarado' },
  all: { en: 'All', fil: 'Lahat' },
  FORGED: { en: 'Forged', fil: 'Huwad' },
});
const texts = { useWords, title: 'title', subtitle: 'subtitle', search: 'search', empty: { title: 'none' } } as const;
const tabbedPage = defineQueuePage({
  ...texts,
  endpoint: listExceptions,
  rowKey: ({ exception_id }) => exception_id,
  tabs: {
    label: 'which',
    states: [
      { value: 'waiting', label: 'waiting' },
      { value: 'closed', label: 'closed', empty: { title: 'none_closed' } },
    ],
  },
  useColumns: () => [{ key: 'id', header: 'Id', cell: ({ exception_id }) => exception_id }],
});
const filteredPage = defineQueuePage({
  ...texts,
  endpoint: listNotifications,
  rowKey: ({ notification_id }) => notification_id,
  rowPath: ({ notification_id }) => String(notification_id),
  choice: { name: 'verdict', label: 'which', allLabel: 'all', values: ['FORGED'] },
  useColumns: () => [{ key: 'id', header: 'Id', cell: ({ notification_id }) => notification_id }],
});
const NOTIFICATION: ReplyBody<typeof listNotifications>['data'][number] = {
  notification_id: 9,
  received_at: '2026-01-12T01:00:00.000Z',
  request_id: null,
  remote_address: null,
  is_signed: null,
  verdict: 'FORGED',
  message: '',
  times: 1,
  stated: null,
};

const openList = (page: typeof tabbedPage | typeof filteredPage, address = '') =>
  openRemote(() => [{ path: 'list', ...page }], '/fire', `/fire/list${address}`, { session: createUser() });
const listQueries = () => api.listRequests(listExceptions).map(({ query }) => query);

beforeEach(() => {
  api.replyWith(listExceptions, { data: [], next_cursor: null });
  api.replyWith(listNotifications, { data: [NOTIFICATION], next_cursor: 'n2' });
});

test('the rows of the first tab are requested when the address names none', async () => {
  openList(tabbedPage);
  expect(await screen.findByText('Nothing is pending')).toBeVisible();
  expect(listQueries()).toEqual([{ state: 'waiting' }]);
});

test('another tab has its own text without rows, and the first one has the address of the list', async () => {
  openList(tabbedPage, '?state=closed');
  expect(await screen.findByText('Nothing is closed')).toBeVisible();
  expect(listQueries()).toEqual([{ state: 'closed' }]);
  expect(screen.getByRole('link', { name: 'Pending' })).toHaveAttribute('href', '/fire/list');
});

test('a search keeps the tab and starts at the first page', async () => {
  const router = openList(tabbedPage, '?state=closed&cursor=n2');
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Find' }), 'nena{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?state=closed&search=nena'));
  expect(listQueries().at(-1)).toEqual({ search: 'nena', state: 'closed' });
  const clear = await screen.findByRole('link', { name: 'Clear search and filters' });
  expect(clear).toHaveAttribute('href', '/fire/list?state=closed');
});

test('what the query of the endpoint does not allow is not sent', async () => {
  openList(tabbedPage, `?state=lost&limit=100&constructor=1&search=${'n'.repeat(101)}&cursor=n2`);
  expect(await screen.findByText('Nothing is pending')).toBeVisible();
  expect(listQueries()).toEqual([{ cursor: 'n2', state: 'waiting' }]);
});

test('the choice of the reader is in the address, also on the next page', async () => {
  const router = openList(filteredPage);
  await userEvent.selectOptions(await screen.findByLabelText('Which'), 'Forged');
  await waitFor(() => expect(router.state.location.search).toBe('?verdict=FORGED'));
  // The address changes before the list of the choice is rendered.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/fire/list?verdict=FORGED&cursor=n2',
    ),
  );
  expect(api.listRequests(listNotifications).at(-1)?.query).toEqual({ verdict: 'FORGED' });
});

test('a row opens its record below the list', async () => {
  openList(filteredPage);
  expect(await screen.findByRole('link', { name: '9' })).toHaveAttribute('href', '/fire/list/9');
});
