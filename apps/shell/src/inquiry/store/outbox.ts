// Holds written messages on the device until the server has confirmed them.

import { isRefusal, createIdempotencyKey, type Refusal, emitLiveEvent, toTypedKey, watchLive } from '@ebpls/api-client';
import type { INQUIRY_EVENTS, InquiryMessage } from '@ebpls/contracts';
import { createStore, useStore } from '@ebpls/remote-kit';
import { useEffect } from 'react';

/** Storage key of waiting messages; they are removed when the account signs out. */
const toOutboxKey = (account_id: number): string => toTypedKey(account_id, 'messages');
const AGAIN_MS = 5_000;
/** Refusals that a retry will not change. */
const FINAL = new Set(['invalid', 'forbidden', 'missing', 'conflict']);

/** A message that the server has not confirmed. Its key identifies it over repeated sending (decision D52). */
export interface OutgoingMessage {
  readonly key: string;
  readonly account_id: number;
  readonly event: typeof INQUIRY_EVENTS.start | typeof INQUIRY_EVENTS.say;
  readonly body: Readonly<Record<string, unknown>>;
  /** Reason of the server's refusal. */
  readonly refused?: string | undefined;
  /** The server will accept it later: its writer sends it again. */
  readonly is_later?: boolean | undefined;
}

type OnMessageStored = (messages: OutgoingMessage, kept: unknown) => void;

const EMPTY_OUTBOX: readonly OutgoingMessage[] = [];
let cachedOutbox: { readonly text: string; readonly outgoingMessages: readonly OutgoingMessage[] } = {
  text: '[]',
  outgoingMessages: EMPTY_OUTBOX,
};
/** Changes of what this browser stores, by this window or another one; what is stored is the state itself. */
const outboxStore = createStore(() => ({ changeCount: 0 }));
const recordChange = (): void => outboxStore.setState(({ changeCount }) => ({ changeCount: changeCount + 1 }));

/** Returns all waiting messages of an account on this device, in the order of writing; they survive a reload. */
function listWaiting(account_id: number): readonly OutgoingMessage[] {
  const text = localStorage.getItem(toOutboxKey(account_id));
  if (text === null) return EMPTY_OUTBOX;
  // Written only by `saveOutbox` below.
  if (text !== cachedOutbox.text) cachedOutbox = { text, outgoingMessages: JSON.parse(text) as OutgoingMessage[] };
  return cachedOutbox.outgoingMessages;
}

/**
 * Returns the waiting messages without those that the server has announced already: an announcement may come before its
 * acknowledgement.
 */
export function filterUnconfirmed(
  outgoingMessages: readonly OutgoingMessage[],
  messages: readonly InquiryMessage[],
): readonly OutgoingMessage[] {
  const keptKeys = new Set(messages.map(({ client_key }) => client_key));
  return outgoingMessages.filter(({ key }) => !keptKeys.has(key));
}

function saveOutbox(account_id: number, messages: readonly OutgoingMessage[]): void {
  if (messages.length === 0) localStorage.removeItem(toOutboxKey(account_id));
  else localStorage.setItem(toOutboxKey(account_id), JSON.stringify(messages));
  recordChange();
}

/** The waiting messages of an account, rendered again when one is added, sent or refused in any window. */
export function useWaitingMessages(account_id: number): readonly OutgoingMessage[] {
  useEffect(() => {
    addEventListener('storage', recordChange);
    return () => removeEventListener('storage', recordChange);
  }, []);
  return useStore(outboxStore, () => listWaiting(account_id));
}

/** Removes a message from the outbox. */
export function discardMessage({ key, account_id }: OutgoingMessage): void {
  saveOutbox(
    account_id,
    listWaiting(account_id).filter((one) => one.key !== key),
  );
}

export interface Outbox {
  /** Sends a message again that the server did not accept yet. */
  readonly sendAgain: (key: string) => void;
  readonly add: (written: Pick<OutgoingMessage, 'event' | 'body'>) => void;
  /** Sends whenever the socket is open, until the returned function is called. */
  readonly begin: () => () => void;
}

async function sendOne(one: OutgoingMessage, onStored: OnMessageStored): Promise<void> {
  try {
    const keptMessage = await emitLiveEvent(one.event, { ...one.body, client_key: one.key });
    discardMessage(one);
    onStored(one, keptMessage);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const is_later = isForHour(error);
    if (!is_later && !FINAL.has(error.code)) throw error;
    const refusal = Object.values(error.fields).flat()[0] ?? error.message;
    updateMessage(one, { refused: refusal, is_later });
  }
}

/** A limit per hour names its field; one per second does not, and passes while the outbox waits. */
function isForHour({ code, fields }: Refusal): boolean {
  return code === 'too_many' && Object.keys(fields).length > 0;
}

type MessageRef = Pick<OutgoingMessage, 'key' | 'account_id'>;

function updateMessage({ key, account_id }: MessageRef, change: Pick<OutgoingMessage, 'refused' | 'is_later'>): void {
  saveOutbox(
    account_id,
    listWaiting(account_id).map((one) => (one.key === key ? { ...one, ...change } : one)),
  );
}

/**
 * Sends the waiting messages one after the other as soon as the socket is open; one without an answer is sent again
 * with its key.
 */
export function openOutbox(account_id: number, onStored: OnMessageStored): Outbox {
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const findNext = (): OutgoingMessage | undefined => listWaiting(account_id).find((one) => one.refused === undefined);

  const sendAll = async (): Promise<void> => {
    if (isSending) return;
    isSending = true;
    clearTimeout(timer);
    try {
      for (let one = findNext(); one !== undefined; one = findNext()) await sendOne(one, onStored);
    } catch {
      timer = setTimeout(() => void sendAll(), AGAIN_MS);
    } finally {
      isSending = false;
    }
  };

  return {
    sendAgain: (key) => {
      updateMessage({ key, account_id }, { refused: undefined, is_later: undefined });
      void sendAll();
    },
    add: (draft) => {
      saveOutbox(account_id, [...listWaiting(account_id), { ...draft, key: createIdempotencyKey(), account_id }]);
      void sendAll();
    },
    begin: () => {
      const stopWatching = watchLive((isOpen) => isOpen && void sendAll());
      return () => {
        stopWatching();
        clearTimeout(timer);
      };
    },
  };
}
