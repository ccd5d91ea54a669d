import * as v from 'valibot';

import { AssessmentRow } from './assessments.contract.ts';
import { Marks } from './corrected-fields.ts';
import { endpoint } from './endpoint.ts';
import { ListFileQuery, sortOf } from './lists.contract.ts';
import { ClearingOffice } from './roles.ts';
import { ApplicationState, ArtaClass } from './states.ts';
import { OFFICE_VIEWS, TRANSACTION_VIEWS } from './views.ts';
import { AssessmentCode, ListQuery, page, text } from './primitives.ts';

const AssessmentPath = v.object({ assessment_code: AssessmentCode });

const MovedApplication = v.object({ assessment_code: v.string(), state: ApplicationState });

const TransactionFilters = {
  search: ListQuery.search,
  view: v.optional(v.picklist(TRANSACTION_VIEWS), 'open'),
  /** Only applications whose clearance at this office is in `office_view` of that office's queue. */
  office: v.optional(ClearingOffice),
  office_view: v.optional(v.picklist(OFFICE_VIEWS), 'open'),
  sort: sortOf('applications'),
};

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/assessments',
  summary: 'Applications of all owners, for the licensing office and the administrator',
  query: v.object({ ...TransactionFilters, cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: v.object({ ...page(AssessmentRow).entries, counts: v.record(v.string(), v.number()) }),
});

/** Refused: conflict when it would hold more than `LIST_FILE_MOST` rows. */
export const downloadTransactions = endpoint({
  method: 'GET',
  path: '/api/lists/applications/file',
  summary: 'The whole list of the same filters and order as a workbook or as comma-separated values',
  query: v.object({ ...TransactionFilters, ...ListFileQuery }),
});

export const acceptAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/accept',
  summary:
    'The licensing office accepts a complete application; the legal clock starts and the offices get their parts',
  params: AssessmentPath,
  body: v.object({ arta_class: v.optional(ArtaClass) }),
  reply: MovedApplication,
});

export const returnAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/return',
  summary: 'The licensing office sends an incomplete application back with what is missing',
  params: AssessmentPath,
  body: v.object({
    remarks: text('remarks.required', 500),
    requirement_codes: v.array(v.string()),
    marks: Marks,
  }),
  reply: MovedApplication,
});

export const rejectAssessment = endpoint({
  method: 'POST',
  path: '/api/assessments/:assessment_code/reject',
  summary: 'Refuses an application in writing, with its legal ground',
  params: AssessmentPath,
  body: v.object({ ground: text('ground.required', 200), remarks: text('remarks.required', 1000) }),
  reply: MovedApplication,
});
