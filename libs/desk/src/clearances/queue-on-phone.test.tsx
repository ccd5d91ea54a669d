import { downloadDocument, getClearance, listClearances } from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createCase, createQueueRow, QUEUE_COUNTS, joel } from '../../test/cases.ts';
import { clearancesRoute } from '../routes.ts';

const api = createFakeApi();

beforeEach(() => {
  window.matchMedia = (media) =>
    ({
      media,
      matches: true,
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
    }) as unknown as MediaQueryList;
  api.replyWith(listClearances, {
    data: [createQueueRow({ clearance_id: 7 })],
    next_cursor: null,
    counts: QUEUE_COUNTS,
  });
  api.replyWith(getClearance, createCase());
  api.replyWithFile(downloadDocument, 'bytes of a picture', 'fsic-2025.jpg');
});
afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

test('the queue shows without the case, which loads when it comes into view', async () => {
  const router = openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances', { session: joel });
  await screen.findByRole('link', { name: 'Matibay Hardware' });
  expect(router.state.location.search).toBe('?case=7');
  expect(api.listRequests(getClearance)).toHaveLength(0);
  await userEvent.click(screen.getByRole('link', { name: 'Case' }));
  expect(await screen.findByRole('heading', { name: 'Matibay Hardware' })).toBeVisible();
  expect(api.listRequests(getClearance)).toHaveLength(1);
});

test('a phone has no button for the keyboard shortcuts, which a keyboard opens all the same', async () => {
  openRemote(() => [clearancesRoute()], '/fire', '/fire/request/clearances', { session: joel });
  await screen.findByRole('link', { name: 'Matibay Hardware' });
  expect(screen.queryByRole('button', { name: /All shortcuts/ })).not.toBeInTheDocument();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'All shortcuts' })).toBeVisible();
});
