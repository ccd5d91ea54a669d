import { callEndpoint, onNudge, onLiveEvent, watchLive } from '@ebpls/api-client';
import {
  INQUIRY_EVENTS,
  listOwnNotifications,
  type OwnNotification,
  readAllNotifications,
  readNotification,
} from '@ebpls/contracts';

import { type ValueStore, createStore } from './value-store.ts';

const NOTIFICATIONS_PAGE = 10;
const MAX_NOTIFICATIONS_PAGE = 100;

export interface Notifications {
  readonly rows: readonly OwnNotification[];
  readonly unread: number;
  readonly next_cursor: string | null;
  readonly state: 'asking' | 'known' | 'failed';
}

export interface Bell {
  readonly store: ValueStore<Notifications>;
  readonly load: () => Promise<void>;
  readonly earlier: () => Promise<void>;
  readonly read: (row: OwnNotification) => Promise<void>;
  readonly readAll: () => Promise<void>;
}

/** Notifications of the signed-in person. Each call loads them from the server; nothing is counted here. */
export function openBell(): Bell {
  const board = createStore<Notifications>({ rows: [], unread: 0, next_cursor: null, state: 'asking' });
  const know = async (asking: Promise<Partial<Notifications>>): Promise<void> => {
    const change = await asking.then(
      (found) => ({ ...found, state: 'known' as const }),
      () => ({ state: 'failed' as const }),
    );
    board.write({ ...board.now(), ...change });
  };
  const ask = oneAtATime(() => know(loadNewest(board.now().rows.length)));

  return {
    store: board,
    load: ask,
    earlier: async () => {
      const { rows, next_cursor } = board.now();
      if (next_cursor !== null) await know(loadBefore(rows, next_cursor));
    },
    read: async ({ id, read_at }) => {
      if (read_at !== null) return;
      // Navigation does not wait for this; a failure shows as an entry that is still unread.
      await callEndpoint(readNotification, { params: { notification_id: String(id) } }).catch(() => undefined);
      await ask();
    },
    readAll: async () => {
      const [newest_row] = board.now().rows;
      if (newest_row === undefined) return;
      await know(callEndpoint(readAllNotifications, { body: { up_to: newest_row.id } }));
      if (board.now().state === 'known') await ask();
    },
  };
}

/** Loads now and at each nudge of the server, until the returned function is called. */
export function followNotifications(ask: Bell['load']): () => void {
  void ask();
  const again = (): void => void ask();
  const ends = [
    onNudge('notification', again),
    onLiveEvent(INQUIRY_EVENTS.heard, again),
    onLiveEvent(INQUIRY_EVENTS.view, again),
    watchLive((isOpen) => isOpen && again()),
  ];
  return () => ends.forEach((end) => end());
}

/** Loads as many as are shown already, so that an extended list stays extended. */
async function loadNewest(shown: number): Promise<Partial<Notifications>> {
  const { data, ...rest } = await callEndpoint(listOwnNotifications, {
    query: { limit: String(Math.min(MAX_NOTIFICATIONS_PAGE, Math.max(NOTIFICATIONS_PAGE, shown))) },
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
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isStale = false;
  const run = (): Promise<void> => {
    isStale = running !== undefined;
    running ??= work().finally(() => {
      running = undefined;
      if (isStale) void run();
    });
    return running;
  };
  return run;
}
