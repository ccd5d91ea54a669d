// Types of what follows an act: each consumer of an event notifies one kind of reader.

import type { Transaction } from '../../../platform/transactions/transaction.ts';
import type { EventKind } from './events.ts';

/** An event as its consumers read it. */
export interface StoredEvent<Params extends object> {
  readonly event_id: number;
  readonly actor_id: number | null;
  /** Authority under which a delegate acted; null for everybody else. */
  readonly delegation_id: number | null;
  readonly params: Params;
}

/** How the reader of an event is reached. */
type ConsumerEffect = 'reload' | 'notification' | 'mail';

/** Without reference rows, which a municipality that is being set up does not have yet. */
export type SetupTransaction = Omit<Transaction, 'rows'>;

interface ConsumerKey {
  readonly kind: string;
  /** Unique within its kind; a delivered consumer is recorded by it. */
  readonly name: string;
  readonly effect: ConsumerEffect;
}

type Delivery<Tx, Params extends object> = (tx: Tx, event: StoredEvent<Params>) => Promise<void>;

interface RowsConsumer extends ConsumerKey {
  readonly needs_rows: true;
  readonly deliver: Delivery<Transaction, object>;
}

interface SetupConsumer extends ConsumerKey {
  readonly needs_rows: false;
  readonly deliver: Delivery<SetupTransaction, object>;
}

/** One consequence of a kind of event. */
export type EventConsumer = RowsConsumer | SetupConsumer;

interface ConsumerInput<Tx, Params extends object> extends Pick<ConsumerKey, 'name' | 'effect'> {
  /** Runs in a transaction of its own, in the business time of the act, once for each event. */
  readonly deliver: Delivery<Tx, Params>;
}

/** Declares a consumer of a kind of event. */
export function defineConsumer<Params extends object>(
  { kind, toParams }: EventKind<Params>,
  { name, effect, deliver }: ConsumerInput<Transaction, Params>,
): EventConsumer {
  return {
    kind,
    name,
    effect,
    needs_rows: true,
    deliver: (tx, event) => deliver(tx, { ...event, params: toParams(event.params) }),
  };
}

/** Declares a consumer of an act that is possible before the municipality is set up. */
export function defineSetupConsumer<Params extends object>(
  { kind, toParams }: EventKind<Params>,
  { name, effect, deliver }: ConsumerInput<SetupTransaction, Params>,
): EventConsumer {
  return {
    kind,
    name,
    effect,
    needs_rows: false,
    deliver: (tx, event) => deliver(tx, { ...event, params: toParams(event.params) }),
  };
}
