import { defineEvent } from '../../domain/notifications/events/events.ts';

interface DisputeFiled {
  readonly dispute_no: string;
}

/** An owner disputed a line of an order. */
export const disputeFiled = defineEvent<DisputeFiled>('dispute_filed');
