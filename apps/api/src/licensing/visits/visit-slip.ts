import { formatInstantInWords, formatPersonName } from '@ebpls/contracts';

import type { Database } from '../../platform/database/database.ts';
import { whereOfficeClearances } from '../../domain/application-views/queue.ts';
import type { CaseReader } from '../../domain/cases/case-reader.ts';
import type { AnsweredItem } from '../../tables/offices/visits.ts';
import type { VisitSlip } from './slip-pdf.ts';
import { listReports } from './visit-record.ts';
import { type AskedItem, getVisitedPlace, listItems, type VisitedPlace } from './visits.queries.ts';

// Printed papers are in English, as the permit is.
const ANSWER = { COMPLIANT: 'Complies', NOT_COMPLIANT: 'Does not comply', NOT_APPLICABLE: 'Does not apply' } as const;
const RESULT = {
  PASSED: 'Passed',
  FAILED: 'Failed, to be corrected',
  REFUSED: 'Refused by whoever was met',
  NO_SHOW: 'Nobody was there',
  PARTIAL: 'In part',
} as const;

/** What the slip of a visit says today: empty lines before it, what was found afterwards. Refused: missing. */
export async function visitSlip(db: Database, inspection_no: string, { actor, rows }: CaseReader): Promise<VisitSlip> {
  const visit = await getVisitedPlace(db, inspection_no, whereOfficeClearances(actor));
  const [items, reports] = await Promise.all([listItems(db, visit.office), listReports(db, visit.inspection_id)]);
  const taken = reports.find(({ outcome }) => outcome === 'TAKEN');
  return {
    inspection_no,
    office: rows.offices.get(visit.office)?.title.en ?? visit.office,
    facts: factsOf(visit),
    checks: checksOf(items, taken?.checklist ?? []),
    findings: visit.findings,
    ...(taken ? signedOf(taken) : unsigned(visit)),
  };
}

function checksOf(items: readonly AskedItem[], answered: readonly AnsweredItem[]): VisitSlip['checks'] {
  const given = new Map(answered.map((item) => [item.item_code, item]));
  return items.map(({ item_code, question }) => {
    const item = given.get(item_code);
    return item ? [item.question.en, ANSWER[item.answer], item.remark] : [question.en, '', ''];
  });
}

type Signed = Pick<VisitSlip, 'met_name' | 'signature' | 'refuses_to_sign' | 'inspectors' | 'visited_at'>;

function unsigned({ inspectors }: VisitedPlace): Signed {
  return { met_name: '', signature: [], refuses_to_sign: false, inspectors, visited_at: null };
}

function signedOf(report: Awaited<ReturnType<typeof listReports>>[number]): Signed {
  const { met_name, signature, refuses_to_sign, visited_at, firstname, lastname } = report;
  return { met_name, signature, refuses_to_sign, visited_at, inspectors: formatPersonName({ firstname, lastname }) };
}

function factsOf(visit: VisitedPlace): VisitSlip['facts'] {
  const planned = formatInstantInWords(visit.scheduled_at);
  return [
    ['Business', `${visit.company_name} (${visit.company_code})`],
    ['Owner', visit.owner_name],
    ['Address', visit.address],
    ['Application', visit.assessment_code],
    ['Planned for', visit.is_again ? `${planned}, again` : planned],
    ['Result', visit.result === null ? '' : RESULT[visit.result]],
  ];
}
