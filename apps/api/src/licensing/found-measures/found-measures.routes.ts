import { recordMeasure as endpoint } from '@ebpls/contracts';

import { inTransaction } from '../../platform/transactions/transaction.ts';
import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { recordMeasure } from './record-measure.ts';

/** Measures of the revenue code that offices find. */
export function officeMeasuresRoutes(api: Api): void {
  registerEndpoint(api, endpoint, 'measure.record', ({ params, body, actor }) =>
    inTransaction(api, actor, (tx) => recordMeasure(tx, params.assessment_code, body)),
  );
}
