// Holds the threads of a person's inquiries, updated by the socket.

import { onNudge, onLiveEvent, emitLiveEvent, watchLive } from '@ebpls/api-client';
import { INQUIRY_EVENTS as ON, type InquiryMessage } from '@ebpls/contracts';
import { createStore } from '@ebpls/remote-kit';

import { type InquiryLoader, createInquiryLoader, type InquiryStore, type InquiryReader } from './inquiry-loader.ts';
import { type Inquiries, type ViewedEvent, withMessage, withView } from './threads.ts';

export interface Mailbox extends Omit<InquiryLoader, 'catchUp'> {
  readonly reader: InquiryReader;
  readonly store: Pick<InquiryStore, 'getState' | 'getInitialState' | 'subscribe'>;
  /** Takes over a message that the server stored. */
  readonly receive: (message: InquiryMessage) => void;
  /** Informs the other side that the thread up to this message was on the screen. */
  readonly markViewed: (inquiry_id: number, up_to: number) => void;
  /** Loads and listens until the returned function is called. */
  readonly begin: () => () => void;
}

const EMPTY_INQUIRIES: Inquiries = {
  status: 'asking',
  search: '',
  threads: [],
  next_cursor: null,
  unread: 0,
  isLineOpen: false,
  openThread: undefined,
};

/**
 * The person's threads: loaded once, kept up to date by the socket, loaded again after each interruption of it.
 * `onNews` receives each message of the other side once.
 */
export function openMailbox(reader: InquiryReader, onNews: (message: InquiryMessage) => void): Mailbox {
  const store = createStore<Inquiries>(() => EMPTY_INQUIRIES);
  const loader = createInquiryLoader(reader, store);
  const { side, own_id } = reader;
  const take = (message: InquiryMessage): void => {
    const change = withMessage(store.getState(), message, side);
    if (change) store.setState(change);
    else void loader.loadNewest();
  };
  return {
    ...loader,
    reader,
    store,
    receive: take,
    // A view that was not received is sent again when the thread is next viewed.
    markViewed: (inquiry_id, up_to) =>
      void emitLiveEvent(ON.view, { inquiry_id, type: side, receiver_id: own_id, up_to }).catch(() => undefined),
    begin: () => {
      void loader.loadThreads();
      return subscribeToInquiries(reader, store, { loader, receive: take, onNews });
    },
  };
}

interface InquiryListeners {
  readonly loader: InquiryLoader;
  readonly receive: (message: InquiryMessage) => void;
  readonly onNews: (message: InquiryMessage) => void;
}

/** The server's own announcements have the contract's shapes. */
function subscribeToInquiries(
  reader: InquiryReader,
  { getState, setState }: InquiryStore,
  { loader, receive, onNews }: InquiryListeners,
): () => void {
  const isKnown = ({ id, inquiry_id }: InquiryMessage): boolean =>
    getState().threads.some((thread) => thread.id === inquiry_id && thread.inquiries_msgs.some((one) => one.id === id));
  const handleMessage = (message: InquiryMessage): void => {
    const wasKnown = isKnown(message);
    receive(message);
    // Received twice when its sender had to send it again; it is news only once.
    if (!wasKnown) onNews(message);
  };
  const setLineState = (isLineOpen: boolean): void => {
    if (isLineOpen === getState().isLineOpen) return;
    setState({ isLineOpen });
    if (!isLineOpen) return;
    void emitLiveEvent(ON.join, { userId: reader.user_id, roleId: reader.role_id ?? null }).catch(() => undefined);
    void loader.loadNewest();
    void loader.catchUp();
  };
  const stops = [
    onLiveEvent(ON.heard, (body) => handleMessage(body as InquiryMessage)),
    onLiveEvent(ON.say, (body) => receive(body as InquiryMessage)),
    onLiveEvent(ON.view, (body) => setState(withView(getState(), body as ViewedEvent, reader.side))),
    onLiveEvent(ON.start, () => void loader.loadNewest()),
    // A thread moved to another office, or arrived.
    onNudge('inquiry', () => void loader.reload()),
    watchLive(setLineState),
  ];
  return () => stops.forEach((stop) => stop());
}
