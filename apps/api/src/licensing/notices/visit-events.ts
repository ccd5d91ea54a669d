import { defineEvent, insertEvent } from '../../domain/notifications/events/events.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import type { VisitedPlace } from '../visits/visits.queries.ts';

interface VisitAssigned extends Pick<VisitedPlace, 'inspection_no' | 'office' | 'company_name'> {
  readonly inspector_id: number;
}

/** A visit was assigned to a colleague. */
export const visitAssigned = defineEvent<VisitAssigned>('visit_assigned');

interface VisitMoved extends Pick<
  VisitedPlace,
  'clearance_id' | 'office' | 'brgycode' | 'inspector_id' | 'company_name'
> {
  readonly day: string;
}

/** An owner rescheduled a visit. */
export const visitMoved = defineEvent<VisitMoved>('visit_moved');

/** Stores the event of a visit that its owner moved. */
export function insertVisitMove(
  tx: ActorTransaction,
  { clearance_id, office, brgycode, inspector_id, company_name }: VisitedPlace,
  day: string,
): Promise<void> {
  return insertEvent(tx, visitMoved, { clearance_id, office, brgycode, inspector_id, company_name, day });
}
