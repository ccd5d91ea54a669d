import { hear, hearLive, sayLive, watchLive } from '@ebpls/api-client';
import { INQUIRY_EVENTS as ON, type InquiryMessage } from '@ebpls/contracts';

import { type Asking, askingFor, type MailStore, type Reader } from './ask-mail.ts';
import { type Mail, type Viewed, withMessage, withView } from './threads.ts';

export interface Mailbox extends Omit<Asking, 'catchUp'> {
  readonly reader: Reader;
  readonly now: () => Mail;
  readonly watch: (watcher: () => void) => () => void;
  /** Takes over a message that the server kept. */
  readonly take: (message: InquiryMessage) => void;
  /** Tells the other side that all of the thread up to a message was on the screen. */
  readonly markViewed: (inquiry_id: number, up_to: number) => void;
  /** Asks and listens until the answered function is called. */
  readonly begin: () => () => void;
}

const EMPTY: Mail = {
  status: 'asking',
  search: '',
  threads: [],
  next_cursor: null,
  unread: 0,
  isLineOpen: false,
  opened: undefined,
};

/**
 * The person's threads: asked for once, kept up by the line, asked for again whenever the line was away. `onNews` hears
 * each message of the other side once.
 */
export function openMailbox(reader: Reader, onNews: (message: InquiryMessage) => void): Mailbox {
  const watchers = new Set<() => void>();
  let mail = EMPTY;
  const kept: MailStore = {
    now: () => mail,
    set: (change) => {
      mail = { ...mail, ...change };
      for (const watcher of watchers) watcher();
    },
  };
  const asking = askingFor(reader, kept);
  const { side, own_id } = reader;
  const take = (message: InquiryMessage): void => {
    const changed = withMessage(mail, message, side);
    if (changed) kept.set(changed);
    else void asking.askNewest();
  };
  return {
    ...asking,
    reader,
    now: kept.now,
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    take,
    // A view that nobody heard is told again when the thread is looked at again.
    markViewed: (inquiry_id, up_to) =>
      void sayLive(ON.view, { inquiry_id, type: side, receiver_id: own_id, up_to }).catch(() => undefined),
    begin: () => {
      void asking.ask();
      return listen(reader, kept, { asking, take, onNews });
    },
  };
}

interface MailListeners {
  readonly asking: Asking;
  readonly take: (message: InquiryMessage) => void;
  readonly onNews: (message: InquiryMessage) => void;
}

/** The server's own announcements have the contract's shapes. */
function listen(reader: Reader, { now, set }: MailStore, { asking, take, onNews }: MailListeners): () => void {
  const isKnown = ({ id, inquiry_id }: InquiryMessage): boolean =>
    now().threads.some((thread) => thread.id === inquiry_id && thread.inquiries_msgs.some((one) => one.id === id));
  const heard = (message: InquiryMessage): void => {
    const wasKnown = isKnown(message);
    take(message);
    // Told twice when its sender had to send it again; news only once.
    if (!wasKnown) onNews(message);
  };
  const lineIs = (isLineOpen: boolean): void => {
    if (isLineOpen === now().isLineOpen) return;
    set({ isLineOpen });
    if (!isLineOpen) return;
    void sayLive(ON.join, { userId: reader.user_id, roleId: reader.role_id ?? null }).catch(() => undefined);
    void asking.askNewest();
    void asking.catchUp();
  };
  const stops = [
    hearLive(ON.heard, (body) => heard(body as InquiryMessage)),
    hearLive(ON.say, (body) => take(body as InquiryMessage)),
    hearLive(ON.view, (body) => set(withView(now(), body as Viewed, reader.side))),
    hearLive(ON.start, () => void asking.askNewest()),
    // A thread went to another office, or came.
    hear('inquiry', () => void asking.askAgain()),
    watchLive(lineIs),
  ];
  return () => stops.forEach((stop) => stop());
}
