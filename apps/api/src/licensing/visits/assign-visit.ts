import type { ClearingOffice, VisitReply } from '@ebpls/contracts';
import { sql } from 'kysely';

import type { Database, Trx } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import { recordAct } from '../../domain/applications/record-act.ts';
import { insertEvent } from '../../domain/notifications/events/events.ts';
import { selectOfficeStaff } from '../../domain/notifications/notify.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { openClearance } from '../clearances/move-clearance.ts';
import { visitAssigned } from '../notices/visit-events.ts';
import { getVisitedPlace, toVisitReply } from './visits.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

/**
 * Assigns the inspecting colleague. Refused: missing (another office's visit), forbidden (the person's own business),
 * conflict (visited, or the case is decided), invalid (nobody of this office, or the business is theirs).
 */
export async function assignVisit(
  tx: ActorTransaction,
  inspection_no: string,
  { inspector_id }: { readonly inspector_id: number },
): Promise<VisitReply> {
  const { trx, actor, today } = tx;
  const isOwnOffice = whereOfficeClearances(actor);
  const { clearance, application } = await openClearance(
    tx,
    (await getVisitedPlace(trx, inspection_no, isOwnOffice)).clearance_id,
  );
  const visit = await getVisitedPlace(trx, inspection_no, isOwnOffice);
  if (visit.result !== null) throw new Refused('conflict', 'visit.done');
  if (clearance.state !== 'INSPECTION_SCHEDULED') throw new Refused('conflict', `clearance.is.${clearance.state}`);
  const inspector = (await listColleagues(trx, visit)).find(({ account_id }) => account_id === inspector_id);
  if (!inspector) throw createInspectorRefusal('visit.not_colleague');
  if (clearance.owner_ids.includes(inspector_id)) throw createInspectorRefusal('visit.own_business');
  if (visit.inspector_id === inspector_id) return toVisitReply(visit, today);

  await trx
    .updateTable('inspection')
    .set({ inspector_id, inspectors: inspector.name })
    .where('inspection_id', '=', visit.inspection_id)
    .execute();
  await recordAct(tx, application, {
    audit: {
      act: 'clearance.assign_visit',
      object_kind: 'clearance',
      object_id: visit.clearance_id,
      detail: { inspection_no, inspector_id },
    },
    offices: [visit.office],
  });
  const { office, company_name } = visit;
  await insertEvent(tx, visitAssigned, { inspector_id, inspection_no, office, company_name });
  return toVisitReply(await getVisitedPlace(trx, inspection_no, isOwnOffice), today);
}

function createInspectorRefusal(key: 'visit.not_colleague' | 'visit.own_business'): Refused {
  return new Refused('invalid', key, { fields: { inspector_id: key } });
}

export interface Colleague {
  readonly account_id: number;
  readonly name: string;
}

/** The people of an office, or of the barangay of a place, who may be sent to a visit; closed accounts are left out. */
export async function listColleagues(
  db: Database | Trx,
  { office, brgycode }: { readonly office: ClearingOffice; readonly brgycode: string },
): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select a.id as account_id, a.full_name as name
    from account a
    join account_role p on p.account_id = a.id and p.position = 0
    join role r on r.id = p.role_id
    where ${selectOfficeStaff(office, brgycode)} and a.disabled_at is null and a.verified_at is not null
    order by name, a.id
    limit 100`.execute(db);
  return rows;
}
