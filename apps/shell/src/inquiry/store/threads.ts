// Merges pages, messages and events of the socket into the list of threads.

import type { Inquiry, InquiryMessage, InquirySide } from '@ebpls/contracts';

/** The open thread, with as much of it as was loaded. */
interface OpenThread {
  readonly inquiry_id: number;
  readonly messages: readonly InquiryMessage[];
  readonly has_earlier: boolean;
  /** Id of the last message without a gap before it. */
  readonly lastKnownId: number;
}

/** The newest threads up to the next page. */
export interface ThreadList {
  readonly threads: readonly Inquiry[];
  readonly next_cursor: string | null;
  /** Number of the person's threads with something unread, including those not loaded. */
  readonly unread: number;
}

/** The person's threads as far as this document has loaded them. */
export interface Inquiries extends ThreadList {
  readonly status: 'asking' | 'ready' | 'failed';
  readonly search: string;
  readonly isLineOpen: boolean;
  readonly openThread: OpenThread | undefined;
}

/** Event of the socket when a side opened a thread. */
export interface ViewedEvent {
  readonly inquiry_id: number;
  readonly type: InquirySide;
  readonly up_to: number;
  readonly viewed_by: string;
  readonly viewed_at: string;
}

/** Merges two parts of one thread, each message once, in the order of the thread. */
export function mergeMessages(
  knownMessages: readonly InquiryMessage[],
  newMessages: readonly InquiryMessage[],
): InquiryMessage[] {
  const all = new Map([...knownMessages, ...newMessages].map((message) => [message.id, message]));
  return [...all.values()].toSorted((one, other) => one.id - other.id);
}

const getLastMessageId = ({ inquiries_msgs }: Inquiry): number => inquiries_msgs.at(-1)?.id ?? 0;

/**
 * Puts the newest page before the known threads that follow it: a list reloaded when the socket opens keeps what was
 * loaded with “Show older inquiries”. A thread that belongs on the page and is missing there is gone.
 */
export function prependNewest(newestList: ThreadList, knownList: ThreadList): ThreadList {
  const last = newestList.threads.at(-1);
  if (last === undefined) return newestList;
  const olderThreads = knownList.threads.filter(
    (thread) =>
      getLastMessageId(thread) < getLastMessageId(last) && newestList.threads.every(({ id }) => id !== thread.id),
  );
  if (olderThreads.length === 0) return newestList;
  return { ...newestList, threads: [...newestList.threads, ...olderThreads], next_cursor: knownList.next_cursor };
}

/** Adds an older page to the known threads, each thread once. */
export function withPage(knownList: ThreadList, page: ThreadList): ThreadList {
  const newThreads = page.threads.filter(({ id }) => !knownList.threads.some((thread) => thread.id === id));
  return { threads: [...knownList.threads, ...newThreads], next_cursor: page.next_cursor, unread: knownList.unread };
}

function hasUnread(side: InquirySide, messages: readonly InquiryMessage[]): boolean {
  return messages.some(({ type, is_view }) => type !== side && is_view === 0);
}

/** Returns the thread with these messages. */
function updateThread(thread: Inquiry, inquiries_msgs: InquiryMessage[], side: InquirySide): Inquiry {
  const last = inquiries_msgs.at(-1);
  const answered_at = thread.answered_at ?? inquiries_msgs.find(({ type }) => type === 'office')?.sent_at ?? null;
  return {
    ...thread,
    inquiries_msgs,
    hasunread: hasUnread(side, inquiries_msgs),
    answered_at,
    ...(last && { last_message: last.message, last_sent_at: last.sent_at, last_type: last.type }),
  };
}

function markSeen(
  messages: readonly InquiryMessage[],
  { type, up_to, viewed_by, viewed_at }: ViewedEvent,
): InquiryMessage[] {
  return messages.map((message) =>
    message.type !== type && message.id <= up_to && message.is_view === 0
      ? { ...message, is_view: 1, viewed_by, viewed_at }
      : message,
  );
}

/** The badge counts threads, not messages (decision D50). */
function countUnread(threads: readonly Inquiry[]): number {
  return threads.filter(({ hasunread }) => hasunread).length;
}

function toThreadState(mail: Inquiries, threads: readonly Inquiry[]): Pick<Inquiries, 'threads' | 'unread'> {
  return { threads, unread: mail.unread + countUnread(threads) - countUnread(mail.threads) };
}

/** Returns the inquiries with one more message; undefined when its thread is not in the list. */
export function withMessage(
  mail: Inquiries,
  message: InquiryMessage,
  side: InquirySide,
): Partial<Inquiries> | undefined {
  const { openThread, threads } = mail;
  const thread = threads.find(({ id }) => id === message.inquiry_id);
  if (thread === undefined) return undefined;
  const change = updateThread(thread, mergeMessages(thread.inquiries_msgs, [message]), side);
  return {
    ...toThreadState(
      mail,
      [change, ...threads.filter((other) => other !== thread)].toSorted(
        (one, other) => getLastMessageId(other) - getLastMessageId(one),
      ),
    ),
    ...(openThread?.inquiry_id === message.inquiry_id && {
      openThread: { ...openThread, messages: mergeMessages(openThread.messages, [message]) },
    }),
  };
}

/** Returns the inquiries after one side has opened a thread. */
export function withView(mail: Inquiries, viewEvent: ViewedEvent, side: InquirySide): Partial<Inquiries> {
  const { openThread, threads } = mail;
  return {
    ...toThreadState(
      mail,
      threads.map((thread) =>
        thread.id === viewEvent.inquiry_id
          ? updateThread(thread, markSeen(thread.inquiries_msgs, viewEvent), side)
          : thread,
      ),
    ),
    ...(openThread?.inquiry_id === viewEvent.inquiry_id && {
      openThread: { ...openThread, messages: markSeen(openThread.messages, viewEvent) },
    }),
  };
}
