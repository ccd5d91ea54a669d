import { call } from '@ebpls/api-client';
import { type InquirySide, listInquiries, listInquiryMessages } from '@ebpls/contracts';

import { type Mail, merged, olderThan } from './threads.ts';

/** Who looks: the side of specification section 6, its own number, and the two ids that the wire carries. */
export interface Reader {
  readonly side: InquirySide;
  readonly own_id: number;
  readonly user_id: number;
  readonly role_id: number | undefined;
}

/** The mail of this document, as whoever asks for it reads and changes it. */
export interface MailStore {
  readonly now: () => Mail;
  readonly set: (change: Partial<Mail>) => void;
}

export interface Asking {
  readonly ask: (search?: string) => Promise<void>;
  /** The newest threads anew, before the older ones that are here already. */
  readonly askNewest: () => Promise<void>;
  readonly askMore: () => Promise<void>;
  readonly open: (inquiry_id: number | undefined) => Promise<void>;
  readonly askEarlier: () => Promise<void>;
  /** Fills the gap of the open thread after the line was away. */
  readonly catchUp: () => Promise<void>;
}

function viewerOf({ side, user_id, role_id }: Reader) {
  return { type: side, user_id: String(user_id), ...(role_id === undefined ? {} : { role_id: String(role_id) }) };
}

/** How threads and messages are asked for. */
export function askingFor(reader: Reader, store: MailStore): Asking {
  const viewer = viewerOf(reader);
  return { ...listing(viewer, store), ...reading(viewer, store) };
}

type Viewer = ReturnType<typeof viewerOf>;

/** The list of threads. */
function listing(viewer: Viewer, { now, set }: MailStore): Pick<Asking, 'ask' | 'askNewest' | 'askMore'> {
  const load = async (search: string, keepsOlder: boolean): Promise<void> => {
    set({ search });
    try {
      const { data, next_cursor, unread_threads } = await call(listInquiries, {
        query: { ...viewer, search, rerender: '' },
      });
      if (search !== now().search) return;
      const older = keepsOlder ? olderThan(data, now().threads) : [];
      set({
        status: 'ready',
        threads: [...data, ...older],
        next_cursor: older.length > 0 ? now().next_cursor : next_cursor,
        unread: unread_threads,
      });
    } catch {
      // The last known list stays, with a quiet way to ask again (decision E30).
      set({ status: 'failed' });
    }
  };
  return {
    ask: (search = now().search) => load(search, false),
    askNewest: () => load(now().search, true),
    askMore: async () => {
      const { next_cursor: cursor, search } = now();
      if (cursor === null) return;
      const more = await call(listInquiries, { query: { ...viewer, search, cursor } }).catch(() => undefined);
      if (!more) return set({ status: 'failed' });
      const { threads } = now();
      set({
        threads: [...threads, ...more.data.filter(({ id }) => !threads.some((known) => known.id === id))],
        next_cursor: more.next_cursor,
      });
    },
  };
}

/** The messages of the open thread. */
function reading(viewer: Viewer, store: MailStore): Pick<Asking, 'open' | 'askEarlier' | 'catchUp'> {
  const { now, set } = store;
  const stretch = stretching(viewer, store);
  return {
    open: async (inquiry_id) => {
      const messages = now().threads.find(({ id }) => id === inquiry_id)?.inquiries_msgs ?? [];
      set({ opened: inquiry_id === undefined ? undefined : { inquiry_id, messages, has_earlier: false, known: 0 } });
      // Without the server the messages of the list stay; the line's return asks again.
      if (inquiry_id !== undefined) await stretch(inquiry_id, {}).catch(() => undefined);
    },
    askEarlier: async () => {
      const { opened } = now();
      const first = opened?.messages[0]?.id;
      if (opened && first !== undefined)
        await stretch(opened.inquiry_id, { before: String(first) }).catch(() => undefined);
    },
    catchUp: async () => {
      const { opened } = now();
      if (opened)
        await stretch(opened.inquiry_id, opened.known === 0 ? {} : { after: String(opened.known) }).catch(
          () => undefined,
        );
    },
  };
}

function stretching(viewer: Viewer, { now, set }: MailStore) {
  return async function stretch(
    inquiry_id: number,
    place: { readonly after?: string; readonly before?: string },
  ): Promise<void> {
    const { data, has_earlier } = await call(listInquiryMessages, {
      query: { ...viewer, inquiry_id: String(inquiry_id), ...place },
    });
    const { opened } = now();
    if (opened?.inquiry_id !== inquiry_id) return;
    const isForward = place.after !== undefined;
    const known = place.before === undefined ? (data.at(-1)?.id ?? opened.known) : opened.known;
    set({
      opened: {
        ...opened,
        known,
        messages: merged(opened.messages, data),
        has_earlier: isForward ? opened.has_earlier : has_earlier,
      },
    });
    if (isForward && has_earlier) await stretch(inquiry_id, { after: String(known) });
  };
}
