import type { GatewayResult } from './gateway/payment-provider.ts';
import type { ApplicationRow } from '../applications/find-application.ts';
import type { OrderRow } from '../ledger/due/orders.queries.ts';
import type { AttemptRow } from './attempts/attempts.queries.ts';

/** A locked attempt with its application and order, and the result that the gateway reported. */
export interface LockedAttempt {
  readonly attempt: AttemptRow;
  readonly application: ApplicationRow;
  readonly order: OrderRow;
  readonly result: GatewayResult;
}
