// Loads the reports and photos of a visit.

import { formatPersonName, type ReplyBody, type getVisit } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import { Refused } from '../../platform/refused.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { getVisitedPlace, toVisitReply } from './visits.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

/** A report of a visit with its sender, the one that counts first. */
export function listReports(db: Database, inspection_id: number) {
  return db
    .selectFrom('inspection_report as r')
    .innerJoin('account as w', 'w.id', 'r.reported_by')
    .select([
      'r.report_key',
      'r.outcome',
      'r.received_at',
      'r.visited_at',
      'r.result',
      'r.findings',
      'r.checklist',
      'r.met_name',
      'r.signature',
      'r.refuses_to_sign',
      'r.place',
      'w.firstname',
      'w.lastname',
    ])
    .where('r.inspection_id', '=', inspection_id)
    .orderBy((order) => order('r.outcome', '=', 'TAKEN'), 'desc')
    .orderBy('r.report_id')
    .execute();
}

/** One visit as its office reads it afterwards. Refused: missing (another office's). */
export async function loadVisitRecord(
  db: Database,
  inspection_no: string,
  { actor, today }: CaseReader,
): Promise<ReplyBody<typeof getVisit>> {
  const visit = await getVisitedPlace(db, inspection_no, whereOfficeClearances(actor));
  const [reports, photos] = await Promise.all([
    listReports(db, visit.inspection_id),
    db
      .selectFrom('inspection_photo')
      .select(['photo_id', 'report_key', 'taken_at', 'latitude'])
      .where('inspection_id', '=', visit.inspection_id)
      .orderBy('photo_id')
      .execute(),
  ]);
  return {
    visit: toVisitReply(visit, today),
    reports: reports.map(({ report_key, firstname, lastname, checklist, signature, place, ...report }) => ({
      outcome: report.outcome,
      reported_by: formatPersonName({ firstname, lastname }),
      received_at: report.received_at,
      visited_at: report.visited_at,
      result: report.result,
      findings: report.findings,
      checklist: checklist.map(({ question, answer, remark }) => ({
        question: question[actor.locale],
        answer,
        remark,
      })),
      met_name: report.met_name,
      is_signed: signature.length > 0,
      has_place: place !== null,
      photos: photos
        .filter((photo) => photo.report_key === report_key)
        .map(({ photo_id, taken_at, latitude }) => ({ photo_id, taken_at, has_place: latitude !== null })),
    })),
  };
}

/** A photo of a visit of the person's own office. Refused: missing. */
export async function getPhoto(db: Database, photo_id: number, { actor }: Pick<CaseReader, 'actor'>) {
  const photo = await db
    .selectFrom('inspection_photo as p')
    .innerJoin('inspection as i', 'i.inspection_id', 'p.inspection_id')
    .innerJoin('clearance as c', 'c.clearance_id', 'i.clearance_id')
    .select(['p.photo_id', 'p.file_name', 'p.media_type', 'p.size', 'p.storage_key', 'c.clearance_id'])
    .where('p.photo_id', '=', photo_id)
    .where(whereOfficeClearances(actor))
    .executeTakeFirst();
  if (!photo) throw new Refused('missing', 'resource.missing');
  return photo;
}
