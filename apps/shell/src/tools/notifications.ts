// Loads the notifications of the signed-in person from the server.

import { callEndpoint, onNudge, onLiveEvent, watchLive } from '@ebpls/api-client';
import {
  INQUIRY_EVENTS,
  listOwnNotifications,
  type OwnNotification,
  readAllNotifications,
  readNotification,
} from '@ebpls/contracts';
import { createStore, type StoreApi } from '@ebpls/remote-kit';

const NOTIFICATIONS_PAGE = 10;
const MAX_NOTIFICATIONS_PAGE = 100;

export interface Notifications {
  readonly rows: readonly OwnNotification[];
  readonly unread: number;
  readonly next_cursor: string | null;
  readonly state: 'asking' | 'known' | 'failed';
}

export interface Bell {
  readonly store: StoreApi<Notifications>;
  readonly load: () => Promise<void>;
  readonly earlier: () => Promise<void>;
  readonly read: (row: OwnNotification) => Promise<void>;
  readonly readAll: () => Promise<void>;
}

/** Notifications of the signed-in person. Each call loads them from the server; nothing is counted here. */
export function openBell(): Bell {
  const store = createStore<Notifications>(() => ({ rows: [], unread: 0, next_cursor: null, state: 'asking' }));
  const storeReply = async (request: Promise<Partial<Notifications>>): Promise<void> => {
    const change = await request.then(
      (loadedState) => ({ ...loadedState, state: 'known' as const }),
      () => ({ state: 'failed' as const }),
    );
    store.setState(change);
  };
  const load = runOneAtATime(() => storeReply(loadNewest(store.getState().rows.length)));

  return {
    store,
    load,
    earlier: async () => {
      const { rows, next_cursor } = store.getState();
      if (next_cursor !== null) await storeReply(loadBefore(rows, next_cursor));
    },
    read: async ({ id, read_at }) => {
      if (read_at !== null) return;
      // Navigation does not wait for this; a failure shows as an entry that is still unread.
      await callEndpoint(readNotification, { params: { notification_id: String(id) } }).catch(() => undefined);
      await load();
    },
    readAll: async () => {
      const [newest_row] = store.getState().rows;
      if (newest_row === undefined) return;
      await storeReply(callEndpoint(readAllNotifications, { body: { up_to: newest_row.id } }));
      if (store.getState().state === 'known') await load();
    },
  };
}

/** Loads now and at each nudge of the server, until the returned function is called. */
export function followNotifications(loadNotifications: Bell['load']): () => void {
  void loadNotifications();
  const loadAgain = (): void => void loadNotifications();
  const ends = [
    onNudge('notification', loadAgain),
    onLiveEvent(INQUIRY_EVENTS.heard, loadAgain),
    onLiveEvent(INQUIRY_EVENTS.view, loadAgain),
    watchLive((isOpen) => isOpen && loadAgain()),
  ];
  return () => ends.forEach((end) => end());
}

/** Loads as many as are shown already, so that an extended list stays extended. */
async function loadNewest(shownCount: number): Promise<Partial<Notifications>> {
  const { data, ...rest } = await callEndpoint(listOwnNotifications, {
    query: { limit: String(Math.min(MAX_NOTIFICATIONS_PAGE, Math.max(NOTIFICATIONS_PAGE, shownCount))) },
  });
  return { ...rest, rows: data };
}

async function loadBefore(rows: readonly OwnNotification[], cursor: string): Promise<Partial<Notifications>> {
  const { data, ...rest } = await callEndpoint(listOwnNotifications, {
    query: { limit: String(NOTIFICATIONS_PAGE), cursor },
  });
  return { ...rest, rows: [...rows, ...data] };
}

/** Requests during a running one cause a single further one. */
function runOneAtATime(work: () => Promise<void>): () => Promise<void> {
  let currentRun: Promise<void> | undefined;
  let isStale = false;
  const run = (): Promise<void> => {
    isStale = currentRun !== undefined;
    currentRun ??= work().finally(() => {
      currentRun = undefined;
      if (isStale) void run();
    });
    return currentRun;
  };
  return run;
}
