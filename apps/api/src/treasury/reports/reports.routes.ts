// Routes of the reports (collections, delinquencies, client satisfaction and others), as a page or as a file.

import { downloadReport, getReport } from '@ebpls/contracts';

import { type Api, registerEndpoint } from '../../platform/http/serve.ts';
import { readReport } from './read-report.ts';
import { sendReport } from './send-report.ts';

export function reportsRoutes(api: Api): void {
  registerEndpoint(api, getReport, 'report.read', ({ actor, params, query: { cursor, limit, ...filters } }) =>
    readReport(api, actor, { ...params, filters, cursor, limit }),
  );
  registerEndpoint(api, downloadReport, 'report.export', ({ actor, reply, params, query: { format, ...filters } }) =>
    sendReport(api, { actor, reply }, { ...params, filters, format }),
  );
}
