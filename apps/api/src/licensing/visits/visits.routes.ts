import {
  requestAnotherDay as askDay,
  assignVisit as assign,
  downloadPrintedSlips,
  downloadVisitPhoto,
  downloadVisitSlip,
  getFieldVisits,
  getVisit,
  getVisitCalendar,
  listVisits,
  listVisitsOfApplication,
  printVisitSlips,
  reportVisit as report,
  sendVisitPhoto,
} from '@ebpls/contracts';
import { addDays, computeDayCapacity, listOtherDays } from '@ebpls/rules';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import { sendPdf, sendUpload } from '../../platform/pdf/send-pdf.ts';
import { getApplication } from '../../domain/applications/find-application.ts';
import { createCaseReader, type CaseReader } from '../../domain/applications/cases/case-reader.ts';
import { printEachRow } from '../../domain/applications/papers/print-rows.ts';
import { getLocaleText } from '../../platform/reference/reference-rows.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { moveVisitForOwner, loadOfficeDays } from './move-visit.ts';
import { assignVisit, listColleagues } from './assign-visit.ts';
import { sendPrintedSlips, getSlipToPrint } from './print-slips.ts';
import { reportVisit } from './report-visit.ts';
import { sendPhoto } from './send-photo.ts';
import { getPhoto, loadVisitRecord } from './visit-record.ts';
import { loadVisitCalendar } from './visit-calendar.ts';
import { loadVisitSlip } from './visit-slip.ts';
import {
  listFieldVisits,
  listItems,
  listPlannedVisits,
  listVisitsBetween,
  toPlannedVisit,
  toVisitReply,
} from './visits.queries.ts';

/** Visits of the offices to the places of businesses. Another office's visit is missing, as if it did not exist. */
export function visitsRoutes(api: Api): void {
  const reader = createCaseReader(api);
  registerEndpoint(api, listVisits, 'clearance.work', ({ query, actor }) => loadAgenda(api, query.from, actor));
  registerEndpoint(api, getVisitCalendar, 'clearance.work', ({ query, actor }) =>
    loadVisitCalendar({ ...api, actor }, query.day),
  );
  registerEndpoint(api, getFieldVisits, 'clearance.work', async ({ actor }) =>
    loadFieldVisits(api, await reader(actor)),
  );
  registerEndpoint(api, getVisit, 'clearance.work', async ({ params, actor }) =>
    loadVisitRecord(api.db, params.inspection_no, await reader(actor)),
  );
  registerEndpoint(api, assign, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => assignVisit(tx, params.inspection_no, body)),
  );
  registerEndpoint(api, report, 'clearance.work', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => reportVisit(tx, params.inspection_no, body)),
  );
  registerEndpoint(api, sendVisitPhoto, 'clearance.work', ({ params, query, actor, request }) =>
    sendPhoto(api, { request, actor }, { ...params, ...query }),
  );
  registerVisitPapers(api, reader);

  registerEndpoint(api, listVisitsOfApplication, 'assessment.read', async ({ params, actor }) =>
    loadApplicationVisits(api, params.assessment_code, await reader(actor)),
  );
  registerEndpoint(api, askDay, 'clearance.answer', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => moveVisitForOwner(tx, params.inspection_no, body)),
  );
}

/** The photos and the slips of visits. */
function registerVisitPapers(api: Api, reader: ReturnType<typeof createCaseReader>): void {
  registerEndpoint(api, downloadVisitPhoto, 'clearance.work', async ({ params, actor, reply }) => {
    const photo = await getPhoto(api.db, params.photo_id, { actor });
    await sendUpload(reply, photo, api.storage.read(photo.storage_key));
  });
  registerEndpoint(api, downloadVisitSlip, 'clearance.work', async ({ params, actor, reply }) => {
    const caseReader = await reader(actor);
    const slip = await loadVisitSlip(api.db, params.inspection_no, caseReader);
    const { renderSlipPdf } = await import('./slip-pdf.ts');
    await sendPdf(reply, `inspection-${slip.inspection_no}`, await renderSlipPdf(slip, caseReader.rows.issuer));
  });
  registerEndpoint(api, printVisitSlips, 'clearance.work', ({ actor, body }) =>
    printEachRow(api, { actor, kind: 'inspection', rows: body.clearance_ids, getPaper: getSlipToPrint }),
  );
  registerEndpoint(api, downloadPrintedSlips, 'clearance.work', async ({ params, actor, reply }) =>
    sendPrintedSlips(api, { reader: await reader(actor), ...params, reply }),
  );
}

const AGENDA_DAYS = 14;

async function loadAgenda({ db, clock }: Api, requestedDay: string | undefined, actor: Actor) {
  const today = clock.today();
  const from = requestedDay ?? today;
  const until = addDays(from, AGENDA_DAYS - 1);
  const { office = 'bplo', brgycode = '' } = actor;
  const [visits, inspectors] = await Promise.all([
    listVisitsBetween(db, actor, { from, until }),
    listColleagues(db, { office, brgycode }),
  ]);
  return {
    today,
    from,
    until,
    data: visits.map((visit) => toVisitReply(visit, today)),
    inspectors,
    day_capacity: computeDayCapacity(inspectors.length),
  };
}

async function loadFieldVisits({ db }: Api, { actor, today }: CaseReader) {
  const [visits, items] = await Promise.all([listFieldVisits(db, actor, today), listItems(db, actor.office ?? 'bplo')]);
  return {
    day: today,
    items: items.map(({ item_code, question }) => ({ item_code, question: getLocaleText(question, actor.locale) })),
    data: visits.map((visit) => ({
      ...toVisitReply(visit, today),
      owner_name: visit.owner_name,
      phone: visit.phone,
      earlier_findings: visit.earlier_findings,
    })),
  };
}

/** Only the owner may request another day; other readers of the application see the visits alone. */
async function loadApplicationVisits({ db }: Api, assessment_code: string, reader: CaseReader) {
  const { actor, rows } = reader;
  const { assessment_id } = await getApplication(db, assessment_code, actor);
  const visits = await listPlannedVisits(db, assessment_id);
  const data = visits.map(async (visit) => ({
    inspection_no: visit.inspection_no,
    office: visit.office,
    title: getLocaleText(
      rows.offices.get(visit.office)?.title ?? { en: visit.office, fil: visit.office },
      actor.locale,
    ),
    scheduled_at: visit.scheduled_at,
    inspectors: visit.inspectors,
    free_days:
      actor.role === 'user' ? listOtherDays(toPlannedVisit(visit), await loadOfficeDays(db, reader, visit)) : [],
  }));
  return { data: await Promise.all(data) };
}
