// Endpoints that list the applications of all owners, for the licensing office and the administrator, or download the
// list.

import * as v from 'valibot';

import { AssessmentRow } from './assessment-row.ts';
import { defineEndpoint } from '../shared/endpoint.ts';
import { ListFileQuery, defineSort } from '../accounts/lists.contract.ts';
import { Day, ListQuery, definePage } from '../shared/primitives.ts';
import { ClearingOffice } from '../shared/roles.ts';
import { ArtaClass } from '../shared/states.ts';
import { APPLICATION_STAGES, OFFICE_VIEWS, TRANSACTION_DATES, TRANSACTION_VIEWS } from '../shared/views.ts';

const TransactionFilters = {
  search: ListQuery.search,
  view: v.optional(v.picklist(TRANSACTION_VIEWS), 'open'),
  /** Only applications whose clearance at this office is in `office_view` of that office's queue. */
  office: v.optional(ClearingOffice),
  office_view: v.optional(v.picklist(OFFICE_VIEWS), 'open'),
  /** Only applications filed, issued or decided between `from` and `to`, both inclusive; without it the days are ignored. */
  dated_by: v.optional(v.picklist(TRANSACTION_DATES)),
  from: v.optional(Day),
  to: v.optional(Day),
  arta_class: v.optional(ArtaClass),
  /** Only applications that have come at least this far; those returned, refused or withdrawn are filed only. */
  stage: v.optional(v.picklist(APPLICATION_STAGES)),
  sort: defineSort('applications'),
};

/** Lists the applications of all owners. */
export const listTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/assessments',
  summary: 'List the applications of all owners; for the licensing office and the administrator',
  query: v.object({ ...TransactionFilters, cursor: ListQuery.cursor, limit: ListQuery.limit }),
  reply: v.object({ ...definePage(AssessmentRow).entries, counts: v.record(v.string(), v.number()) }),
});

/** Refused: conflict when it would hold more than `MAX_LIST_FILE_ROWS` rows. */
export const downloadTransactions = defineEndpoint({
  method: 'GET',
  path: '/api/lists/applications/file',
  summary: 'Download the whole list with the same filters and order as a workbook or CSV file',
  query: v.object({ ...TransactionFilters, ...ListFileQuery }),
});
