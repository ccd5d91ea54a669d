// Prints the inspection slips of several visits in one file.

import type { FastifyReply } from 'fastify';
import { sql } from 'kysely';

import type { Api } from '../../platform/http/api.ts';
import { sendPdf } from '../../platform/pdf/send-pdf.ts';
import { Refused } from '../../platform/refused.ts';
import { refuseOwnBusiness } from '../../domain/applications/find-application.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { getPrint } from '../../domain/applications/papers/print-rows.ts';
import type { ActorTransaction } from '../../platform/transactions/transaction.ts';
import { joinPapers } from '../permit-pdf/draw-permit.ts';
import { loadVisitSlip } from './visit-slip.ts';
import { PLANNED_VISIT_COUNTS } from './visits.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

interface CaseWithVisit {
  readonly assessment_id: number;
  readonly business_id: number;
  readonly inspection_no: string | null; // Null without a planned visit.
}

/**
 * The planned visit of a case. Refused: missing for another office's, forbidden on an own business, conflict without
 * one.
 */
export async function getSlipToPrint(tx: ActorTransaction, clearance_id: number): Promise<string> {
  const { rows } = await sql<CaseWithVisit>`
    select
      a.assessment_id, a.business_id,
      (
        select i.inspection_no
        from inspection i
        where i.clearance_id = c.clearance_id and i.result is null and ${PLANNED_VISIT_COUNTS}
        order by i.inspection_id desc
        limit 1
      ) as inspection_no
    from clearance c
    join application a using (assessment_id)
    where c.clearance_id = ${clearance_id}::bigint and ${whereOfficeClearances(tx.actor)}`.execute(tx.trx);
  const [visit] = rows;
  if (!visit) throw new Refused('missing', 'resource.missing');
  await refuseOwnBusiness(tx, visit.business_id, visit.assessment_id);
  if (visit.inspection_no === null) throw new Refused('conflict', 'visit.nothing_to_print');
  return visit.inspection_no;
}

interface PrintDownload {
  readonly reader: CaseReader;
  readonly print_id: string;
  readonly reply: FastifyReply;
}

/** The prepared slips as one file, each in its present state; rendered one after the other. */
export async function sendPrintedSlips(api: Api, { reader, print_id, reply }: PrintDownload): Promise<void> {
  const { actor, rows } = reader;
  const inspectionNos = await getPrint(api, { actor, kind: 'inspection', print_id });
  const { renderSlipPdf } = await import('./slip-pdf.ts');
  const files: Buffer[] = [];
  for (const inspectionNo of inspectionNos)
    files.push(await renderSlipPdf(await loadVisitSlip(api.db, inspectionNo, reader), rows.issuer));
  await sendPdf(reply, 'inspections', await joinPapers({ title: 'Inspection slips', issuer: rows.issuer, files }));
}
