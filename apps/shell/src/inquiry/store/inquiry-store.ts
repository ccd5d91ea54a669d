// Client state of the messages between owners and offices: threads, unsent messages and live updates.

import { INQUIRY_EVENTS, type InquiryMessage } from '@ebpls/contracts';
import { showNotice, useStore } from '@ebpls/remote-kit';

import type { InquiryReader } from './inquiry-loader.ts';
import { words } from '../inquiry.messages.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import type { Inquiries } from './threads.ts';

const QUIET_MS = 5_000;

/** Stores and acts of a signed-in person's messenger. */
export interface Messenger {
  readonly mailbox: Mailbox;
  readonly outbox: Outbox;
  readonly begin: () => () => void;
}

/** Returns the person's identity on the wire: an owner by the account, an office by the role. */
export function toInquiryReader(
  user_id: number,
  role_id: number | undefined,
  side: InquiryReader['side'],
): InquiryReader {
  return { side, own_id: side === 'user' ? user_id : (role_id ?? 0), user_id, role_id };
}

/** Shows one notice at a time for a thread, with one act: open the thread (decision D49). */
function createNewsNotifier(openThread: (inquiry_id: number) => void): (message: InquiryMessage) => void {
  const notifiedIds = new Map<number, number>();
  return ({ inquiry_id }) => {
    const now = performance.now();
    if (now - (notifiedIds.get(inquiry_id) ?? -QUIET_MS) < QUIET_MS) return;
    notifiedIds.set(inquiry_id, now);
    showNotice('done', words('notice.new'), { label: words('open'), act: () => openThread(inquiry_id) });
  };
}

/** Connects mailbox and outbox; a message that the outbox has sent is shown at once. */
export function openDesk(reader: InquiryReader, openThread: (inquiry_id: number) => void): Messenger {
  const mailbox = openMailbox(reader, createNewsNotifier(openThread));
  const outbox = openOutbox(reader.user_id, ({ event }, keptMessage) => {
    // The server acknowledges with the contract's message.
    if (event === INQUIRY_EVENTS.say) return mailbox.receive(keptMessage as InquiryMessage);
    showNotice('done', words('notice.sent'));
    void mailbox.loadNewest();
  });
  const begin = (): (() => void) => {
    const ends = [mailbox.begin(), outbox.begin()];
    return () => ends.forEach((end) => end());
  };
  return { mailbox, outbox, begin };
}

/** Returns the inquiries of a messenger and renders again when they change. */
export function useInquiries(mailbox: Mailbox): Inquiries {
  return useStore(mailbox.store);
}
