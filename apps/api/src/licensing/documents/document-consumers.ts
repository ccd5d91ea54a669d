// Consequences of a change of a document: the pages that show it reload.

import { type ClearingOffice, ROLE_ID } from '@ebpls/contracts';
import { sql } from 'kysely';

import { nudgeRooms } from '../../platform/live/live.ts';
import { listOfficeRooms } from '../../domain/applications/notices/notify-owner.ts';
import { listOwnerRooms } from '../../domain/access/delegations/owner-rooms.ts';
import { defineConsumer, type EventConsumer } from '../../domain/notifications/events/consumers.ts';
import type { Transaction } from '../../platform/transactions/transaction.ts';
import { type ChangedDocument, documentChanged } from './document-events.ts';

interface ConcernedApplication {
  readonly assessment_code: string;
  readonly brgycode: string;
  readonly offices: ClearingOffice[];
}

/** What follows every change of a document. */
export const DOCUMENT_CONSUMERS: readonly EventConsumer[] = [
  defineConsumer(documentChanged, {
    name: 'reload_pages',
    effect: 'reload',
    deliver: (tx, { params }) => reloadDocumentPages(tx, params),
  }),
];

/** Reloads the open pages with the application of this document. */
async function reloadDocumentPages({ trx, rows, today }: Transaction, paper: ChangedDocument): Promise<void> {
  const owners = await listOwnerRooms({ trx, today }, paper);
  const application = await findConcerned(trx, paper.business_id);
  const desks =
    application === undefined
      ? []
      : [`role:${ROLE_ID.bplo}` as const, ...listOfficeRooms(rows, application, application.offices)];
  await nudgeRooms(trx, [...owners, ...desks], { subject: 'document', key: paper.document_id });
  if (application) await nudgeRooms(trx, owners, { subject: 'assessment', key: application.assessment_code });
}

async function findConcerned(trx: Transaction['trx'], business_id: number): Promise<ConcernedApplication | undefined> {
  const { rows } = await sql<ConcernedApplication>`
    select
      a.assessment_code, a.brgycode,
      coalesce((select array_agg(c.office) from clearance c where c.assessment_id = a.assessment_id), '{}') as offices
    from application a
    where a.business_id = ${business_id}::bigint
      and a.assessment_code is not null
      and a.state not in ('ISSUED', 'REJECTED', 'WITHDRAWN', 'LAPSED', 'CANCELLED')
    order by a.assessment_id desc
    limit 1`.execute(trx);
  return rows[0];
}
