import { defineEvent } from '../../domain/notifications/events/events.ts';

interface OrdinanceChanged {
  readonly ordinance_version_id: number;
}

/** A version of the revenue code was started, saved, tested, published or withdrawn. */
export const ordinanceChanged = defineEvent<OrdinanceChanged>('ordinance_changed');
