import { fileChange as file, recordClosingVisit as visit, reverseRetirement as reverse } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { inTransaction } from '../../platform/transactions/transaction.ts';
import { recordClosingVisit } from './closing-visit.ts';
import { fileChange } from './file-change.ts';
import { reverseRetirement } from './reverse-closure.ts';

/** Amendments and retirements, where they differ from an application for a year (domain reference 3.6 and 3.7). */
export function changesRoutes(api: Api): void {
  registerEndpoint(api, file, 'assessment.file', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => fileChange(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, visit, 'retirement.visit', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recordClosingVisit(tx, params.assessment_code, body)),
  );
  registerEndpoint(api, reverse, 'retirement.reverse', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => reverseRetirement(tx, params.assessment_code, body)),
  );
}
