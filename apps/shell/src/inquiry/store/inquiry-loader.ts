// Loads threads and messages of inquiries from the server into the store.

import { callEndpoint } from '@ebpls/api-client';
import { type InquirySide, listInquiries, listInquiryMessages } from '@ebpls/contracts';
import type { StoreApi } from '@ebpls/remote-kit';

import { prependNewest, type Inquiries, mergeMessages, type ThreadList, withPage } from './threads.ts';

/** The reader: the side of specification section 6, its own number, and the two ids of the wire. */
export interface InquiryReader {
  readonly side: InquirySide;
  readonly own_id: number;
  readonly user_id: number;
  readonly role_id: number | undefined;
}

/** The inquiries of this document. */
export type InquiryStore = StoreApi<Inquiries>;

export interface InquiryLoader {
  readonly loadThreads: (search?: string) => Promise<void>;
  /** Reloads the whole list at its current length: a thread that went to another office is no longer in it. */
  readonly reload: () => Promise<void>;
  /** Reloads the newest threads and keeps the older ones that are loaded already. */
  readonly loadNewest: () => Promise<void>;
  readonly loadMore: () => Promise<void>;
  readonly open: (inquiry_id: number | undefined) => Promise<void>;
  readonly loadEarlier: () => Promise<void>;
  /** Fills the gap of the open thread after the socket was closed. */
  readonly catchUp: () => Promise<void>;
}

function toWireViewer({ side, user_id, role_id }: InquiryReader) {
  return { type: side, user_id: String(user_id), ...(role_id === undefined ? {} : { role_id: String(role_id) }) };
}

/** Loads threads and messages into the store. */
export function createInquiryLoader(reader: InquiryReader, store: InquiryStore): InquiryLoader {
  const viewer = toWireViewer(reader);
  return { ...createThreadListLoader(viewer, store), ...createThreadLoader(viewer, store) };
}

type WireViewer = ReturnType<typeof toWireViewer>;

/** The list of threads. */
function createThreadListLoader(
  viewer: WireViewer,
  { getState, setState }: InquiryStore,
): Pick<InquiryLoader, 'loadThreads' | 'reload' | 'loadNewest' | 'loadMore'> {
  const loadPage = async (search: string, cursor?: string): Promise<ThreadList> => {
    const place = cursor === undefined ? { rerender: '' } : { cursor };
    const { data, next_cursor, unread_threads } = await callEndpoint(listInquiries, {
      query: { ...viewer, search, ...place },
    });
    return { threads: data, next_cursor, unread: unread_threads };
  };
  const load = async (search: string, complete: (newestList: ThreadList) => ThreadList | Promise<ThreadList>) => {
    setState({ search });
    try {
      const list = await complete(await loadPage(search));
      if (search === getState().search) setState({ status: 'ready', ...list });
    } catch {
      // The last list stays, with a quiet way to retry (decision E30).
      setState({ status: 'failed' });
    }
  };
  const loadToLength = async (newestList: ThreadList): Promise<ThreadList> => {
    const { search } = getState();
    let list = newestList;
    while (list.next_cursor !== null && list.threads.length < getState().threads.length)
      list = withPage(list, await loadPage(search, list.next_cursor));
    return list;
  };
  return {
    loadThreads: (search = getState().search) => load(search, (newestList) => newestList),
    reload: () => load(getState().search, loadToLength),
    loadNewest: () => load(getState().search, (newestList) => prependNewest(newestList, getState())),
    loadMore: async () => {
      const { next_cursor, search } = getState();
      if (next_cursor === null) return;
      const page = await loadPage(search, next_cursor).catch(() => undefined);
      setState(page ? withPage(getState(), page) : { status: 'failed' });
    },
  };
}

/** The messages of the open thread. */
function createThreadLoader(
  viewer: WireViewer,
  store: InquiryStore,
): Pick<InquiryLoader, 'open' | 'loadEarlier' | 'catchUp'> {
  const { getState, setState } = store;
  const stretch = createMessageLoader(viewer, store);
  return {
    open: async (inquiry_id) => {
      const messages = getState().threads.find(({ id }) => id === inquiry_id)?.inquiries_msgs ?? [];
      setState({
        openThread: inquiry_id === undefined ? undefined : { inquiry_id, messages, has_earlier: false, lastKnownId: 0 },
      });
      // Without the server the messages of the list stay; the socket's return loads them again.
      if (inquiry_id !== undefined) await stretch(inquiry_id, {}).catch(() => undefined);
    },
    loadEarlier: async () => {
      const { openThread } = getState();
      const first = openThread?.messages[0]?.id;
      if (openThread && first !== undefined)
        await stretch(openThread.inquiry_id, { before: String(first) }).catch(() => undefined);
    },
    catchUp: async () => {
      const { openThread } = getState();
      if (openThread)
        await stretch(
          openThread.inquiry_id,
          openThread.lastKnownId === 0 ? {} : { after: String(openThread.lastKnownId) },
        ).catch(() => undefined);
    },
  };
}

function createMessageLoader(viewer: WireViewer, { getState, setState }: InquiryStore) {
  return async function stretch(
    inquiry_id: number,
    place: { readonly after?: string; readonly before?: string },
  ): Promise<void> {
    const { data, has_earlier } = await callEndpoint(listInquiryMessages, {
      query: { ...viewer, inquiry_id: String(inquiry_id), ...place },
    });
    const { openThread } = getState();
    if (openThread?.inquiry_id !== inquiry_id) return;
    const isForward = place.after !== undefined;
    const lastKnownId =
      place.before === undefined ? (data.at(-1)?.id ?? openThread.lastKnownId) : openThread.lastKnownId;
    setState({
      openThread: {
        ...openThread,
        lastKnownId,
        messages: mergeMessages(openThread.messages, data),
        has_earlier: isForward ? openThread.has_earlier : has_earlier,
      },
    });
    if (isForward && has_earlier) await stretch(inquiry_id, { after: String(lastKnownId) });
  };
}
