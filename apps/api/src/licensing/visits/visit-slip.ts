// Loads the content of the inspection slip of a visit.

import { formatInstantInWords, formatPersonName } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import type { CaseReader } from '../../domain/applications/cases/case-reader.ts';
import type { AnsweredItem } from '../../tables/offices/visits.ts';
import type { VisitSlip } from './slip-pdf.ts';
import { listReports } from './visit-record.ts';
import { type OfficeItem, getVisitedPlace, listItems, type VisitedPlace } from './visits.queries.ts';
import { whereOfficeClearances } from '../../domain/access/office-conditions.ts';

// Printed papers are in English, as the permit is.
const ANSWER_TEXTS = {
  COMPLIANT: 'Complies',
  NOT_COMPLIANT: 'Does not comply',
  NOT_APPLICABLE: 'Does not apply',
} as const;
const RESULT = {
  PASSED: 'Passed',
  FAILED: 'Failed, to be corrected',
  REFUSED: 'Refused by the person met',
  NO_SHOW: 'Nobody was there',
  PARTIAL: 'In part',
} as const;

/** Content of the slip of a visit today: empty lines before it, the findings afterwards. Refused: missing. */
export async function loadVisitSlip(
  db: Database,
  inspection_no: string,
  { actor, rows }: CaseReader,
): Promise<VisitSlip> {
  const visit = await getVisitedPlace(db, inspection_no, whereOfficeClearances(actor));
  const [items, reports] = await Promise.all([listItems(db, visit.office), listReports(db, visit.inspection_id)]);
  const takenReport = reports.find(({ outcome }) => outcome === 'TAKEN');
  return {
    inspection_no,
    office: rows.offices.get(visit.office)?.title.en ?? visit.office,
    facts: toFacts(visit),
    checks: toChecks(items, takenReport?.checklist ?? []),
    findings: visit.findings,
    ...(takenReport ? toSlipSignature(takenReport) : toUnsignedSlip(visit)),
  };
}

function toChecks(items: readonly OfficeItem[], answeredItems: readonly AnsweredItem[]): VisitSlip['checks'] {
  const answerByItem = new Map(answeredItems.map((item) => [item.item_code, item]));
  return items.map(({ item_code, question }) => {
    const item = answerByItem.get(item_code);
    return item ? [item.question.en, ANSWER_TEXTS[item.answer], item.remark] : [question.en, '', ''];
  });
}

type SlipSignature = Pick<VisitSlip, 'met_name' | 'signature' | 'refuses_to_sign' | 'inspectors' | 'visited_at'>;

function toUnsignedSlip({ inspectors }: VisitedPlace): SlipSignature {
  return { met_name: '', signature: [], refuses_to_sign: false, inspectors, visited_at: null };
}

function toSlipSignature(report: Awaited<ReturnType<typeof listReports>>[number]): SlipSignature {
  const { met_name, signature, refuses_to_sign, visited_at, firstname, lastname } = report;
  return { met_name, signature, refuses_to_sign, visited_at, inspectors: formatPersonName({ firstname, lastname }) };
}

function toFacts(visit: VisitedPlace): VisitSlip['facts'] {
  const plannedTime = formatInstantInWords(visit.scheduled_at);
  return [
    ['Business', `${visit.company_name} (${visit.company_code})`],
    ['Owner', visit.owner_name],
    ['Address', visit.address],
    ['Application', visit.assessment_code],
    ['Planned for', visit.is_again ? `${plannedTime}, again` : plannedTime],
    ['Result', visit.result === null ? '' : RESULT[visit.result]],
  ];
}
