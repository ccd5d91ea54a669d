// Opens the messenger in a test, with a fake API and a fake socket.

import { closeLive, openLive } from '@ebpls/api-client';
import {
  getMunicipality,
  type Inquiry,
  type InquiryMessage,
  listInquiries,
  listInquiryMessages,
  listInquiryRecipients,
  socketTicket,
} from '@ebpls/contracts';
import { useSession, useSettings } from '@ebpls/remote-kit';
import { createFakeApi } from '@ebpls/testing-web';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { OpenRemote } from '../release/open-remote.ts';
import { createMunicipality } from './create-municipality.ts';
import { FakeSocket } from './fake-socket.ts';
import { openShell } from './open-shell.tsx';

/** The socket of the running test; a test file makes socket.io-client return it. */
export let fakeSocket: FakeSocket;
export const api = createFakeApi();
export const OWNER_ID = 1;
export const FIRE = 4;

export function createMessage(overrides: Partial<InquiryMessage> = {}): InquiryMessage {
  return {
    id: 11,
    inquiry_id: 7,
    type: 'office',
    sender_id: FIRE,
    receiver_id: OWNER_ID,
    message: 'Yes, a clear photo is enough.',
    datetime: '2026-01-12 10:12',
    is_view: 0,
    client_key: 'key-of-message',
    sent_at: '2026-01-12T02:12:00Z',
    sender_name: 'Paolo Reyes',
    viewed_by: null,
    viewed_at: null,
    files: [],
    ...overrides,
  };
}

const QUESTION: Partial<InquiryMessage> = {
  id: 10,
  type: 'user',
  sender_id: OWNER_ID,
  receiver_id: FIRE,
  message: 'Is a photo enough?',
  sender_name: 'Nena Santos',
  is_view: 1,
  viewed_by: 'Paolo Reyes',
  viewed_at: '2026-01-12T02:10:00Z',
};

/** The owner's inquiry to the fire office, and its unread reply. */
export function createThread(overrides: Partial<Inquiry> = {}): Inquiry {
  const inquiries_msgs = overrides.inquiries_msgs ?? [createMessage(QUESTION), createMessage()];
  return {
    id: 7,
    user_id: OWNER_ID,
    sent_to_role_id: FIRE,
    role_id: FIRE,
    subject: 'Occupancy permit, page 2',
    remarks: 'Matibay Hardware',
    message: 'Is a photo enough?',
    datetime: '2026-01-12 09:02',
    last_message: inquiries_msgs.at(-1)?.message ?? '',
    hasunread: true,
    office: 'FIRE',
    user_name: 'Nena Santos',
    sent_at: '2026-01-12T01:02:00Z',
    last_sent_at: '2026-01-12T02:12:00Z',
    last_type: 'office',
    company_code: 'SI-000102',
    company_name: 'Matibay Hardware',
    assessment_code: null,
    answer_due_on: '2026-01-15',
    answered_at: null,
    handovers: [],
    ...overrides,
    inquiries_msgs,
  };
}

beforeEach(() => {
  fakeSocket = new FakeSocket();
  api.replyWith(getMunicipality, createMunicipality());
  api.replyWith(socketTicket, { ticket: 'ticket', expires_at: '2026-01-12T00:00:30.000Z' });
  api.replyWith(listInquiryRecipients, {
    data: [
      { role_id: 4, label: 'FIRE', hint: 'no. 4 of the list' },
      { role_id: 7, label: 'FIRE', hint: 'no. 7 of the list' },
      { role_id: 9, label: 'RHU', hint: '' },
    ],
  });
});
afterEach(() => {
  closeLive();
  useSession.setState(useSession.getInitialState(), true);
  useSettings.setState(useSettings.getInitialState(), true);
  localStorage.clear();
});

interface MessengerSetup {
  readonly as?: string;
  readonly threads?: readonly Inquiry[];
  readonly at?: string;
  readonly open?: OpenRemote;
}

/** Opens the shell and its socket for a role, with these threads on the server. */
export async function openMessenger({
  as = 'user',
  threads = [createThread()],
  at,
  open,
}: MessengerSetup = {}): Promise<ReturnType<typeof userEvent.setup>> {
  api.replyWith(listInquiries, {
    data: [...threads],
    next_cursor: null,
    unread_threads: threads.filter(({ hasunread }) => hasunread).length,
  });
  api.replyWith(listInquiryMessages, ({ query }) => ({
    data: [...(threads.find(({ id }) => String(id) === query['inquiry_id'])?.inquiries_msgs ?? [])].filter(
      ({ id }) => id > Number(query['after'] ?? 0),
    ),
    has_earlier: false,
  }));
  openShell(at ?? (as === 'user' ? '/app/account' : `/${as}/dashboard`), { as, ...(open && { open }) });
  await act(() => openLive());
  return userEvent.setup();
}

/** Closes the connection and refuses tickets until the test restores it. */
export function disconnectSocket(): void {
  api.failOffline(socketTicket);
  act(() => fakeSocket.disconnect());
}

export const findInquiryButton = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^Inquiry/ });

/** Returns the server's acknowledgement of a message. */
export const createAcknowledgement =
  (overrides: object = {}) =>
  (_event: string, body: Record<string, unknown>) => ({
    ok: true,
    data: createMessage({
      id: 12,
      type: 'user',
      sender_id: OWNER_ID,
      receiver_id: FIRE,
      message: String(body['message']),
      client_key: String(body['client_key']),
      sender_name: 'Nena Santos',
      ...overrides,
    }),
  });
