import {
  type FailedEventRow,
  listFailedEvents,
  type ReplyBody,
  listMails,
  type MailRow,
  resendMail,
  retryEvent,
} from '@ebpls/contracts';
import { createFakeApi, openRemote } from '@ebpls/testing-web';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { createRoutes } from '../routes.tsx';

const api = createFakeApi();
const ADDRESS = '/administrator/email/sent';

function aMail(overrides: Partial<MailRow> = {}): MailRow {
  return {
    id: 7,
    to_address: 'luz@example.com',
    template: 'verify',
    subject: 'Please confirm your e-mail address',
    locale: 'en',
    state: 'SENT',
    attempts: 1,
    last_error: null,
    created_at: '2026-01-12T00:00:00.000Z',
    sent_at: '2026-01-12T00:00:01.000Z',
    ...overrides,
  };
}

beforeEach(() => api.replyWith(listFailedEvents, { data: [], next_cursor: null }));

const answer = (...data: MailRow[]): ReplyBody<typeof listMails> => ({ data, next_cursor: null });

test('a mail that was not sent shows why, and is sent again by its button', async () => {
  api.replyWith(
    listMails,
    answer(
      aMail(),
      aMail({ id: 8, to_address: 'mario@example.com', state: 'FAILED', last_error: 'no such mailbox', sent_at: null }),
    ),
  );
  api.replyWith(resendMail, aMail({ id: 8, state: 'QUEUED' }));
  openRemote(createRoutes, '/administrator', ADDRESS);

  const table = within(await screen.findByRole('table'));
  const row = table.getByText('mario@example.com').closest('tr') as HTMLElement;
  expect(within(row).getByText('no such mailbox')).toBeVisible();
  await userEvent.click(within(row).getByRole('button', { name: 'Send again: mario@example.com' }));
  await waitFor(() => expect(api.listRequests(resendMail)[0]?.params).toEqual({ mail_id: '8' }));
  expect(screen.queryByRole('button', { name: 'Send again: luz@example.com' })).toBeNull();
  const [, card] = screen.getAllByRole('listitem');
  expect(card).toHaveTextContent(/Failed.*mario@example\.com.*no such mailboxSend again/);
});

test('the address holds the search', async () => {
  api.replyWith(listMails, answer());
  openRemote(createRoutes, '/administrator', `${ADDRESS}?search=nena&state=FAILED`);
  expect(await screen.findByText(/nena/)).toBeVisible();
  expect(api.listRequests(listMails)[0]?.query).toMatchObject({ search: 'nena', state: 'FAILED' });
});

test('an act whose readers were not notified shows why, and is tried again by its button', async () => {
  const event: FailedEventRow = {
    event_id: 31,
    kind: 'application_acted',
    acted_at: '2026-01-12T00:00:00.000Z',
    actor_name: null,
    attempts: 4,
    last_error: 'the connection was lost',
  };
  api.replyWith(listMails, answer());
  api.replyWith(listFailedEvents, { data: [event], next_cursor: null });
  api.replyWith(retryEvent, { event_id: 31 });
  openRemote(createRoutes, '/administrator', ADDRESS);
  expect(await screen.findByText('the connection was lost')).toBeVisible();
  expect(screen.getByText('System')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: 31' }));
  await waitFor(() => expect(api.listRequests(retryEvent)[0]?.params).toEqual({ event_id: '31' }));
});
