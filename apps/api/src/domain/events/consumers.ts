// Types of what follows an act: each consumer of an event notifies one kind of reader.

import type { Transaction } from '../transactions/transaction.ts';
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

/** One consequence of a kind of event. */
export interface EventConsumer {
  readonly kind: string;
  /** Unique within its kind; a delivered consumer is recorded by it. */
  readonly name: string;
  readonly effect: ConsumerEffect;
  readonly deliver: (tx: Transaction, event: StoredEvent<object>) => Promise<void>;
}

interface ConsumerInput<Params extends object> extends Pick<EventConsumer, 'name' | 'effect'> {
  /** Runs in a transaction of its own, in the business time of the act, once for each event. */
  readonly deliver: (tx: Transaction, event: StoredEvent<Params>) => Promise<void>;
}

/** Declares a consumer of a kind of event. */
export function defineConsumer<Params extends object>(
  { kind, toParams }: EventKind<Params>,
  { name, effect, deliver }: ConsumerInput<Params>,
): EventConsumer {
  return {
    kind,
    name,
    effect,
    deliver: (tx, event) => deliver(tx, { ...event, params: toParams(event.params) }),
  };
}
